import { catalogue } from './catalogue.ts'

export const bugBountyProgramWords = catalogue({
  name: { id: 'Program bug bounty', en: 'Bug bounty program' },
  description: {
    id: 'Undang bughunter terverifikasi menguji sistem Anda sepanjang tahun. Anda membayar per celah yang terbukti, menurut tabel imbalan yang Anda tetapkan sendiri.',
    en: 'Invite verified bughunters to test your systems all year. You pay per proven flaw, by a reward table that you set yourself.',
  },
  title: { id: 'Bayar untuk celah yang terbukti, bukan untuk jam kerja.', en: 'Pay for proven flaws, not for hours.' },
  lead: {
    id: 'Program bug bounty membuka sistem Anda untuk diuji sepanjang tahun oleh bughunter terverifikasi, dalam ruang lingkup yang Anda tulis. Tidak ada temuan, tidak ada biaya imbalan.',
    en: 'A bug bounty program opens your systems all year to verified bughunters, within the scope you write. No finds, no rewards to pay.',
  },
  action: { id: 'Buka program', en: 'Open a program' },
  second: { id: 'Lihat program yang berjalan', en: 'See running programs' },
  pointsTitle: { id: 'Yang Anda tentukan sendiri', en: 'What you decide' },
  points: {
    scope: {
      title: { id: 'Ruang lingkup', en: 'The scope' },
      text: {
        id: 'Domain, aplikasi, dan jenis celah yang boleh diuji, serta yang tidak. Perubahannya tersimpan per versi dan dapat dibandingkan.',
        en: 'Domains, applications and kinds of flaws that may be tested, and those that may not. Changes are kept by version and can be compared.',
      },
    },
    reward: {
      title: { id: 'Imbalan per tingkat risiko', en: 'Rewards per risk level' },
      text: {
        id: 'Uang, poin, penghargaan lain, atau gabungan uang dan penghargaan: dari Low sampai Critical, Anda yang mengisi tabelnya.',
        en: 'Money, points, other rewards, or money and other together: from Low to Critical, you fill in the table.',
      },
    },
    door: {
      title: { id: 'Publik atau undangan', en: 'Public or by invitation' },
      text: {
        id: 'Program undangan hanya terlihat oleh bughunter yang Anda pilih. Banyak tim mulai dari sini.',
        en: 'A program by invitation is seen only by the bughunters you choose. Many teams begin here.',
      },
    },
    hands: {
      title: { id: 'Kelola sendiri atau kami kelola', en: 'Self managed or managed by us' },
      text: {
        id: 'Tim Anda yang menilai dan menjawab, atau tim kami yang mengerjakannya dan Anda tinggal mengonfirmasi.',
        en: 'Your team rates and answers, or ours does the work and you confirm.',
      },
    },
    budget: {
      title: { id: 'Saldo dan batasnya', en: 'Balance and limits' },
      text: {
        id: 'Imbalan minimum disisihkan saat laporan valid. Saldo tidak pernah menjadi minus, dan program bisa dijeda kapan saja.',
        en: 'The minimum reward is set aside when a report is valid. The balance never goes below zero, and a program can be paused at any time.',
      },
    },
    publication: {
      title: { id: 'Publikasi', en: 'Publication' },
      text: {
        id: 'Temuan hanya boleh diceritakan setelah diperbaiki, ditutup, dan Anda setujui, dengan bagian yang perlu disamarkan.',
        en: 'Finds may be told only once fixed, closed and agreed to by you, with the parts redacted that need it.',
      },
    },
  },
  stepsTitle: { id: 'Dari pendaftaran ke laporan pertama', en: 'From sign-up to the first report' },
  steps: {
    one: {
      title: { id: 'Daftar', en: 'Sign up' },
      text: {
        id: 'Pakai email di domain perusahaan. Akun perusahaan gratis.',
        en: 'With an email at your company’s domain. Company accounts are free.',
      },
    },
    two: {
      title: { id: 'Tulis program', en: 'Write the program' },
      text: {
        id: 'Mulai dari contoh yang sesuai anggaran, lalu ubah seperlunya.',
        en: 'Start from an example for your budget and change what you need.',
      },
    },
    three: {
      title: { id: 'Ditinjau', en: 'Review' },
      text: {
        id: 'Tim kami memeriksa ruang lingkup, izin, dan tabel imbalannya sebelum dibuka.',
        en: 'Our team checks scope, permission and reward table before anything opens.',
      },
    },
    four: {
      title: { id: 'Terima laporan', en: 'Receive reports' },
      text: {
        id: 'Setiap laporan sudah kami reproduksi dan beri skor CVSS sebelum menjadi pekerjaan Anda.',
        en: 'We have reproduced and CVSS-scored every report before it becomes your work.',
      },
    },
  },
  clocks: {
    title: { id: 'Semua pihak punya tenggat', en: 'Everyone has a deadline' },
    text: {
      id: 'Setiap laporan menunjukkan siapa yang harus bertindak dan sampai jam berapa. Hari kerja mengikuti kalender Indonesia, jam mengikuti WIB.',
      en: 'Every report shows who has to act and until which hour. Business days follow the Indonesian calendar, hours follow WIB.',
    },
    what: { id: 'Langkah', en: 'Step' },
    who: { id: 'Siapa', en: 'Who' },
    due: { id: 'Tenggat', en: 'Due' },
    lines: {
      first: {
        what: { id: 'Respons pertama', en: 'First answer' },
        who: { id: 'Tim platform', en: 'Platform team' },
        due: { id: '1 hari kerja', en: '1 business day' },
      },
      triage: {
        what: { id: 'Verifikasi dan validasi', en: 'Verification and validation' },
        who: { id: 'Tim platform', en: 'Platform team' },
        due: { id: '3 hari kerja; 24 jam untuk yang diklaim Critical', en: '3 business days; 24 hours where Critical is claimed' },
      },
      rating: {
        what: { id: 'Penilaian tingkat risiko', en: 'Rating of the risk level' },
        who: { id: 'Perusahaan', en: 'Company' },
        due: { id: '5 hari kerja', en: '5 business days' },
      },
      reward: {
        what: { id: 'Keputusan imbalan', en: 'Decision on the reward' },
        who: { id: 'Perusahaan', en: 'Company' },
        due: { id: '5 hari kerja setelah penilaian', en: '5 business days after the rating' },
      },
      fix: {
        what: { id: 'Perbaikan', en: 'Fix' },
        who: { id: 'Perusahaan', en: 'Company' },
        due: { id: '7, 30, 60, atau 90 hari, dari Critical sampai Low', en: '7, 30, 60 or 90 days, from Critical to Low' },
      },
    },
  },
  questionsTitle: { id: 'Yang sering ditanyakan', en: 'Asked often' },
  questions: {
    disturb: {
      title: { id: 'Apakah pengujian bisa mengganggu layanan?', en: 'Can testing disturb our service?' },
      text: {
        id: 'Aturan program melarang pengujian yang merusak, membanjiri layanan, atau mengambil data lebih dari yang perlu sebagai bukti. Anda boleh menambah larangan, misalnya jam uji atau lingkungan khusus.',
        en: 'The rules forbid tests that destroy, flood a service, or take more data than the proof needs. You may add limits, such as hours or a separate environment.',
      },
    },
    duplicate: {
      title: { id: 'Apakah kami membayar dua kali untuk celah yang sama?', en: 'Do we pay twice for one flaw?' },
      text: {
        id: 'Tidak. Laporan kedua ditutup sebagai duplikat dengan rujukan ke laporan yang lebih dulu. Laporan tidak dapat dinyatakan duplikat dari laporan yang datang sesudahnya.',
        en: 'No. The second report is closed as a duplicate that names the earlier one. A report can never be a duplicate of one that came after it.',
      },
    },
    language: {
      title: { id: 'Bahasa apa yang dipakai?', en: 'Which language is used?' },
      text: {
        id: 'Laporan ditulis dalam bahasa Indonesia, dengan bukti konsep, risiko dan dampak, serta rekomendasi. Istilah teknis boleh tetap dalam bahasa Inggris.',
        en: 'Reports are written in Indonesian, with proof of concept, risk and impact, and a recommendation. Technical terms may stay in English.',
      },
    },
  },
})
