import { catalogue } from './catalogue.ts'

/** What a visitor of /company reads. */
export const companyAudienceWords = catalogue({
  id: {
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
  en: {
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
})
