import { catalogue } from './catalogue.ts'

/** Closer words for refusals about members, plans and tax numbers of companies. */
export const companyRefusals = catalogue({
  id: {
    seats_full:
      'Semua kursi pada paket Anda terpakai. Tarik undangan, nonaktifkan anggota, atau naikkan paket.',
    owner_names:
      'Hak memutuskan imbalan di atas batas satu orang, termasuk hak admin, hanya diberikan oleh pemilik akun perusahaan.',
    more_than_own: 'Anda tidak dapat memberi hak yang tidak Anda punya',
    invitation_pause: 'Undangan baru saja dikirim. Tunggu 60 detik sebelum mengirim ulang.',
    invitation_quota: 'Orang ini sudah menerima enam undangan dalam 24 jam. Coba lagi besok.',
    member_left: 'Orang ini sudah menutup akunnya',
    programs_full:
      'Semua tempat program pada paket perusahaan terpakai. Akhiri satu program, atau minta pemilik akun menaikkan paket. Draf ini tetap tersimpan.',
    private_programs_full:
      'Paket perusahaan tidak punya tempat lagi untuk program privat. Buka sebagai program publik, atau minta pemilik akun menaikkan paket.',
    plan_reports_full:
      'Laporan bulan ini sudah mencapai batas paket, jadi program baru menunggu. Program yang berjalan tetap menerima laporan.',
    plan_request_waiting: 'Satu permintaan paket masih menunggu. Tarik dulu, baru kirim yang baru.',
    plan_request_decided: 'Permintaan ini sudah dijawab tim kami. Muat ulang halaman ini.',
    plan_request_changed:
      'Permintaan perusahaan ini sudah dijawab rekan lain, ditarik, atau baru masuk. Muat ulang halaman ini.',
    npwp_changed: 'NPWP ini sudah diputuskan rekan lain atau dikirim ulang. Muat ulang halaman ini.',
    npwp_held:
      'NPWP ini menggantikan yang sudah terverifikasi, jadi baru dapat diverifikasi 24 jam setelah dikirim.',
    assets_full:
      'Paket Anda tidak punya tempat lagi untuk aset. Tarik yang tidak dipakai, atau naikkan paket.',
    asset_claims_open:
      'Terlalu banyak klaim yang belum terbukti. Buktikan atau tarik dulu sebagian, baru klaim yang lain.',
    asset_taken:
      'Perusahaan lain sudah membuktikan aset ini, yang di atasnya, atau yang di bawahnya. Kalau ini milik Anda, hubungi tim kami.',
    asset_lookalike:
      'Nama ini menyerupai domain terbukti milik perusahaan lain. Tunjukkan dokumennya kepada tim kami; dua orang memutuskan.',
    asset_revoked:
      'Tim kami mencabut bukti aset ini. Rekaman dan berkas tidak cukup lagi: tunjukkan dokumennya kepada tim kami.',
    asset_changed:
      'Aset ini sudah diputuskan rekan lain, atau perusahaannya menunjukkan hal lain sejak Anda membukanya. Muat ulang halaman ini.',
    second_operator: 'Anda sudah menyetujui aset ini. Orang kedua harus rekan Anda.',
    proof_missing:
      'Belum ditemukan: rekaman TXT tidak ada dan berkasnya tidak ada. Perubahan DNS dapat perlu beberapa jam.',
    proof_different: 'Ada rekaman atau berkas, tetapi isinya lain. Salin isi yang diminta tanpa mengubahnya.',
    proof_unreachable: 'Server DNS atau situsnya tidak menjawab. Periksa domainnya, lalu coba lagi.',
    proof_redirected:
      'Berkasnya dialihkan ke alamat lain. Jawab berkas itu langsung dari domain ini, atau pakai rekaman DNS.',
    proof_inner_address:
      'Domain ini mengarah ke alamat jaringan dalam, yang tidak kami buka. Pakai rekaman DNS sebagai gantinya.',
    proof_too_large: 'Rekaman TXT atau berkasnya lebih dari 4 kilobita. Sisakan hanya isi yang diminta.',
  },
  en: {
    seats_full:
      'All seats of your plan are taken. Withdraw an invitation, deactivate a member or choose a larger plan.',
    owner_names:
      "The right to decide rewards above the limit of one person, an admin's included, is given by the owner of the company account alone.",
    more_than_own: 'You cannot give rights that you do not have',
    invitation_pause: 'The invitation was just sent. Wait 60 seconds before sending it again.',
    invitation_quota: 'This person has received six invitations within 24 hours. Try again tomorrow.',
    member_left: 'This person has closed the account',
    programs_full:
      'All program places of the plan are taken. End a program, or ask the owner of the account for a larger plan. This draft is kept.',
    private_programs_full:
      'The plan has no place left for private programs. Open it as a public one, or ask the owner of the account for a larger plan.',
    plan_reports_full:
      'The reports of this month have reached the limit of the plan, so new programs wait. Running programs go on receiving reports.',
    plan_request_waiting: 'A plan request is still waiting. Take it back before you send another one.',
    plan_request_decided: 'Our team has answered this request already. Reload the page.',
    plan_request_changed:
      'A colleague answered this request, it was taken back, or one has just come in. Reload the page.',
    npwp_changed: 'A colleague decided this NPWP, or it was sent anew. Reload the page.',
    npwp_held: 'This NPWP replaces a verified one, so it can only be verified 24 hours after it was sent.',
    assets_full:
      'Your plan has no room for another asset. Withdraw one you do not use, or choose a larger plan.',
    asset_claims_open:
      'Too many claims are not proved yet. Prove or withdraw some of them before you claim others.',
    asset_taken:
      'Another company has proved this asset, or what lies above or below it. If it is yours, write to our team.',
    asset_lookalike:
      'This name resembles a domain that another company has proved. Show our team a document; two people decide.',
    asset_revoked:
      'Our team took the proof of this asset away. A record or file is no longer enough: show our team a document.',
    asset_changed:
      'A colleague has decided this asset, or its company has shown something else since you opened it. Reload the page.',
    second_operator: 'You have agreed to this asset already. The second person must be a colleague.',
    proof_missing: 'Not found yet: there is no TXT record and no file. Changes of DNS may take some hours.',
    proof_different:
      'There is a record or file with another content. Copy what is asked for without changing it.',
    proof_unreachable: 'The DNS server or the site does not answer. Check the domain, then try again.',
    proof_redirected:
      'The file is redirected to another address. Answer it from the domain itself, or use a DNS record.',
    proof_inner_address:
      'The domain leads to an internal address, which we do not open. Use a DNS record instead.',
    proof_too_large: 'The TXT records or the file are larger than 4 kilobytes. Leave only what is asked for.',
  },
})
