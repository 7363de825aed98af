import { catalogue } from './catalogue.ts'

type Used = { used: number; most: number }
type Ending = { plan: string; day: string }

/** Words of a company's plan: its limits, what is used of them, and the request for another one. Companies read "Anda". */
export const licenseWords = catalogue({
  plan: { id: 'Paket', en: 'Plan' },
  plans: {
    free: {
      name: { id: 'Gratis', en: 'Free' },
      text: {
        id: 'Untuk memulai: satu program publik, tanpa biaya bulanan. Biaya platform hanya dihitung dari imbalan yang diberikan.',
        en: 'To get started: one public program without a monthly fee. The platform fee applies only to rewards you give.',
      },
    },
    pro: {
      name: { id: 'Pro', en: 'Pro' },
      text: {
        id: 'Beberapa program, termasuk yang privat, dan lebih banyak anggota.',
        en: 'Several programs, including private ones, and more members.',
      },
    },
    enterprise: {
      name: { id: 'Enterprise', en: 'Enterprise' },
      text: { id: 'Anggota, program, dan laporan tanpa batas.', en: 'Members, programs and reports without a limit.' },
    },
  },
  inEvery: {
    id: 'API dan pengelolaan program oleh tim kami termasuk dalam setiap paket.',
    en: 'Every plan includes the API and programs managed by our team.',
  },
  validUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  always: { id: 'Tanpa batas waktu', en: 'No end date' },
  holds: ({ programs }: { programs: number }) => ({
    id: `Tempat untuk ${programs} program berjalan`,
    en: programs === 1 ? 'Room for 1 running program' : `Room for ${programs} running programs`,
  }),
  usage: { id: 'Pemakaian paket', en: 'Plan usage' },
  usageHint: {
    id: 'Laporan dihitung per bulan kalender. Laporan yang ditarik dan spam tidak dihitung, dan laporan selalu diterima.',
    en: 'Reports are counted per calendar month. Withdrawn reports and spam do not count, and no report is ever turned away.',
  },
  measures: {
    seats: { id: 'Kursi anggota', en: 'Member seats' },
    programs: { id: 'Program berjalan', en: 'Running programs' },
    privatePrograms: { id: 'Program privat', en: 'Private programs' },
    reports: { id: 'Laporan bulan ini', en: 'Reports this month' },
  },
  usedOf: ({ used, most }: Used) => ({ id: `${used} dari ${most}`, en: `${used} of ${most}` }),
  unlimited: ({ used }: { used: number }) => ({ id: `${used}, tanpa batas`, en: `${used}, no limit` }),
  notHeld: { id: 'Tidak termasuk', en: 'Not included' },
  comparison: {
    title: { id: 'Paket dan harganya', en: 'Plans and prices' },
    text: {
      id: 'Harga belum termasuk imbalan bughunter dan biaya platform, yang hanya dihitung saat imbalan diberikan.',
      en: 'Prices do not include rewards to bughunters and the platform fee, which applies only when a reward is given.',
    },
    what: { id: 'Isi paket', en: 'What it holds' },
    price: { id: 'Harga', en: 'Price' },
    free: { id: 'Tanpa biaya', en: 'No charge' },
    perMonth: ({ price }: { price: string }) => ({ id: `${price} per bulan`, en: `${price} a month` }),
    open: { id: 'Belum ditentukan, hubungi kami', en: 'Not set, contact us' },
    unlimited: { id: 'Tanpa batas', en: 'No limit' },
    measures: {
      seats: { id: 'Kursi anggota', en: 'Member seats' },
      programs: { id: 'Program berjalan', en: 'Running programs' },
      privatePrograms: { id: 'Program privat, bagian dari itu', en: 'Private programs among them' },
      reports: { id: 'Laporan per bulan', en: 'Reports a month' },
    },
    everyPlan: { id: 'API dan pengelolaan oleh tim kami', en: 'API and management by our team' },
    included: { id: 'Termasuk', en: 'Included' },
    contact: { id: 'Tanyakan harga', en: 'Ask for a price' },
  },
  warning: {
    near: { id: 'Pemakaian mendekati batas paket', en: 'Usage is close to the limits of the plan' },
    full: { id: 'Batas paket sudah terpakai', en: 'A limit of the plan has been reached' },
    over: { id: 'Pemakaian di atas batas paket', en: 'Usage is above the limits of the plan' },
    text: {
      id: 'Yang sudah berjalan tidak terganggu: program tetap terbuka dan semua laporan tetap diterima. Hanya anggota dan program baru yang menunggu tempat.',
      en: 'What is running goes on: programs stay open and all reports are received. Only new members and new programs wait for a place.',
    },
    soon: ({ plan, day }: Ending) => ({ id: `Paket ${plan} berakhir ${day}`, en: `The ${plan} plan ends on ${day}` }),
    soonText: {
      id: 'Setelah itu berlaku batas paket Gratis. Minta perpanjangan lewat formulir di halaman ini.',
      en: 'The limits of the Free plan hold after that. Ask for more time with the form on this page.',
    },
    past: ({ plan, day }: Ending) => ({ id: `Paket ${plan} berakhir ${day}`, en: `The ${plan} plan ended on ${day}` }),
    pastText: {
      id: 'Sekarang berlaku batas paket Gratis. Program yang sudah berjalan tetap terbuka.',
      en: 'The limits of the Free plan hold now. Programs already running stay open.',
    },
  },
  ask: {
    title: { id: 'Minta paket lain', en: 'Request another plan' },
    text: {
      id: 'Untuk menaikkan, memperpanjang, atau menurunkan paket. Tim kami menjawab lewat email dan di halaman ini.',
      en: 'To upgrade, extend or downgrade your plan. Our team answers by email and on this page.',
    },
    plan: { id: 'Paket yang diinginkan', en: 'Plan you want' },
    reason: { id: 'Kebutuhan perusahaan', en: 'What the company needs' },
    reasonHint: {
      id: 'Misalnya jumlah program dan anggota, dan mulai kapan. Minimal 20 karakter.',
      en: 'For example how many programs and members, and from when. At least 20 characters.',
    },
    contact: { id: 'Narahubung', en: 'Contact person' },
    contactHint: { id: 'Nama dan nomor telepon atau email', en: 'Name and a phone number or email address' },
    submit: { id: 'Minta paket', en: 'Request the plan' },
    waiting: ({ plan }: { plan: string }) => ({
      id: `Permintaan paket ${plan} menunggu jawaban tim kami`,
      en: `The request for the ${plan} plan waits for our team's answer`,
    }),
    withdraw: { id: 'Tarik permintaan', en: 'Withdraw the request' },
    held: { id: 'Akun yang ditangguhkan tidak dapat meminta paket.', en: 'A suspended account cannot ask for a plan.' },
  },
  terms: { id: 'Riwayat paket', en: 'Plan history' },
  noTerms: {
    title: { id: 'Paket Gratis sejak mendaftar', en: 'On the Free plan since signing up' },
    text: {
      id: 'Setiap paket berikutnya tercatat di sini, lengkap dengan hari mulai dan berakhirnya.',
      en: 'Every later plan is listed here, with its first and last day.',
    },
  },
  requests: { id: 'Permintaan paket', en: 'Plan requests' },
  noRequests: {
    title: { id: 'Belum ada permintaan paket', en: 'No plan requested yet' },
    text: {
      id: 'Pemilik akun meminta paket lain dari halaman Lisensi. Permintaan dan jawabannya tercatat di sini.',
      en: 'The owner of the account asks for another plan on the license page. Requests and their answers are kept here.',
    },
  },
  columns: {
    plan: { id: 'Paket', en: 'Plan' },
    from: { id: 'Mulai', en: 'From' },
    until: { id: 'Sampai', en: 'Until' },
    at: { id: 'Waktu', en: 'When' },
    state: { id: 'Status', en: 'Status' },
    noted: { id: 'Dicatat', en: 'Recorded' },
  },
  states: {
    waiting: { id: 'Menunggu', en: 'Waiting' },
    granted: { id: 'Dipenuhi', en: 'Granted' },
    declined: { id: 'Ditolak', en: 'Declined' },
    withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  },
  team: {
    title: ({ company }: { company: string }) => ({ id: `Paket ${company}`, en: `Plan of ${company}` }),
    account: { id: 'Akun pemilik', en: "Owner's account" },
    back: { id: 'Antrean kerja', en: 'Work queue' },
    request: { id: 'Permintaan yang menunggu', en: 'Request that waits' },
    reason: { id: 'Kebutuhan', en: 'Needs' },
    contact: { id: 'Kontak', en: 'Contact' },
    askedAt: { id: 'Diminta', en: 'Asked' },
    grant: { id: 'Catat paket', en: 'Note a plan' },
    grantText: {
      id: 'Berlaku di atas paket sebelumnya untuk hari yang sama. Pemilik perusahaan menerima kabar lewat email.',
      en: 'It holds over an earlier plan for the same days. The owner of the company is told by mail.',
    },
    from: { id: 'Hari pertama', en: 'First day' },
    until: { id: 'Hari terakhir', en: 'Last day' },
    submit: { id: 'Catat paket', en: 'Note the plan' },
    decline: { id: 'Tolak permintaan', en: 'Decline the request' },
    declineReason: { id: 'Alasan', en: 'Reason' },
    declineHint: {
      id: 'Dibaca pemilik perusahaan. Minimal 20 karakter.',
      en: 'The owner of the company reads it. At least 20 characters.',
    },
  },
  room: {
    none: { id: 'Paket perusahaan tidak punya tempat untuk program baru', en: 'The plan of the company has no place for a new program' },
    noneText: {
      id: 'Draf tetap dapat ditulis dan disimpan. Sebelum diajukan, akhiri satu program atau minta pemilik akun menaikkan paket.',
      en: 'A draft can still be written and kept. Before you submit it, end a program or ask the owner of the account for a larger plan.',
    },
    notPrivate: {
      id: 'Paket perusahaan tidak punya tempat untuk program privat baru',
      en: 'The plan of the company has no place for another private program',
    },
    notPrivateText: {
      id: 'Program publik tetap dapat dibuat. Pemilik akun dapat meminta paket lain di halaman Lisensi.',
      en: 'A public program can still be made. The owner of the account can ask for another plan on the License page.',
    },
  },
})
