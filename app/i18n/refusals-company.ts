import { entries } from './catalogue.ts'

/** Closer words for refusals about members, plans and tax numbers of companies. */
export const companyRefusals = entries({
  seats_full: {
    id: 'Semua kursi pada paket Anda terpakai. Tarik undangan, nonaktifkan anggota, atau naikkan paket.',
    en: 'All seats of your plan are taken. Withdraw an invitation, deactivate a member or choose a larger plan.',
  },
  owner_names: {
    id: 'Hak memutuskan imbalan di atas batas satu orang, termasuk hak admin, hanya diberikan oleh pemilik akun perusahaan.',
    en: "The right to decide rewards above the limit of one person, an admin's included, is given by the owner of the company account alone.",
  },
  more_than_own: { id: 'Anda tidak dapat memberi hak yang tidak Anda punya', en: 'You cannot give rights that you do not have' },
  invitation_pause: {
    id: 'Undangan baru saja dikirim. Tunggu 60 detik sebelum mengirim ulang.',
    en: 'The invitation was just sent. Wait 60 seconds before sending it again.',
  },
  invitation_quota: {
    id: 'Orang ini sudah menerima enam undangan dalam 24 jam. Coba lagi besok.',
    en: 'This person has received six invitations within 24 hours. Try again tomorrow.',
  },
  member_left: { id: 'Orang ini sudah menutup akunnya', en: 'This person has closed the account' },
  programs_full: {
    id: 'Semua tempat program pada paket perusahaan terpakai. Akhiri satu program, atau minta pemilik akun menaikkan paket. Draf ini tetap tersimpan.',
    en: 'All program places of the plan are taken. End a program, or ask the owner of the account for a larger plan. This draft is kept.',
  },
  private_programs_full: {
    id: 'Paket perusahaan tidak punya tempat lagi untuk program privat. Buka sebagai program publik, atau minta pemilik akun menaikkan paket.',
    en: 'The plan has no place left for private programs. Open it as a public one, or ask the owner of the account for a larger plan.',
  },
  plan_reports_full: {
    id: 'Laporan bulan ini sudah mencapai batas paket, jadi program baru menunggu. Program yang berjalan tetap menerima laporan.',
    en: 'The reports of this month have reached the limit of the plan, so new programs wait. Running programs go on receiving reports.',
  },
  plan_request_waiting: {
    id: 'Satu permintaan paket masih menunggu. Tarik dulu, baru kirim yang baru.',
    en: 'A plan request is still waiting. Take it back before you send another one.',
  },
  plan_request_decided: {
    id: 'Permintaan ini sudah dijawab tim kami. Muat ulang halaman ini.',
    en: 'Our team has answered this request already. Reload the page.',
  },
  plan_request_changed: {
    id: 'Permintaan perusahaan ini sudah dijawab rekan lain, ditarik, atau baru masuk. Muat ulang halaman ini.',
    en: 'A colleague answered this request, it was taken back, or one has just come in. Reload the page.',
  },
  npwp_changed: {
    id: 'NPWP ini sudah diputuskan rekan lain atau dikirim ulang. Muat ulang halaman ini.',
    en: 'A colleague decided this NPWP, or it was sent anew. Reload the page.',
  },
  npwp_held: {
    id: 'NPWP ini menggantikan yang sudah terverifikasi, jadi baru dapat diverifikasi 24 jam setelah dikirim.',
    en: 'This NPWP replaces a verified one, so it can only be verified 24 hours after it was sent.',
  },
  contract_changed: {
    id: 'Naskah kontrak berubah sejak Anda membukanya. Baca naskah yang baru, lalu tanda tangani.',
    en: 'The text of the contract changed since you opened it. Read the new one, then sign.',
  },
  contract_decided: {
    id: 'Kontrak ini sudah diputuskan rekan lain, atau perusahaan menandatangani yang baru. Muat ulang halaman ini.',
    en: 'A colleague decided this contract, or the company signed another one. Reload the page.',
  },
  contract_company_held: {
    id: 'Akun pemilik perusahaan ini ditangguhkan atau sudah ditutup, jadi kontraknya tidak ditandatangani.',
    en: 'The account of the owner of this company is suspended or closed, so its contract is not signed.',
  },
  contract_waiting: {
    id: 'Kontrak kerja sama sudah ditandatangani perusahaan dan menunggu tanda tangan tim platform. Program dibuka setelah itu.',
    en: 'The company signed the cooperation contract, which waits for the signature of the platform team. The program opens after that.',
  },
  contract_returned: {
    id: 'Kontrak kerja sama dikembalikan. Pemilik akun perusahaan memperbaiki dan menandatanganinya lagi sebelum program dibuka.',
    en: 'The cooperation contract was sent back. The owner of the company account corrects and signs it again before the program opens.',
  },
  contract_outdated: {
    id: 'Kontrak kerja sama masih versi lama. Pemilik akun perusahaan menandatangani versi baru sebelum program baru dibuka.',
    en: 'The cooperation contract is of an older version. The owner of the company account signs the new one before a new program opens.',
  },
  contract_missing: {
    id: 'Kontrak kerja sama belum ditandatangani. Pemilik akun perusahaan menandatanganinya sebelum program dibuka.',
    en: 'The cooperation contract is not signed. The owner of the company account signs it before the program opens.',
  },
  assets_full: {
    id: 'Paket Anda tidak punya tempat lagi untuk aset. Tarik yang tidak dipakai, atau naikkan paket.',
    en: 'Your plan has no room for another asset. Withdraw one you do not use, or choose a larger plan.',
  },
  asset_claims_open: {
    id: 'Terlalu banyak klaim yang belum terbukti. Buktikan atau tarik dulu sebagian, baru klaim yang lain.',
    en: 'Too many claims are not proved yet. Prove or withdraw some of them before you claim others.',
  },
  asset_taken: {
    id: 'Perusahaan lain sudah membuktikan aset ini, yang di atasnya, atau yang di bawahnya. Kalau ini milik Anda, hubungi tim kami.',
    en: 'Another company has proved this asset, or what lies above or below it. If it is yours, write to our team.',
  },
  asset_lookalike: {
    id: 'Nama ini menyerupai domain terbukti milik perusahaan lain. Tunjukkan dokumennya kepada tim kami; dua orang memutuskan.',
    en: 'This name resembles a domain that another company has proved. Show our team a document; two people decide.',
  },
  asset_revoked: {
    id: 'Tim kami mencabut bukti aset ini. Rekaman dan berkas tidak cukup lagi: tunjukkan dokumennya kepada tim kami.',
    en: 'Our team took the proof of this asset away. A record or file is no longer enough: show our team a document.',
  },
  asset_changed: {
    id: 'Aset ini sudah diputuskan rekan lain, atau perusahaannya menunjukkan hal lain sejak Anda membukanya. Muat ulang halaman ini.',
    en: 'A colleague has decided this asset, or its company has shown something else since you opened it. Reload the page.',
  },
  second_operator: {
    id: 'Anda sudah menyetujui aset ini. Orang kedua harus rekan Anda.',
    en: 'You have agreed to this asset already. The second person must be a colleague.',
  },
  proof_missing: {
    id: 'Belum ditemukan: rekaman TXT tidak ada dan berkasnya tidak ada. Perubahan DNS dapat perlu beberapa jam.',
    en: 'Not found yet: there is no TXT record and no file. Changes of DNS may take some hours.',
  },
  proof_different: {
    id: 'Ada rekaman atau berkas, tetapi isinya lain. Salin isi yang diminta tanpa mengubahnya.',
    en: 'There is a record or file with another content. Copy what is asked for without changing it.',
  },
  proof_unreachable: {
    id: 'Server DNS atau situsnya tidak menjawab. Periksa domainnya, lalu coba lagi.',
    en: 'The DNS server or the site does not answer. Check the domain, then try again.',
  },
  proof_redirected: {
    id: 'Berkasnya dialihkan ke alamat lain. Jawab berkas itu langsung dari domain ini, atau pakai rekaman DNS.',
    en: 'The file is redirected to another address. Answer it from the domain itself, or use a DNS record.',
  },
  proof_inner_address: {
    id: 'Domain ini mengarah ke alamat jaringan dalam, yang tidak kami buka. Pakai rekaman DNS sebagai gantinya.',
    en: 'The domain leads to an internal address, which we do not open. Use a DNS record instead.',
  },
  proof_too_large: {
    id: 'Rekaman TXT atau berkasnya lebih dari 4 kilobita. Sisakan hanya isi yang diminta.',
    en: 'The TXT records or the file are larger than 4 kilobytes. Leave only what is asked for.',
  },
})
