import { catalogue } from './catalogue.ts'

/** What a visitor of /company reads. */
export const companyAudienceWords = catalogue({
  name: { id: 'Untuk perusahaan', en: 'For companies' },
  title: { id: 'Celah Anda ditemukan oleh orang yang Anda undang.', en: 'Your flaws, found by people you invited.' },
  lead: {
    id: 'Buka program, tentukan ruang lingkup dan imbalannya. Peneliti yang identitasnya sudah diverifikasi menguji, tim kami memeriksa setiap laporan, Anda menerima yang benar-benar celah.',
    en: 'Open a program, set its scope and rewards. Researchers with verified identities test, our team checks every report, and you receive the ones that are real.',
  },
  action: { id: 'Daftar sebagai perusahaan', en: 'Sign up as a company' },
  points: {
    triage: {
      title: { id: 'Hanya yang sudah diperiksa', en: 'Only what has been checked' },
      text: {
        id: 'Setiap laporan direproduksi dan dinilai tim platform sebelum menjadi pekerjaan Anda: langkah, bukti, skor CVSS, kelas kelemahan.',
        en: 'The platform team reproduces and scores every report before it becomes your work: steps, evidence, CVSS score, weakness class.',
      },
    },
    budget: {
      title: { id: 'Biaya yang terkendali', en: 'Costs under control' },
      text: {
        id: 'Anda membayar per kerentanan valid menurut tabel yang Anda tentukan. Saldo disisihkan otomatis dan tidak pernah menjadi minus.',
        en: 'You pay per valid vulnerability by the table you set. Money is reserved automatically and the balance never goes below zero.',
      },
    },
    verified: {
      title: { id: 'Peneliti yang dikenal', en: 'Researchers with names' },
      text: {
        id: 'Bughunter menunjukkan dua dokumen identitas dan swafoto, menyetujui perjanjian kerahasiaan, dan menguji dengan izin tertulis dari perjanjian program Anda.',
        en: 'Bughunters show two identity documents and a selfie, accept a non-disclosure agreement, and test under the written permission in your program’s agreement.',
      },
    },
    managed: {
      title: { id: 'Kelola sendiri atau kami kelola', en: 'Self managed or managed' },
      text: {
        id: 'Tim Anda yang menilai dan berbicara dengan bughunter, atau tim kami yang mengerjakannya dan Anda mengonfirmasi.',
        en: 'Your team rates and talks to bughunters, or our team does it and you confirm.',
      },
    },
    private: {
      title: { id: 'Publik atau undangan', en: 'Public or by invitation' },
      text: {
        id: 'Mulailah tertutup dengan beberapa bughunter pilihan, lalu buka untuk semua saat tim Anda siap.',
        en: 'Start closed with a few chosen bughunters and open up when your team is ready.',
      },
    },
    record: {
      title: { id: 'Catatan yang tidak berubah', en: 'A record that does not change' },
      text: {
        id: 'Setiap langkah tercatat berantai: siapa, kapan, apa. Siap dibaca auditor dan tim hukum Anda.',
        en: 'Every step is chained: who, when, what. Ready for your auditors and your lawyers.',
      },
    },
  },
  steps: {
    one: {
      title: { id: 'Daftarkan perusahaan', en: 'Register the company' },
      text: {
        id: 'Pakai email di domain perusahaan Anda. Mendaftar gratis.',
        en: 'With an email at your company’s domain. Registering is free.',
      },
    },
    two: {
      title: { id: 'Susun program', en: 'Write the program' },
      text: {
        id: 'Ruang lingkup, yang tidak boleh diuji, tabel imbalan, dan masa berlaku. Ada contoh untuk setiap ukuran anggaran.',
        en: 'Scope, what must not be tested, reward table and validity. There is an example for every budget.',
      },
    },
    three: {
      title: { id: 'Terima laporan valid', en: 'Receive valid reports' },
      text: {
        id: 'Tim kami memverifikasi; Anda menilai risikonya dan menyetujui imbalannya.',
        en: 'Our team verifies; you rate the risk and approve the reward.',
      },
    },
    four: {
      title: { id: 'Perbaiki dan tutup', en: 'Fix and close' },
      text: {
        id: 'Minta uji ulang sebelum ditutup. Publikasi hanya terjadi bila celah sudah diperbaiki dan Anda setuju.',
        en: 'Ask for a retest before closing. Publication happens only after the fix and with your consent.',
      },
    },
  },
  questions: {
    safe: {
      title: { id: 'Apakah aman mengundang peretas?', en: 'Is it safe to invite hackers?' },
      text: {
        id: 'Yang kami undang adalah peneliti dengan identitas terverifikasi, ruang lingkup tertulis, dan perjanjian kerahasiaan. Pengujian di luar itu bukan bagian dari izin.',
        en: 'You invite researchers with verified identities, a written scope and a non-disclosure agreement. Tests outside of it are not covered by the permission.',
      },
    },
    cost: {
      title: { id: 'Berapa biayanya?', en: 'What does it cost?' },
      text: {
        id: 'Mendaftar gratis. Anda mengisi saldo untuk imbalan; besarnya per tingkat risiko Anda yang menentukan.',
        en: 'Registering is free. You fund a balance for rewards; you decide the amounts per risk level.',
      },
    },
    flood: {
      title: { id: 'Bagaimana kalau laporannya terlalu banyak?', en: 'What if too many reports come in?' },
      text: {
        id: 'Program dapat dijeda kapan saja. Yang sampai kepada Anda sudah disaring dari duplikat, spam, dan yang di luar ruang lingkup.',
        en: 'A program can be paused at any time. What reaches you is free of duplicates, spam and things out of scope.',
      },
    },
  },
})
