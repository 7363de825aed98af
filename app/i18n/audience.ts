import { catalogue } from './catalogue.ts'

/** The public page of each audience: what a visitor of /bughunter, /company and /hello reads. */
export const audienceWords = catalogue({
  id: {
    stepsTitle: 'Begini jalannya',
    questionsTitle: 'Yang sering ditanyakan',
    pointsTitles: {
      bughunter: 'Yang kamu dapatkan',
      company: 'Yang Anda dapatkan',
      hello: 'Yang kami kerjakan',
    },
    bughunter: {
      name: 'Untuk bughunter',
      title: 'Temukan celahnya. Izinnya sudah ada.',
      lead: 'Uji sistem perusahaan Indonesia dengan izin tertulis, laporkan dalam bahasa Indonesia, dan terima imbalan yang uangnya sudah disisihkan sejak laporanmu valid.',
      action: 'Daftar sebagai bughunter',
      points: {
        permission: {
          title: 'Izin tertulis, bukan janji',
          text: 'Perjanjian setiap program memuat ruang lingkup dan izin menguji. Setelah kamu setuju, buktinya tersimpan: versi naskah, waktu, dan sidik SHA-256-nya.',
        },
        secured: {
          title: 'Dana terjamin',
          text: 'Begitu laporanmu dinyatakan valid, imbalan minimum kelasnya disisihkan dari saldo perusahaan. Kamu tidak menunggu perbaikan untuk dibayar.',
        },
        clocks: {
          title: 'Selalu tahu menunggu siapa',
          text: 'Setiap laporan menunjukkan siapa yang harus bertindak dan tenggatnya dalam jam WIB: respons pertama 1 hari kerja, triase 3 hari kerja.',
        },
        points: {
          title: 'Poin untuk setiap temuan valid',
          text: 'Poin mengikuti tingkat risiko, bukan besarnya uang. Laporan yang rapi mendapat tambahan, dan duplikat yang tidak mungkin kamu ketahui tidak merugikanmu.',
        },
        fair: {
          title: 'Penilaian yang bisa dibaca',
          text: 'Setiap perubahan tingkat risiko tercatat: siapa, dari berapa ke berapa, metrik CVSS mana yang berbeda, dan alasannya.',
        },
        private: {
          title: 'Datamu tetap milikmu',
          text: 'Dokumen identitas hanya dibuka tim verifikasi yang menangani kasusmu, dan setiap pembukaan tercatat.',
        },
      },
      steps: {
        one: {
          title: 'Daftar dan verifikasi',
          text: 'Email, nomor ponsel, dua dokumen identitas, dan swafoto. Gratis, untuk warga Indonesia di negara mana pun.',
        },
        two: {
          title: 'Pilih program',
          text: 'Baca ruang lingkup dan tabel imbalannya, lalu setujui aturan programnya.',
        },
        three: {
          title: 'Kirim laporan',
          text: 'Bukti konsep, risiko dan dampak, rekomendasi. Draf tersimpan; kodenya terbit saat dikirim.',
        },
        four: {
          title: 'Terima imbalan dan poin',
          text: 'Setelah valid dan dinilai, imbalan serta poin dicatat. Sisanya tinggal perbaikan dan publikasi.',
        },
      },
      questions: {
        abroad: {
          title: 'Saya tinggal di luar negeri. Boleh ikut?',
          text: 'Boleh. Syaratnya warga negara Indonesia; nomor ponsel dari negara mana pun diterima.',
        },
        language: {
          title: 'Mengapa laporan harus berbahasa Indonesia?',
          text: 'Agar tim perusahaan dan tim verifikasi membaca hal yang sama. Istilah teknis boleh tetap dalam bahasa Inggris.',
        },
        duplicate: {
          title: 'Bagaimana kalau laporan saya duplikat?',
          text: 'Kamu diberi tahu bahwa celah itu sudah dilaporkan lebih dulu, dan tetap mendapat sebagian poin bila laporan aslinya diterima.',
        },
      },
    },
    company: {
      name: 'Untuk perusahaan',
      title: 'Celah Anda ditemukan oleh orang yang Anda undang.',
      lead: 'Buka program, tentukan ruang lingkup dan imbalannya. Peneliti yang identitasnya sudah diverifikasi menguji, tim kami memeriksa setiap laporan, Anda menerima yang benar-benar celah.',
      action: 'Daftar sebagai perusahaan',
      points: {
        triage: {
          title: 'Hanya yang sudah diperiksa',
          text: 'Setiap laporan direproduksi dan dinilai tim platform sebelum menjadi pekerjaan Anda: langkah, bukti, skor CVSS, kelas kelemahan.',
        },
        budget: {
          title: 'Biaya yang terkendali',
          text: 'Anda membayar per kerentanan valid menurut tabel yang Anda tentukan. Saldo disisihkan otomatis dan tidak pernah menjadi minus.',
        },
        verified: {
          title: 'Peneliti yang dikenal',
          text: 'Bughunter menunjukkan dua dokumen identitas dan swafoto, menyetujui perjanjian kerahasiaan, dan menguji dengan izin tertulis dari perjanjian program Anda.',
        },
        managed: {
          title: 'Kelola sendiri atau kami kelola',
          text: 'Tim Anda yang menilai dan berbicara dengan bughunter, atau tim kami yang mengerjakannya dan Anda mengonfirmasi.',
        },
        private: {
          title: 'Publik atau undangan',
          text: 'Mulailah tertutup dengan beberapa bughunter pilihan, lalu buka untuk semua saat tim Anda siap.',
        },
        record: {
          title: 'Catatan yang tidak berubah',
          text: 'Setiap langkah tercatat berantai: siapa, kapan, apa. Siap dibaca auditor dan tim hukum Anda.',
        },
      },
      steps: {
        one: {
          title: 'Daftarkan perusahaan',
          text: 'Pakai email di domain perusahaan Anda. Mendaftar gratis.',
        },
        two: {
          title: 'Susun program',
          text: 'Ruang lingkup, yang tidak boleh diuji, tabel imbalan, dan masa berlaku. Ada contoh untuk setiap ukuran anggaran.',
        },
        three: {
          title: 'Terima laporan valid',
          text: 'Tim kami memverifikasi; Anda menilai risikonya dan menyetujui imbalannya.',
        },
        four: {
          title: 'Perbaiki dan tutup',
          text: 'Minta uji ulang sebelum ditutup. Publikasi hanya terjadi bila celah sudah diperbaiki dan Anda setuju.',
        },
      },
      questions: {
        safe: {
          title: 'Apakah aman mengundang peretas?',
          text: 'Yang kami undang adalah peneliti dengan identitas terverifikasi, ruang lingkup tertulis, dan perjanjian kerahasiaan. Pengujian di luar itu bukan bagian dari izin.',
        },
        cost: {
          title: 'Berapa biayanya?',
          text: 'Mendaftar gratis. Anda mengisi saldo untuk imbalan; besarnya per tingkat risiko Anda yang menentukan.',
        },
        flood: {
          title: 'Bagaimana kalau laporannya terlalu banyak?',
          text: 'Program dapat dijeda kapan saja. Yang sampai kepada Anda sudah disaring dari duplikat, spam, dan yang di luar ruang lingkup.',
        },
      },
    },
    hello: {
      name: 'Tim platform',
      title: 'Setiap laporan dibaca manusia.',
      lead: 'Tim hello memeriksa identitas bughunter, meninjau program sebelum dibuka, dan memverifikasi setiap laporan sebelum menjadi pekerjaan perusahaan.',
      action: 'Masuk sebagai anggota tim',
      points: {
        verify: {
          title: 'Verifikasi laporan',
          text: 'Direproduksi, diberi skor CVSS, dan dijelaskan alasannya, juga bila ditolak.',
        },
        identity: {
          title: 'Verifikasi identitas',
          text: 'Dokumen dibuka hanya untuk kasus yang sedang ditangani; setiap pembukaan meninggalkan catatan.',
        },
        programs: {
          title: 'Peninjauan program',
          text: 'Ruang lingkup, izin, dan tabel imbalan diperiksa sebelum satu pun pengujian dimulai.',
        },
        clocks: {
          title: 'Jam yang terukur',
          text: 'Respons pertama 1 hari kerja, triase 3 hari kerja, 24 jam untuk yang diklaim kritis.',
        },
        appeal: {
          title: 'Diputuskan berdua',
          text: 'Penolakan identitas selalu diputuskan orang kedua, bukan orang yang mengusulkannya.',
        },
        money: {
          title: 'Pencatatan dana',
          text: 'Isi saldo dikonfirmasi dengan bukti; setiap rupiah punya dua sisi yang jumlahnya nol.',
        },
      },
      steps: {
        one: { title: 'Terima', text: 'Laporan masuk antrean, yang paling mendesak di atas.' },
        two: {
          title: 'Periksa',
          text: 'Satu orang bertanggung jawab; pertanyaan kepada bughunter menghentikan jam.',
        },
        three: { title: 'Putuskan', text: 'Valid, duplikat, atau ditutup dengan alasan yang tertulis.' },
        four: { title: 'Dampingi', text: 'Penilaian, imbalan, uji ulang, dan publikasi.' },
      },
      questions: {
        who: {
          title: 'Siapa yang bisa membaca laporan?',
          text: 'Hanya tim platform, perusahaan yang bersangkutan, dan bughunter penemunya.',
        },
        join: {
          title: 'Bagaimana menjadi anggota tim?',
          text: 'Akun tim dibuat dari dalam; tidak ada pendaftaran dari halaman publik.',
        },
        contact: {
          title: 'Ingin bertanya sesuatu?',
          text: 'Tulis komentar pada laporan yang bersangkutan; tim kami membaca dan menjawabnya di sana.',
        },
      },
    },
  },
  en: {
    stepsTitle: 'How it goes',
    questionsTitle: 'Asked often',
    pointsTitles: { bughunter: 'What you get', company: 'What you get', hello: 'What we do' },
    bughunter: {
      name: 'For bughunters',
      title: 'Find the flaw. The permission is already there.',
      lead: 'Test the systems of Indonesian companies with written permission, report in Indonesian, and receive rewards whose money is set aside the moment your report is valid.',
      action: 'Sign up as a bughunter',
      points: {
        permission: {
          title: 'Written, not promised',
          text: 'The agreement of every program holds its scope and the permission to test. Once you accept it, the proof is kept: version of the text, time and SHA-256 fingerprint.',
        },
        secured: {
          title: 'Secured rewards',
          text: 'When your report is found valid, the minimum of its class is reserved from the company balance. You do not wait for the fix to be paid.',
        },
        clocks: {
          title: 'Always know who is next',
          text: 'Every report shows who has to act and until which hour (WIB): first answer in 1 business day, triage in 3.',
        },
        points: {
          title: 'Points for every valid find',
          text: 'Points follow the risk level, not the money. Tidy reports earn extra, and a duplicate you could not know of never hurts you.',
        },
        fair: {
          title: 'Ratings you can read',
          text: 'Every change of a risk level is on record: who, from what to what, which CVSS metrics differ, and why.',
        },
        private: {
          title: 'Your data stays yours',
          text: 'Identity documents are opened only by the verifier handling your case, and every opening is recorded.',
        },
      },
      steps: {
        one: {
          title: 'Sign up and verify',
          text: 'Email, mobile number, two identity documents and a selfie. Free, for Indonesians in any country.',
        },
        two: {
          title: 'Choose a program',
          text: 'Read the scope and the reward table, then accept the rules of the program.',
        },
        three: {
          title: 'Send a report',
          text: 'Proof of concept, risk and impact, recommendation. Drafts are kept; the code comes when you submit.',
        },
        four: {
          title: 'Receive reward and points',
          text: 'Once valid and rated, reward and points are booked. What remains is the fix and the publication.',
        },
      },
      questions: {
        abroad: {
          title: 'I live abroad. May I join?',
          text: 'Yes. You must be Indonesian; mobile numbers of any country are accepted.',
        },
        language: {
          title: 'Why must reports be in Indonesian?',
          text: 'So that company and verifiers read the same thing. Technical terms may stay in English.',
        },
        duplicate: {
          title: 'What if my report is a duplicate?',
          text: 'You are told that the flaw was reported before, and still get part of the points if the original is accepted.',
        },
      },
    },
    company: {
      name: 'For companies',
      title: 'Your flaws, found by people you invited.',
      lead: 'Open a program, set its scope and rewards. Researchers with verified identities test, our team checks every report, and you receive the ones that are real.',
      action: 'Sign up as a company',
      points: {
        triage: {
          title: 'Only what has been checked',
          text: 'The platform team reproduces and scores every report before it becomes your work: steps, evidence, CVSS score, weakness class.',
        },
        budget: {
          title: 'Costs under control',
          text: 'You pay per valid vulnerability by the table you set. Money is reserved automatically and the balance never goes below zero.',
        },
        verified: {
          title: 'Researchers with names',
          text: 'Bughunters show two identity documents and a selfie, accept a non-disclosure agreement, and test under the written permission in your program’s agreement.',
        },
        managed: {
          title: 'Self managed or managed',
          text: 'Your team rates and talks to bughunters, or our team does it and you confirm.',
        },
        private: {
          title: 'Public or by invitation',
          text: 'Start closed with a few chosen bughunters and open up when your team is ready.',
        },
        record: {
          title: 'A record that does not change',
          text: 'Every step is chained: who, when, what. Ready for your auditors and your lawyers.',
        },
      },
      steps: {
        one: {
          title: 'Register the company',
          text: 'With an email at your company’s domain. Registering is free.',
        },
        two: {
          title: 'Write the program',
          text: 'Scope, what must not be tested, reward table and validity. There is an example for every budget.',
        },
        three: {
          title: 'Receive valid reports',
          text: 'Our team verifies; you rate the risk and approve the reward.',
        },
        four: {
          title: 'Fix and close',
          text: 'Ask for a retest before closing. Publication happens only after the fix and with your consent.',
        },
      },
      questions: {
        safe: {
          title: 'Is it safe to invite hackers?',
          text: 'You invite researchers with verified identities, a written scope and a non-disclosure agreement. Tests outside of it are not covered by the permission.',
        },
        cost: {
          title: 'What does it cost?',
          text: 'Registering is free. You fund a balance for rewards; you decide the amounts per risk level.',
        },
        flood: {
          title: 'What if too many reports come in?',
          text: 'A program can be paused at any time. What reaches you is free of duplicates, spam and things out of scope.',
        },
      },
    },
    hello: {
      name: 'Platform team',
      title: 'Every report is read by a person.',
      lead: 'The hello team checks the identity of bughunters, reviews programs before they open, and verifies every report before it becomes work for a company.',
      action: 'Sign in as a team member',
      points: {
        verify: {
          title: 'Verifying reports',
          text: 'Reproduced, scored by CVSS and explained, also when refused.',
        },
        identity: {
          title: 'Verifying identities',
          text: 'Documents are opened only for the case at hand; every opening leaves a record.',
        },
        programs: {
          title: 'Reviewing programs',
          text: 'Scope, permission and reward table are checked before any test begins.',
        },
        clocks: {
          title: 'Measured clocks',
          text: 'First answer in 1 business day, triage in 3, 24 hours for claimed criticals.',
        },
        appeal: {
          title: 'Decided by two',
          text: 'Denying an identity is always decided by a second person, not by whoever proposed it.',
        },
        money: {
          title: 'Keeping the books',
          text: 'Top-ups are confirmed with proof; every rupiah has two sides that sum to zero.',
        },
      },
      steps: {
        one: { title: 'Receive', text: 'Reports enter the queue, the most urgent on top.' },
        two: {
          title: 'Check',
          text: 'One person is responsible; a question to the bughunter stops the clock.',
        },
        three: { title: 'Decide', text: 'Valid, duplicate, or closed with a written reason.' },
        four: { title: 'Accompany', text: 'Rating, reward, retest and publication.' },
      },
      questions: {
        who: {
          title: 'Who can read a report?',
          text: 'Only the platform team, the company concerned and the bughunter who found it.',
        },
        join: {
          title: 'How does one become a member?',
          text: 'Team accounts are made from the inside; there is no public sign-up.',
        },
        contact: {
          title: 'Want to ask something?',
          text: 'Comment on the report it is about; our team reads and answers it there.',
        },
      },
    },
  },
})
