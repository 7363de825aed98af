import { catalogue } from './catalogue.ts'

export const aboutUsWords = catalogue({
  id: {
    name: 'Tentang kami',
    description:
      'Kami mempertemukan perusahaan Indonesia dengan bughunter terverifikasi: mengapa kami ada, hasil kerja komunitas, dan peran di dalam tim.',
    title: 'Di garis antara laut dan langit, semuanya terlihat lebih awal.',
    lead: ({ brand }: { brand: string }) =>
      `${brand} mempertemukan perusahaan Indonesia dengan orang-orang yang mampu menemukan celahnya, lalu memastikan pertemuan itu sah, terukur, dan adil bagi keduanya.`,
    action: 'Hubungi kami',
    second: 'Karier',
    places: { label: 'Isi halaman ini', about: 'Tentang', awards: 'Penghargaan', team: 'Tim' },
    about: {
      title: 'Mengapa kami ada',
      one: 'Indonesia punya banyak peneliti keamanan yang pandai, dan banyak sistem yang perlu diuji. Yang kurang adalah tempat bertemu: peneliti takut dilaporkan karena berniat baik, perusahaan takut mengundang orang yang tidak dikenal, dan temuan yang sudah dikirim sering tidak berjawab.',
      two: 'Kami membangun tempat itu. Setiap bughunter kami kenal identitasnya, setiap program memberi izin tertulis, setiap laporan kami periksa, dan setiap langkah punya tenggat yang dapat dibaca semua pihak.',
    },
    principlesTitle: 'Yang kami pegang',
    principles: {
      people: {
        title: 'Dibaca manusia',
        text: 'Laporan, identitas, dan keberatan diputuskan orang, dengan alasan tertulis. Mesin membantu menyaring, tidak memutuskan.',
      },
      both: {
        title: 'Adil bagi dua pihak',
        text: 'Perusahaan tidak membayar dua kali untuk celah yang sama. Bughunter tidak kehilangan imbalan karena celahnya diperbaiki diam-diam.',
      },
      open: {
        title: 'Terbuka tentang prosesnya',
        text: 'Siapa yang harus bertindak dan sampai kapan selalu tampak. Isi laporan hanya untuk yang berhak.',
      },
      little: {
        title: 'Menyimpan sesedikit mungkin',
        text: 'Dokumen identitas disegel, hanya dibuka untuk kasusnya, dan setiap pembukaan tercatat.',
      },
      law: {
        title: 'Di dalam hukum',
        text: 'Izin tertulis sebelum menguji, pelindungan data pribadi sesuai UU PDP, dan catatan yang siap diperiksa.',
      },
      home: {
        title: 'Dari Indonesia',
        text: 'Bahasa, hari libur, rupiah, dan peraturannya milik sini, bukan terjemahan dari tempat lain.',
      },
    },
    awards: {
      title: 'Penghargaan',
      one: 'Kami perusahaan muda dan belum menerima penghargaan. Kami tidak memajang logo yang tidak kami peroleh. Yang dapat kami tunjukkan adalah hasil kerja komunitas, dihitung langsung dari catatan platform sampai tengah malam tadi.',
      figures: 'Hasil kerja komunitas',
      valid: 'Celah terbukti',
      validHint: 'Laporan yang dinyatakan valid',
      fixed: 'Celah ditutup',
      fixedHint: 'Diperbaiki dan diperiksa ulang',
      hunters: 'Bughunter berpoin',
      huntersHint: 'Di papan peringkat sepanjang masa',
      writeUps: 'Write-up terbit',
      writeUpsHint: 'Temuan yang boleh diceritakan',
      board: 'Lihat papan peringkat',
    },
    team: {
      title: 'Tim',
      text: 'Setiap keputusan di platform ini tercatat atas nama orang yang membuatnya. Inilah peran mereka.',
    },
    roles: {
      triage: {
        title: 'Tim triase',
        text: 'Membaca semua laporan, mengulang langkahnya, dan memutuskan dengan skor CVSS serta alasan.',
      },
      identity: {
        title: 'Tim verifikasi',
        text: 'Memeriksa identitas bughunter. Penolakan selalu diputuskan oleh orang kedua.',
      },
      programs: {
        title: 'Pendamping program',
        text: 'Membantu perusahaan menulis program, dan mengelolanya bila diminta.',
      },
      incident: {
        title: 'Penanggap insiden',
        text: 'Menerima laporan insiden siber dari siapa pun, tanpa biaya, dan mendampingi pelapornya.',
      },
      engineering: {
        title: 'Tim rekayasa',
        text: 'Membangun platform dan menjaganya dari orang-orang yang paling pandai mencari celah.',
      },
      privacy: {
        title: 'Pejabat pelindungan data',
        text: 'Menjawab permintaan atas data pribadi dan mengawasi siapa membuka apa.',
      },
    },
    end: 'Kantor kami di Bandung. Tulis kepada kami, dan tim yang tepat akan menjawab.',
  },
  en: {
    name: 'About us',
    description:
      'We bring Indonesian companies together with verified bughunters: why we exist, what the community has done, and the roles in the team.',
    title: 'On the line between sea and sky, everything is seen earlier.',
    lead: ({ brand }: { brand: string }) =>
      `${brand} brings Indonesian companies together with people able to find their flaws, and makes sure that the meeting is lawful, measured, and fair to both.`,
    action: 'Contact us',
    second: 'Career',
    places: { label: 'On this page', about: 'About', awards: 'Awards', team: 'Team' },
    about: {
      title: 'Why we exist',
      one: 'Indonesia has many skilled security researchers, and many systems that need testing. What is missing is a place to meet: researchers fear being reported for good intentions, companies fear inviting strangers, and finds that were sent often get no answer.',
      two: 'We build that place. We know the identity of every bughunter, every program gives written permission, we check every report, and every step has a deadline that all sides can read.',
    },
    principlesTitle: 'What we hold to',
    principles: {
      people: {
        title: 'Read by people',
        text: 'Reports, identities and appeals are decided by people, with written reasons. Machines help to sort; they do not decide.',
      },
      both: {
        title: 'Fair to both sides',
        text: 'Companies do not pay twice for one flaw. Bughunters do not lose a reward because their flaw was quietly fixed.',
      },
      open: {
        title: 'Open about the process',
        text: 'Who has to act, and until when, can always be seen. What a report says is only for those entitled to it.',
      },
      little: {
        title: 'Keeping as little as possible',
        text: 'Identity documents are sealed, opened only for their case, and every opening is recorded.',
      },
      law: {
        title: 'Within the law',
        text: 'Written permission before testing, personal data protected under Indonesia’s UU PDP, and records ready for inspection.',
      },
      home: {
        title: 'From Indonesia',
        text: 'Language, holidays, rupiah and regulations belong here; they are not translated from elsewhere.',
      },
    },
    awards: {
      title: 'Awards',
      one: 'We are a young company and have not received awards yet. We do not show logos we did not earn. What we can show is the work of the community, counted from the platform’s records up to last midnight.',
      figures: 'The work of the community',
      valid: 'Flaws proven',
      validHint: 'Reports found valid',
      fixed: 'Flaws closed',
      fixedHint: 'Fixed and checked again',
      hunters: 'Bughunters with points',
      huntersHint: 'On the all-time leaderboard',
      writeUps: 'Write-ups published',
      writeUpsHint: 'Finds that may be told',
      board: 'See the leaderboard',
    },
    team: {
      title: 'Team',
      text: 'Every decision on this platform is recorded under the name of who made it. These are their roles.',
    },
    roles: {
      triage: {
        title: 'Triage team',
        text: 'Reads all reports, repeats their steps, and decides with a CVSS score and a reason.',
      },
      identity: {
        title: 'Verification team',
        text: 'Checks the identity of bughunters. Refusals are always decided by a second person.',
      },
      programs: {
        title: 'Program support',
        text: 'Helps companies write their programs, and manages them where asked to.',
      },
      incident: {
        title: 'Incident responders',
        text: 'Take reports of cyber incidents from anyone, free of charge, and stay with those who report.',
      },
      engineering: {
        title: 'Engineering',
        text: 'Builds the platform and guards it from the people who are best at finding flaws.',
      },
      privacy: {
        title: 'Data protection officer',
        text: 'Answers requests about personal data and watches who opens what.',
      },
    },
    end: 'Our office is in Bandung. Write to us, and the right team will answer.',
  },
})
