import { catalogue } from './catalogue.ts'

export const bugBountyProgramWords = catalogue({
  id: {
    name: 'Program bug bounty',
    description:
      'Undang bughunter terverifikasi menguji sistem Anda sepanjang tahun. Anda membayar per celah yang terbukti, menurut tabel imbalan yang Anda tetapkan sendiri.',
    title: 'Bayar untuk celah yang terbukti, bukan untuk jam kerja.',
    lead: 'Program bug bounty membuka sistem Anda untuk diuji sepanjang tahun oleh bughunter terverifikasi, dalam ruang lingkup yang Anda tulis. Tidak ada temuan, tidak ada biaya imbalan.',
    action: 'Buka program',
    second: 'Lihat program yang berjalan',
    pointsTitle: 'Yang Anda tentukan sendiri',
    points: {
      scope: {
        title: 'Ruang lingkup',
        text: 'Domain, aplikasi, dan jenis celah yang boleh diuji, serta yang tidak. Perubahannya tersimpan per versi dan dapat dibandingkan.',
      },
      reward: {
        title: 'Imbalan per tingkat risiko',
        text: 'Uang, poin, penghargaan lain, atau gabungan uang dan penghargaan: dari Low sampai Critical, Anda yang mengisi tabelnya.',
      },
      door: {
        title: 'Publik atau undangan',
        text: 'Program undangan hanya terlihat oleh bughunter yang Anda pilih. Banyak tim mulai dari sini.',
      },
      hands: {
        title: 'Kelola sendiri atau kami kelola',
        text: 'Tim Anda yang menilai dan menjawab, atau tim kami yang mengerjakannya dan Anda tinggal mengonfirmasi.',
      },
      budget: {
        title: 'Saldo dan batasnya',
        text: 'Imbalan minimum disisihkan saat laporan valid. Saldo tidak pernah menjadi minus, dan program bisa dijeda kapan saja.',
      },
      publication: {
        title: 'Publikasi',
        text: 'Temuan hanya boleh diceritakan setelah diperbaiki, ditutup, dan Anda setujui, dengan bagian yang perlu disamarkan.',
      },
    },
    stepsTitle: 'Dari pendaftaran ke laporan pertama',
    steps: {
      one: {
        title: 'Daftar',
        text: 'Pakai email di domain perusahaan. Akun perusahaan gratis.',
      },
      two: {
        title: 'Tulis program',
        text: 'Mulai dari contoh yang sesuai anggaran, lalu ubah seperlunya.',
      },
      three: {
        title: 'Ditinjau',
        text: 'Tim kami memeriksa ruang lingkup, izin, dan tabel imbalannya sebelum dibuka.',
      },
      four: {
        title: 'Terima laporan',
        text: 'Setiap laporan sudah kami reproduksi dan beri skor CVSS sebelum menjadi pekerjaan Anda.',
      },
    },
    clocks: {
      title: 'Semua pihak punya tenggat',
      text: 'Setiap laporan menunjukkan siapa yang harus bertindak dan sampai jam berapa. Hari kerja mengikuti kalender Indonesia, jam mengikuti WIB.',
      what: 'Langkah',
      who: 'Siapa',
      due: 'Tenggat',
      lines: {
        first: { what: 'Respons pertama', who: 'Tim platform', due: '1 hari kerja' },
        triage: {
          what: 'Verifikasi dan validasi',
          who: 'Tim platform',
          due: '3 hari kerja; 24 jam untuk yang diklaim Critical',
        },
        rating: { what: 'Penilaian tingkat risiko', who: 'Perusahaan', due: '5 hari kerja' },
        reward: { what: 'Keputusan imbalan', who: 'Perusahaan', due: '5 hari kerja setelah penilaian' },
        fix: {
          what: 'Perbaikan',
          who: 'Perusahaan',
          due: '7, 30, 60, atau 90 hari, dari Critical sampai Low',
        },
      },
    },
    questionsTitle: 'Yang sering ditanyakan',
    questions: {
      disturb: {
        title: 'Apakah pengujian bisa mengganggu layanan?',
        text: 'Aturan program melarang pengujian yang merusak, membanjiri layanan, atau mengambil data lebih dari yang perlu sebagai bukti. Anda boleh menambah larangan, misalnya jam uji atau lingkungan khusus.',
      },
      duplicate: {
        title: 'Apakah kami membayar dua kali untuk celah yang sama?',
        text: 'Tidak. Laporan kedua ditutup sebagai duplikat dengan rujukan ke laporan yang lebih dulu. Laporan tidak dapat dinyatakan duplikat dari laporan yang datang sesudahnya.',
      },
      language: {
        title: 'Bahasa apa yang dipakai?',
        text: 'Laporan ditulis dalam bahasa Indonesia, dengan bukti konsep, risiko dan dampak, serta rekomendasi. Istilah teknis boleh tetap dalam bahasa Inggris.',
      },
    },
  },
  en: {
    name: 'Bug bounty program',
    description:
      'Invite verified bughunters to test your systems all year. You pay per proven flaw, by a reward table that you set yourself.',
    title: 'Pay for proven flaws, not for hours.',
    lead: 'A bug bounty program opens your systems all year to verified bughunters, within the scope you write. No finds, no rewards to pay.',
    action: 'Open a program',
    second: 'See running programs',
    pointsTitle: 'What you decide',
    points: {
      scope: {
        title: 'The scope',
        text: 'Domains, applications and kinds of flaws that may be tested, and those that may not. Changes are kept by version and can be compared.',
      },
      reward: {
        title: 'Rewards per risk level',
        text: 'Money, points, other rewards, or money and other together: from Low to Critical, you fill in the table.',
      },
      door: {
        title: 'Public or by invitation',
        text: 'A program by invitation is seen only by the bughunters you choose. Many teams begin here.',
      },
      hands: {
        title: 'Self managed or managed by us',
        text: 'Your team rates and answers, or ours does the work and you confirm.',
      },
      budget: {
        title: 'Balance and limits',
        text: 'The minimum reward is set aside when a report is valid. The balance never goes below zero, and a program can be paused at any time.',
      },
      publication: {
        title: 'Publication',
        text: 'Finds may be told only once fixed, closed and agreed to by you, with the parts redacted that need it.',
      },
    },
    stepsTitle: 'From sign-up to the first report',
    steps: {
      one: { title: 'Sign up', text: 'With an email at your company’s domain. Company accounts are free.' },
      two: {
        title: 'Write the program',
        text: 'Start from an example for your budget and change what you need.',
      },
      three: {
        title: 'Review',
        text: 'Our team checks scope, permission and reward table before anything opens.',
      },
      four: {
        title: 'Receive reports',
        text: 'We have reproduced and CVSS-scored every report before it becomes your work.',
      },
    },
    clocks: {
      title: 'Everyone has a deadline',
      text: 'Every report shows who has to act and until which hour. Business days follow the Indonesian calendar, hours follow WIB.',
      what: 'Step',
      who: 'Who',
      due: 'Due',
      lines: {
        first: { what: 'First answer', who: 'Platform team', due: '1 business day' },
        triage: {
          what: 'Verification and validation',
          who: 'Platform team',
          due: '3 business days; 24 hours where Critical is claimed',
        },
        rating: { what: 'Rating of the risk level', who: 'Company', due: '5 business days' },
        reward: { what: 'Decision on the reward', who: 'Company', due: '5 business days after the rating' },
        fix: { what: 'Fix', who: 'Company', due: '7, 30, 60 or 90 days, from Critical to Low' },
      },
    },
    questionsTitle: 'Asked often',
    questions: {
      disturb: {
        title: 'Can testing disturb our service?',
        text: 'The rules forbid tests that destroy, flood a service, or take more data than the proof needs. You may add limits, such as hours or a separate environment.',
      },
      duplicate: {
        title: 'Do we pay twice for one flaw?',
        text: 'No. The second report is closed as a duplicate that names the earlier one. A report can never be a duplicate of one that came after it.',
      },
      language: {
        title: 'Which language is used?',
        text: 'Reports are written in Indonesian, with proof of concept, risk and impact, and a recommendation. Technical terms may stay in English.',
      },
    },
  },
})
