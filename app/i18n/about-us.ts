import { catalogue } from './catalogue.ts'

export const aboutUsWords = catalogue({
  name: { id: 'Tentang kami', en: 'About us' },
  description: {
    id: 'Kami mempertemukan perusahaan Indonesia dengan bughunter terverifikasi: mengapa kami ada, hasil kerja komunitas, dan peran di dalam tim.',
    en: 'We bring Indonesian companies together with verified bughunters: why we exist, what the community has done, and the roles in the team.',
  },
  title: {
    id: 'Di garis antara laut dan langit, semuanya terlihat lebih awal.',
    en: 'On the line between sea and sky, everything is seen earlier.',
  },
  lead: ({ brand }: { brand: string }) => ({
    id: `${brand} mempertemukan perusahaan Indonesia dengan orang-orang yang mampu menemukan celahnya, lalu memastikan pertemuan itu sah, terukur, dan adil bagi keduanya.`,
    en: `${brand} brings Indonesian companies together with people able to find their flaws, and makes sure that the meeting is lawful, measured, and fair to both.`,
  }),
  action: { id: 'Hubungi kami', en: 'Contact us' },
  second: { id: 'Karier', en: 'Career' },
  places: {
    label: { id: 'Isi halaman ini', en: 'On this page' },
    about: { id: 'Tentang', en: 'About' },
    awards: { id: 'Penghargaan', en: 'Awards' },
    team: { id: 'Tim', en: 'Team' },
  },
  about: {
    title: { id: 'Mengapa kami ada', en: 'Why we exist' },
    one: {
      id: 'Indonesia punya banyak peneliti keamanan yang pandai, dan banyak sistem yang perlu diuji. Yang kurang adalah tempat bertemu: peneliti takut dilaporkan karena berniat baik, perusahaan takut mengundang orang yang tidak dikenal, dan temuan yang sudah dikirim sering tidak berjawab.',
      en: 'Indonesia has many skilled security researchers, and many systems that need testing. What is missing is a place to meet: researchers fear being reported for good intentions, companies fear inviting strangers, and finds that were sent often get no answer.',
    },
    two: {
      id: 'Kami membangun tempat itu. Setiap bughunter kami kenal identitasnya, setiap program memberi izin tertulis, setiap laporan kami periksa, dan setiap langkah punya tenggat yang dapat dibaca semua pihak.',
      en: 'We build that place. We know the identity of every bughunter, every program gives written permission, we check every report, and every step has a deadline that all sides can read.',
    },
  },
  principlesTitle: { id: 'Yang kami pegang', en: 'What we hold to' },
  principles: {
    people: {
      title: { id: 'Dibaca manusia', en: 'Read by people' },
      text: {
        id: 'Laporan, identitas, dan keberatan diputuskan orang, dengan alasan tertulis. Mesin membantu menyaring, tidak memutuskan.',
        en: 'Reports, identities and appeals are decided by people, with written reasons. Machines help to sort; they do not decide.',
      },
    },
    both: {
      title: { id: 'Adil bagi dua pihak', en: 'Fair to both sides' },
      text: {
        id: 'Perusahaan tidak membayar dua kali untuk celah yang sama. Bughunter tidak kehilangan imbalan karena celahnya diperbaiki diam-diam.',
        en: 'Companies do not pay twice for one flaw. Bughunters do not lose a reward because their flaw was quietly fixed.',
      },
    },
    open: {
      title: { id: 'Terbuka tentang prosesnya', en: 'Open about the process' },
      text: {
        id: 'Siapa yang harus bertindak dan sampai kapan selalu tampak. Isi laporan hanya untuk yang berhak.',
        en: 'Who has to act, and until when, can always be seen. What a report says is only for those entitled to it.',
      },
    },
    little: {
      title: { id: 'Menyimpan sesedikit mungkin', en: 'Keeping as little as possible' },
      text: {
        id: 'Dokumen identitas disegel, hanya dibuka untuk kasusnya, dan setiap pembukaan tercatat.',
        en: 'Identity documents are sealed, opened only for their case, and every opening is recorded.',
      },
    },
    law: {
      title: { id: 'Di dalam hukum', en: 'Within the law' },
      text: {
        id: 'Izin tertulis sebelum menguji, pelindungan data pribadi sesuai UU PDP, dan catatan yang siap diperiksa.',
        en: 'Written permission before testing, personal data protected under Indonesia’s UU PDP, and records ready for inspection.',
      },
    },
    home: {
      title: { id: 'Dari Indonesia', en: 'From Indonesia' },
      text: {
        id: 'Bahasa, hari libur, rupiah, dan peraturannya milik sini, bukan terjemahan dari tempat lain.',
        en: 'Language, holidays, rupiah and regulations belong here; they are not translated from elsewhere.',
      },
    },
  },
  awards: {
    title: { id: 'Penghargaan', en: 'Awards' },
    one: {
      id: 'Kami perusahaan muda dan belum menerima penghargaan. Kami tidak memajang logo yang tidak kami peroleh. Yang dapat kami tunjukkan adalah hasil kerja komunitas, dihitung langsung dari catatan platform sampai tengah malam tadi.',
      en: 'We are a young company and have not received awards yet. We do not show logos we did not earn. What we can show is the work of the community, counted from the platform’s records up to last midnight.',
    },
    figures: { id: 'Hasil kerja komunitas', en: 'The work of the community' },
    valid: { id: 'Celah terbukti', en: 'Flaws proven' },
    validHint: { id: 'Laporan yang dinyatakan valid', en: 'Reports found valid' },
    fixed: { id: 'Celah ditutup', en: 'Flaws closed' },
    fixedHint: { id: 'Diperbaiki dan diperiksa ulang', en: 'Fixed and checked again' },
    hunters: { id: 'Bughunter berpoin', en: 'Bughunters with points' },
    huntersHint: { id: 'Di papan peringkat sepanjang masa', en: 'On the all-time leaderboard' },
    writeUps: { id: 'Write-up terbit', en: 'Write-ups published' },
    writeUpsHint: { id: 'Temuan yang boleh diceritakan', en: 'Finds that may be told' },
    board: { id: 'Lihat papan peringkat', en: 'See the leaderboard' },
  },
  team: {
    title: { id: 'Tim', en: 'Team' },
    text: {
      id: 'Setiap keputusan di platform ini tercatat atas nama orang yang membuatnya. Inilah peran mereka.',
      en: 'Every decision on this platform is recorded under the name of who made it. These are their roles.',
    },
  },
  roles: {
    triage: {
      title: { id: 'Tim triase', en: 'Triage team' },
      text: {
        id: 'Membaca semua laporan, mengulang langkahnya, dan memutuskan dengan skor CVSS serta alasan.',
        en: 'Reads all reports, repeats their steps, and decides with a CVSS score and a reason.',
      },
    },
    identity: {
      title: { id: 'Tim verifikasi', en: 'Verification team' },
      text: {
        id: 'Memeriksa identitas bughunter. Penolakan selalu diputuskan oleh orang kedua.',
        en: 'Checks the identity of bughunters. Refusals are always decided by a second person.',
      },
    },
    programs: {
      title: { id: 'Pendamping program', en: 'Program support' },
      text: {
        id: 'Membantu perusahaan menulis program, dan mengelolanya bila diminta.',
        en: 'Helps companies write their programs, and manages them where asked to.',
      },
    },
    incident: {
      title: { id: 'Penanggap insiden', en: 'Incident responders' },
      text: {
        id: 'Menerima laporan insiden siber dari siapa pun, tanpa biaya, dan mendampingi pelapornya.',
        en: 'Take reports of cyber incidents from anyone, free of charge, and stay with those who report.',
      },
    },
    engineering: {
      title: { id: 'Tim rekayasa', en: 'Engineering' },
      text: {
        id: 'Membangun platform dan menjaganya dari orang-orang yang paling pandai mencari celah.',
        en: 'Builds the platform and guards it from the people who are best at finding flaws.',
      },
    },
    privacy: {
      title: { id: 'Pejabat pelindungan data', en: 'Data protection officer' },
      text: {
        id: 'Menjawab permintaan atas data pribadi dan mengawasi siapa membuka apa.',
        en: 'Answers requests about personal data and watches who opens what.',
      },
    },
  },
  end: {
    id: 'Kantor kami di Bandung. Tulis kepada kami, dan tim yang tepat akan menjawab.',
    en: 'Our office is in Bandung. Write to us, and the right team will answer.',
  },
})
