import { catalogue } from './catalogue.ts'

/** The first page: what this is, how it goes, for whom, and why it can be trusted. */
export const landingWords = catalogue({
  id: {
    title: 'Lihat celahnya lebih dulu',
    eyebrow: 'Platform keamanan siber crowdsourced #1 di Indonesia',
    lead: 'Perusahaan mengundang, peneliti terverifikasi menguji, tim kami memeriksa setiap laporan. Yang sampai ke meja perbaikan hanya celah yang benar-benar ada.',
    start: 'Mulai sekarang',
    look: 'Lihat program',
    flow: {
      title: 'Satu laporan, lima langkah',
      text: 'Di setiap langkah tertulis siapa yang harus bertindak dan sampai jam berapa.',
      steps: {
        one: {
          title: 'Dikirim',
          text: 'Bughunter menulis bukti, dampak, dan saran. Kode laporan terbit seketika.',
        },
        two: {
          title: 'Diverifikasi',
          text: 'Tim platform mereproduksi dan memvalidasi. Jawaban pertama dalam 1 hari kerja.',
        },
        three: {
          title: 'Dinilai',
          text: 'Perusahaan menetapkan tingkat risiko dari skor CVSS. Setiap perubahan beralasan.',
        },
        four: {
          title: 'Diberi imbalan',
          text: 'Uang, poin, atau hadiah khusus, dari dana yang sudah disisihkan.',
        },
        five: {
          title: 'Ditutup',
          text: 'Celah diperbaiki dan diuji ulang. Setelah itu barulah boleh dipublikasikan.',
        },
      },
    },
    sample: {
      caption: 'Contoh tampilan satu laporan',
      title: 'Akses data pesanan milik pengguna lain',
      waiting: 'Menunggu perusahaan',
      due: 'Penilaian sampai Jumat 17.00 WIB',
      level: 'Tinggi',
      secured: 'Dana terjamin',
      lines: {
        sent: { what: 'Laporan dikirim', when: 'Senin 09.12' },
        taken: { what: 'Diperiksa tim platform', when: 'Senin 10.40' },
        valid: { what: 'Valid, CVSS 8.1', when: 'Selasa 14.05' },
      },
    },
    companies: {
      title: 'Untuk perusahaan',
      text: 'Tahu di mana sistem Anda terbuka, dari orang yang Anda izinkan mencarinya.',
      points: {
        one: 'Bug bounty, challenge, atau pengelolaan kerentanan',
        two: 'Publik atau hanya untuk bughunter undangan',
        three: 'Kelola sendiri, atau dikelola tim kami',
      },
      action: 'Selengkapnya untuk perusahaan',
    },
    bughunters: {
      title: 'Untuk bughunter',
      text: 'Uji sistem sungguhan tanpa melanggar hukum, dan bangun nama dari temuanmu.',
      points: {
        one: 'Izin pengujian tertulis untuk setiap program',
        two: 'Imbalan yang dananya sudah disisihkan',
        three: 'Poin dan peringkat dari setiap laporan valid',
      },
      action: 'Selengkapnya untuk bughunter',
    },
    programs: {
      title: 'Baru dibuka',
      all: 'Semua program',
      caption: 'Program yang baru dibuka',
      program: 'Program',
      reward: 'Imbalan',
      days: 'Sisa hari',
      emptyTitle: 'Program publik pertama segera dibuka',
      empty: 'Program yang diterima tim platform langsung tampil di sini.',
    },
    board: {
      title: 'Papan peringkat',
      all: 'Lihat seluruhnya',
      caption: 'Lima bughunter dengan poin tertinggi',
      rank: 'Peringkat',
      name: 'Bughunter',
      points: 'Poin',
      valid: 'Laporan valid',
      emptyTitle: 'Peringkat menunggu namamu',
      empty: 'Poin pertama tercatat begitu laporan valid pertama dinilai.',
    },
    trust: {
      title: 'Mengapa kedua pihak bisa percaya',
      points: {
        identity: {
          title: 'Identitas terverifikasi',
          text: 'Dua dokumen identitas dan swafoto diperiksa manusia sebelum seorang bughunter boleh mengikuti program.',
        },
        secured: {
          title: 'Dana terjamin',
          text: 'Begitu laporan valid, imbalan minimumnya pindah dari saldo ke dana yang disisihkan. Perusahaan tidak bisa menariknya kembali diam-diam.',
        },
        letter: {
          title: 'Izin tertulis',
          text: 'Perjanjian setiap program memuat izin tertulis: ruang lingkup, masa berlaku, dan versi aturannya. Bukti persetujuannya tersimpan.',
        },
      },
    },
    end: {
      title: 'Laut terlihat tenang. Pastikan memang begitu.',
      text: 'Mendaftar gratis untuk perusahaan maupun bughunter.',
      action: 'Buat akun',
    },
  },
  en: {
    title: 'See the flaw first',
    eyebrow: 'The #1 crowdsourced cyber security platform in Indonesia',
    lead: 'Companies invite, verified researchers test, our team checks every report. What reaches the repair desk are flaws that really exist.',
    start: 'Start now',
    look: 'See the programs',
    flow: {
      title: 'One report, five steps',
      text: 'Every step says who has to act, and until which hour.',
      steps: {
        one: {
          title: 'Sent',
          text: 'The bughunter writes proof, impact and advice. The report code is issued at once.',
        },
        two: {
          title: 'Verified',
          text: 'The platform team reproduces and validates. First answer within 1 business day.',
        },
        three: {
          title: 'Rated',
          text: 'The company sets the risk level from the CVSS score. Every change has its reason.',
        },
        four: { title: 'Rewarded', text: 'Money, points or a custom reward, from money already set aside.' },
        five: { title: 'Closed', text: 'The flaw is fixed and retested. Only then may it be published.' },
      },
    },
    sample: {
      caption: 'An example of one report',
      title: 'Access to the orders of other users',
      waiting: 'Waiting on the company',
      due: 'Rating due Friday 17:00 WIB',
      level: 'High',
      secured: 'Secured reward',
      lines: {
        sent: { what: 'Report sent', when: 'Monday 09:12' },
        taken: { what: 'Checked by the platform team', when: 'Monday 10:40' },
        valid: { what: 'Valid, CVSS 8.1', when: 'Tuesday 14:05' },
      },
    },
    companies: {
      title: 'For companies',
      text: 'Know where your systems are open, from people you allowed to look.',
      points: {
        one: 'Bug bounty, challenge or vulnerability management',
        two: 'Public, or for invited bughunters only',
        three: 'Self managed, or managed by our team',
      },
      action: 'More for companies',
    },
    bughunters: {
      title: 'For bughunters',
      text: 'Test real systems within the law, and make a name from what you find.',
      points: {
        one: 'A written testing permission for every program',
        two: 'Rewards whose money is already set aside',
        three: 'Points and a rank from every valid report',
      },
      action: 'More for bughunters',
    },
    programs: {
      title: 'Newly opened',
      all: 'All programs',
      caption: 'Newly opened programs',
      program: 'Program',
      reward: 'Reward',
      days: 'Days left',
      emptyTitle: 'The first public program opens soon',
      empty: 'Programs appear here as soon as the platform team accepts them.',
    },
    board: {
      title: 'Leaderboard',
      all: 'See all of it',
      caption: 'The five bughunters with the most points',
      rank: 'Rank',
      name: 'Bughunter',
      points: 'Points',
      valid: 'Valid reports',
      emptyTitle: 'The board waits for your name',
      empty: 'The first points are booked when the first valid report is rated.',
    },
    trust: {
      title: 'Why both sides can trust it',
      points: {
        identity: {
          title: 'Verified identities',
          text: 'Two identity documents and a selfie are checked by people before a bughunter may join a program.',
        },
        secured: {
          title: 'Secured rewards',
          text: 'When a report is valid, the minimum of its reward moves from the balance into reserved money. The company cannot quietly take it back.',
        },
        letter: {
          title: 'Written permission',
          text: 'The agreement of every program holds a written permission: its scope, its term and the version of its rules. Proof of each acceptance is kept.',
        },
      },
    },
    end: {
      title: 'The sea looks calm. Make sure it is.',
      text: 'Signing up is free for companies and bughunters alike.',
      action: 'Create an account',
    },
  },
})
