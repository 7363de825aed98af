import { catalogue } from './catalogue.ts'

type Brand = { brand: string; domain: string }

/**
 * The texts both sign-ups ask consent to. They describe what the product does today; a change of it changes
 * them.
 */
export const legalWords = catalogue({
  terms: {
    title: { id: 'Syarat & Ketentuan', en: 'Terms & Conditions' },
    lead: ({ brand }: Brand) => ({
      id: `Syarat ini berlaku bagi setiap orang dan perusahaan yang memakai ${brand}. Dengan mendaftar, Anda menyetujuinya.`,
      en: `These terms hold for every person and company that uses ${brand}. By signing up you accept them. The Indonesian text is the binding one.`,
    }),
    clauses: {
      who: {
        title: { id: '1. Siapa yang boleh mendaftar', en: '1. Who may sign up' },
        text: () => ({
          id: 'Bughunter adalah warga negara Indonesia berusia sekurangnya 17 tahun dan boleh tinggal di negara mana pun. Sebelum mengikuti program, bughunter memverifikasi email, nomor ponsel, dan identitasnya. Perusahaan mendaftar dengan email di domainnya sendiri.',
          en: 'Bughunters are citizens of Indonesia of at least 17 years and may live in any country. Before joining a program a bughunter verifies email, mobile number and identity. Companies sign up with an email of their own domain.',
        }),
      },
      account: {
        title: { id: '2. Akun', en: '2. Accounts' },
        text: ({ brand }: Brand) => ({
          id: `Satu orang memakai satu akun dan menjaga kata sandinya. Data yang diisikan harus benar. ${brand} dapat menangguhkan atau mengakhiri akun dan akses tanpa pemberitahuan, terutama bila aturan dilanggar.`,
          en: `One person uses one account and guards its password. What is filled in must be true. ${brand} may suspend or end accounts and access without notice, above all when rules are broken.`,
        }),
      },
      permission: {
        title: { id: '3. Izin menguji', en: '3. Permission to test' },
        text: () => ({
          id: 'Mendaftar belum memberi izin menguji. Izin hanya ada dalam perjanjian sebuah program, untuk ruang lingkup dan masa yang tertulis di sana, setelah perjanjian itu disetujui. Di luar itu, pengujian dapat merupakan akses tanpa hak menurut Undang-Undang tentang Informasi dan Transaksi Elektronik.',
          en: 'Signing up gives no permission to test. Permission exists only in the agreement of a program, for the scope and the term written there, once that agreement is accepted. Testing beyond it may be unlawful access under the Indonesian law on electronic information and transactions.',
        }),
      },
      reports: {
        title: { id: '4. Laporan', en: '4. Reports' },
        text: () => ({
          id: 'Laporan ditulis dalam bahasa Indonesia dan memuat waktu ditemukan, nama kerentanan, bukti, risiko dan dampak, serta rekomendasi. Laporan dibaca hanya oleh tim platform, perusahaan yang bersangkutan, dan bughunter penemunya. Isi laporan tidak dapat diubah setelah pemeriksaan dimulai.',
          en: 'Reports are written in Indonesian and hold the time of the find, the name of the vulnerability, its proof, risk and impact, and a recommendation. Only the platform team, the company concerned and the bughunter who found it read a report. Its content cannot change once the review has begun.',
        }),
      },
      reward: {
        title: { id: '5. Imbalan dan saldo', en: '5. Rewards and balance' },
        text: () => ({
          id: 'Imbalan mengikuti tingkat risiko menurut tabel program: uang, poin, atau imbalan lain. Imbalan uang berasal dari saldo yang diisi perusahaan. Begitu laporan valid, imbalan minimumnya disisihkan dari saldo itu. Perusahaan yang tidak memutuskan sampai sepuluh hari kerja setelah tenggatnya menyetujui bahwa imbalan minimum itu diberikan otomatis. Program yang saldonya tidak mencapai imbalan terkecilnya tidak menerima laporan baru; laporan yang sudah masuk tetap dihormati. Bughunter meminta pembayaran ke akun atas namanya sendiri, dipotong pajak menurut aturan yang berlaku.',
          en: 'The reward follows the risk level by the table of the program: money, points or another reward. Money comes from the balance the company has funded. When a report is valid, the minimum of its reward is set aside from that balance. A company that has not decided ten business days past its deadline agrees that this minimum is given automatically. A program whose balance does not reach its smallest reward takes no new reports; those received are honoured. Bughunters ask for payouts to an account in their own name, less the tax the law asks for.',
        }),
      },
      publication: {
        title: { id: '6. Kerahasiaan dan publikasi', en: '6. Secrecy and publication' },
        text: () => ({
          id: 'Celah dan isi laporan dirahasiakan. Publikasi hanya boleh setelah celah diperbaiki, laporan berstatus Ditutup, dan naskahnya disetujui lewat platform.',
          en: 'Flaws and the content of reports are kept secret. Publication is allowed only once the flaw is fixed, the report is Closed, and its text has been agreed to on the platform.',
        }),
      },
      conduct: {
        title: { id: '7. Yang dilarang', en: '7. What is forbidden' },
        text: () => ({
          id: 'Dilarang merusak layanan, menyalin data pribadi lebih dari yang diperlukan untuk bukti, menyimpan atau menyebarkannya, memeras, dan memakai akun orang lain.',
          en: 'To damage a service, to copy more personal data than the proof needs, to keep or spread it, to extort, and to use the account of somebody else.',
        }),
      },
    },
    other: { id: 'Baca juga Kebijakan Privasi', en: 'Read the Privacy Policy too' },
  },
  privacy: {
    title: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
    lead: ({ brand }: Brand) => ({
      id: `Halaman ini menjelaskan data yang disimpan ${brand}, untuk apa, dan siapa yang membacanya.`,
      en: `This page says which data ${brand} keeps, what for, and who reads it. The Indonesian text is the binding one.`,
    }),
    clauses: {
      person: {
        title: { id: '1. Data bughunter', en: '1. Data of bughunters' },
        text: () => ({
          id: 'Email, nama pengguna, ukuran kaus, dan kata sandi dalam bentuk yang tidak dapat dibaca kembali. Untuk verifikasi: nama, tanggal lahir, nomor ponsel, alamat surat, dua dokumen identitas, swafoto, dan persetujuan perjanjian kerahasiaan. Untuk pembayaran: bank atau dompet digital, nomornya dalam bentuk terenkripsi, nama pemiliknya, dan domisili pajak beserta dokumennya.',
          en: 'Email, username, T-shirt size, and the password in a form nobody can read back. For verification: name, birth date, mobile number, correspondence address, two identity documents, a selfie, and the acceptance of the non-disclosure agreement. For payouts: the bank or e-wallet, its number in encrypted form, the name of its holder, and the tax residence with its document.',
        }),
      },
      company: {
        title: { id: '2. Data perusahaan', en: '2. Data of companies' },
        text: () => ({
          id: 'Nama perusahaan, email, nomor telepon, nama pengguna, kata sandi dalam bentuk yang tidak dapat dibaca kembali, serta catatan saldo dan imbalan.',
          en: 'Company name, email, telephone number, username, the password in a form nobody can read back, and the records of balance and rewards.',
        }),
      },
      forms: {
        title: { id: '3. Data dari formulir tanpa akun', en: '3. Data from forms without an account' },
        text: () => ({
          id: 'Halaman kontak dan karier: nama, email, nomor telepon, perusahaan atau bidang yang dilamar, pesan, dan CV. Laporan insiden siber: nama, email, aplikasi dan domainnya, uraian, serta berkas. Dipakai hanya untuk menjawab, menyeleksi, atau menangani insiden itu.',
          en: 'Contact and career pages: name, email, telephone number, company or field applied for, message and CV. Cyber incident reports: name, email, the application and its domain, description and files. They are used to answer, to select, or to handle that incident, and for nothing else.',
        }),
      },
      records: {
        title: { id: '4. Catatan yang dibuat sistem', en: '4. Records the system makes' },
        text: () => ({
          id: 'Sesi masuk dengan alamat IP dan perangkatnya; setiap sesi berakhir paling lama setelah 2 hari. Persetujuan perjanjian dengan waktu, alamat IP, dan perangkat. Riwayat setiap langkah laporan, termasuk siapa yang membuka dokumen identitas.',
          en: 'Sign-in sessions with IP address and device; every session ends after 2 days at most. Acceptances of agreements with time, IP address and device. The history of every step of a report, and of who opened identity documents.',
        }),
      },
      readers: {
        title: { id: '5. Siapa yang membaca', en: '5. Who reads it' },
        text: () => ({
          id: 'Dokumen identitas dibuka hanya oleh anggota tim platform yang menangani verifikasi. Laporan dibaca tim platform, perusahaan yang bersangkutan, dan penemunya. Nomor ponsel, alamat, dan dokumen tidak pernah ditampilkan di halaman publik.',
          en: 'Identity documents are opened only by members of the platform team who handle the verification. Reports are read by the platform team, the company concerned and the finder. Mobile numbers, addresses and documents never appear on public pages.',
        }),
      },
      public: {
        title: { id: '6. Yang terlihat umum', en: '6. What everybody sees' },
        text: () => ({
          id: 'Profil bughunter: nama pengguna, status verifikasi, waktu bergabung, negara, kota, perkenalan, keahlian, poin, peringkat, angka temuan, dan write-up yang disetujui.',
          en: 'The profile of a bughunter: username, verification status, time of joining, country, city, introduction, skills, points, rank, figures of finds, and write-ups that were agreed to.',
        }),
      },
      retention: {
        title: { id: '7. Lama penyimpanan', en: '7. How long it is kept' },
        text: () => ({
          id: 'Gambar dokumen identitas dan swafoto dihapus 90 hari setelah keputusan verifikasi, dokumen domisili pajak yang ditolak atau ditarik kembali 90 hari setelahnya, dan yang disetujui bersama akunnya. Data akun yang ditutup dihapus setelah 14 hari; laporan disimpan 5 tahun dan catatan keuangan 10 tahun, keduanya dengan nama samaran, kecuali nama penerima pembayaran yang wajib disimpan untuk pajak. Nomor akun pembayaran ikut dihapus. Pesan dari halaman kontak dan lamaran beserta CV, dan permintaan laporan Cyber Security Executive dihapus 12 bulan setelah dikirim, tiket insiden siber beserta berkasnya 24 bulan setelah ditutup, dan kiriman yang diduga spam setelah 30 hari.',
          en: 'Pictures of identity documents and the selfie are deleted 90 days after the decision on the verification, documents of tax residences 90 days after they were refused or withdrawn, and accepted ones with the account. Data of a closed account is erased after 14 days; reports are kept for 5 years and money records for 10, both under a pseudonym, except for the names of those who were paid, which tax law wants kept. Numbers of payout accounts are erased. Messages from the contact page and applications with their CV, and requests for Cyber Security Executive reports are erased 12 months after they were sent, cyber incident tickets with their files 24 months after they were closed, and what is taken for spam after 30 days.',
        }),
      },
      cookies: {
        title: { id: '8. Kuki', en: '8. Cookies' },
        text: () => ({
          id: 'Hanya kuki untuk sesi masuk dan tampilan. Tidak ada kuki iklan dan tidak ada pelacak pihak lain.',
          en: 'Only cookies for the session and the display. No advertising, no trackers of others.',
        }),
      },
      rights: {
        title: { id: '9. Hak Anda', en: '9. Your rights' },
        text: ({ domain }: Brand) => ({
          id: `Menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, Anda berhak meminta akses, perbaikan, dan penghapusan data. Salinan data, catatan akses, dan penghapusan akun tersedia di halaman akun; selebihnya tulis ke privasi@${domain}.`,
          en: `Under the Indonesian law on personal data protection (27/2022) you may ask for access, correction and deletion of your data. The copy of your data, the access log and the deletion are on your account pages; for the rest write to privasi@${domain}.`,
        }),
      },
    },
    other: { id: 'Baca juga Syarat & Ketentuan', en: 'Read the Terms & Conditions too' },
  },
})
