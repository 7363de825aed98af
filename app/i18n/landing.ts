import { catalogue } from './catalogue.ts'

/** The first page: what this is, how it goes, for whom, and why it can be trusted. */
export const landingWords = catalogue({
  title: { id: 'Lihat celahnya lebih dulu', en: 'See the flaw first' },
  eyebrow: { id: 'Platform keamanan siber crowdsourced #1 di Indonesia', en: 'The #1 crowdsourced cyber security platform in Indonesia' },
  lead: {
    id: 'Perusahaan mengundang, peneliti terverifikasi menguji, tim kami memeriksa setiap laporan. Yang sampai ke meja perbaikan hanya celah yang benar-benar ada.',
    en: 'Companies invite, verified researchers test, our team checks every report. What reaches the repair desk are flaws that really exist.',
  },
  start: { id: 'Mulai sekarang', en: 'Start now' },
  look: { id: 'Lihat program', en: 'See the programs' },
  flow: {
    title: { id: 'Satu laporan, lima langkah', en: 'One report, five steps' },
    text: {
      id: 'Di setiap langkah tertulis siapa yang harus bertindak dan sampai jam berapa.',
      en: 'Every step says who has to act, and until which hour.',
    },
    steps: {
      one: {
        title: { id: 'Dikirim', en: 'Sent' },
        text: {
          id: 'Bughunter menulis bukti, dampak, dan saran. Kode laporan terbit seketika.',
          en: 'The bughunter writes proof, impact and advice. The report code is issued at once.',
        },
      },
      two: {
        title: { id: 'Diverifikasi', en: 'Verified' },
        text: {
          id: 'Tim platform mereproduksi dan memvalidasi. Jawaban pertama dalam 1 hari kerja.',
          en: 'The platform team reproduces and validates. First answer within 1 business day.',
        },
      },
      three: {
        title: { id: 'Dinilai', en: 'Rated' },
        text: {
          id: 'Perusahaan menetapkan tingkat risiko dari skor CVSS. Setiap perubahan beralasan.',
          en: 'The company sets the risk level from the CVSS score. Every change has its reason.',
        },
      },
      four: {
        title: { id: 'Diberi imbalan', en: 'Rewarded' },
        text: {
          id: 'Uang, poin, atau hadiah khusus, dari dana yang sudah disisihkan.',
          en: 'Money, points or a custom reward, from money already set aside.',
        },
      },
      five: {
        title: { id: 'Ditutup', en: 'Closed' },
        text: {
          id: 'Celah diperbaiki dan diuji ulang. Setelah itu barulah boleh dipublikasikan.',
          en: 'The flaw is fixed and retested. Only then may it be published.',
        },
      },
    },
  },
  sample: {
    caption: { id: 'Contoh tampilan satu laporan', en: 'An example of one report' },
    title: { id: 'Akses data pesanan milik pengguna lain', en: 'Access to the orders of other users' },
    waiting: { id: 'Menunggu perusahaan', en: 'Waiting on the company' },
    due: { id: 'Penilaian sampai Jumat 17.00 WIB', en: 'Rating due Friday 17:00 WIB' },
    level: { id: 'Tinggi', en: 'High' },
    secured: { id: 'Dana terjamin', en: 'Secured reward' },
    lines: {
      sent: { what: { id: 'Laporan dikirim', en: 'Report sent' }, when: { id: 'Senin 09.12', en: 'Monday 09:12' } },
      taken: {
        what: { id: 'Diperiksa tim platform', en: 'Checked by the platform team' },
        when: { id: 'Senin 10.40', en: 'Monday 10:40' },
      },
      valid: { what: { id: 'Valid, CVSS 8.1', en: 'Valid, CVSS 8.1' }, when: { id: 'Selasa 14.05', en: 'Tuesday 14:05' } },
    },
  },
  companies: {
    title: { id: 'Untuk perusahaan', en: 'For companies' },
    text: {
      id: 'Tahu di mana sistem Anda terbuka, dari orang yang Anda izinkan mencarinya.',
      en: 'Know where your systems are open, from people you allowed to look.',
    },
    points: {
      one: { id: 'Bug bounty, challenge, atau pengelolaan kerentanan', en: 'Bug bounty, challenge or vulnerability management' },
      two: { id: 'Publik atau hanya untuk bughunter undangan', en: 'Public, or for invited bughunters only' },
      three: { id: 'Kelola sendiri, atau dikelola tim kami', en: 'Self managed, or managed by our team' },
    },
    action: { id: 'Selengkapnya untuk perusahaan', en: 'More for companies' },
  },
  bughunters: {
    title: { id: 'Untuk bughunter', en: 'For bughunters' },
    text: {
      id: 'Uji sistem sungguhan tanpa melanggar hukum, dan bangun nama dari temuan sendiri.',
      en: 'Test real systems within the law, and make a name from what you find.',
    },
    points: {
      one: { id: 'Izin pengujian tertulis untuk setiap program', en: 'A written testing permission for every program' },
      two: { id: 'Imbalan yang dananya sudah disisihkan', en: 'Rewards whose money is already set aside' },
      three: { id: 'Poin dan peringkat dari setiap laporan valid', en: 'Points and a rank from every valid report' },
    },
    action: { id: 'Selengkapnya untuk bughunter', en: 'More for bughunters' },
  },
  programs: {
    title: { id: 'Baru dibuka', en: 'Newly opened' },
    all: { id: 'Semua program', en: 'All programs' },
    caption: { id: 'Program yang baru dibuka', en: 'Newly opened programs' },
    program: { id: 'Program', en: 'Program' },
    reward: { id: 'Imbalan', en: 'Reward' },
    days: { id: 'Sisa hari', en: 'Days left' },
    emptyTitle: { id: 'Program publik pertama segera dibuka', en: 'The first public program opens soon' },
    empty: {
      id: 'Program yang diterima tim platform langsung tampil di sini.',
      en: 'Programs appear here as soon as the platform team accepts them.',
    },
  },
  board: {
    title: { id: 'Papan peringkat', en: 'Leaderboard' },
    all: { id: 'Lihat seluruhnya', en: 'See all of it' },
    caption: { id: 'Lima bughunter dengan poin tertinggi', en: 'The five bughunters with the most points' },
    rank: { id: 'Peringkat', en: 'Rank' },
    name: { id: 'Bughunter', en: 'Bughunter' },
    points: { id: 'Poin', en: 'Points' },
    valid: { id: 'Laporan valid', en: 'Valid reports' },
    emptyTitle: { id: 'Peringkat menunggu namamu', en: 'The board waits for your name' },
    empty: {
      id: 'Poin pertama tercatat begitu laporan valid pertama dinilai.',
      en: 'The first points are booked when the first valid report is rated.',
    },
  },
  trust: {
    title: { id: 'Mengapa kedua pihak bisa percaya', en: 'Why both sides can trust it' },
    points: {
      identity: {
        title: { id: 'Identitas terverifikasi', en: 'Verified identities' },
        text: {
          id: 'Dua dokumen identitas dan swafoto diperiksa manusia sebelum seorang bughunter boleh mengikuti program.',
          en: 'Two identity documents and a selfie are checked by people before a bughunter may join a program.',
        },
      },
      secured: {
        title: { id: 'Dana terjamin', en: 'Secured rewards' },
        text: {
          id: 'Begitu laporan valid, imbalan minimumnya pindah dari saldo ke dana yang disisihkan. Perusahaan tidak bisa menariknya kembali diam-diam.',
          en: 'When a report is valid, the minimum of its reward moves from the balance into reserved money. The company cannot quietly take it back.',
        },
      },
      letter: {
        title: { id: 'Izin tertulis', en: 'Written permission' },
        text: {
          id: 'Perjanjian setiap program memuat izin tertulis: ruang lingkup, masa berlaku, dan versi aturannya. Bukti persetujuannya tersimpan.',
          en: 'The agreement of every program holds a written permission: its scope, its term and the version of its rules. Proof of each acceptance is kept.',
        },
      },
    },
  },
  end: {
    title: { id: 'Laut terlihat tenang. Pastikan memang begitu.', en: 'The sea looks calm. Make sure it is.' },
    text: { id: 'Mendaftar gratis untuk perusahaan maupun bughunter.', en: 'Signing up is free for companies and bughunters alike.' },
    action: { id: 'Buat akun', en: 'Create an account' },
  },
})
