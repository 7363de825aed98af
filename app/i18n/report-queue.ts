import { catalogue } from './catalogue.ts'

/** Lists of reports that wait for an answer: the queue of the team and the inbox of a company. */
export const reportQueueWords = catalogue({
  titles: {
    queue: { id: 'Antrean laporan', en: 'Report queue' },
    inbox: { id: 'Laporan', en: 'Reports' },
    report: { id: 'Laporan', en: 'Report' },
  },
  queueHint: {
    id: 'Yang menunggu tim kita ada di atas, lalu yang paling cepat jatuh tempo.',
    en: 'What waits on our team stands on top, then what is due first.',
  },
  inboxHint: { id: 'Yang menunggu Anda ada di atas.', en: 'What waits for you stands on top.' },
  filters: {
    label: { id: 'Saring laporan', en: 'Filter reports' },
    submit: { id: 'Terapkan', en: 'Apply' },
    reset: { id: 'Hapus saringan', en: 'Clear filters' },
    search: { id: 'Cari kode atau kata', en: 'Search code or words' },
    searchHint: { id: 'Kode atau kata', en: 'Code or words' },
    fold: ({ chosen }: { chosen: number }) => ({ id: `Saring (${chosen})`, en: `Filter (${chosen})` }),
    stage: { id: 'Tahap', en: 'Stage' },
    severity: { id: 'Tingkat risiko', en: 'Severity' },
    program: { id: 'Program', en: 'Program' },
    assignee: { id: 'Penanggung jawab', en: 'Assignee' },
    waiting: { id: 'Menunggu', en: 'Waiting on' },
    news: { id: 'Belum dibaca', en: 'Unread' },
    mine: { id: 'Saya', en: 'Me' },
    unassigned: { id: 'Belum ada', en: 'Nobody yet' },
    me: {
      hello: { id: 'Tim kita, laporan terkirim', en: 'Our team, sent reports' },
      company: { id: 'Anda, dengan hak bertindak', en: 'You, with the right to act' },
      bughunter: { id: 'Saya', en: 'Me' },
    },
    sides: {
      company: { id: 'Anda', en: 'You' },
      operator: { id: 'Tim platform', en: 'Platform team' },
      reporter: { id: 'Bughunter', en: 'Bughunter' },
    },
    team: { id: 'Tim kita', en: 'Our team' },
    company: { id: 'Perusahaan', en: 'Company' },
    nobody: { id: 'Tidak ada', en: 'Nobody' },
    more: { id: 'Lainnya', en: 'More' },
    category: { id: 'Kelas kerentanan', en: 'Vulnerability class' },
    searched: {
      hunter: { id: 'Bughunter', en: 'Bughunter' },
      target: { id: 'Aset', en: 'Asset' },
      company: { id: 'Perusahaan', en: 'Company' },
      label: { id: 'Label', en: 'Label' },
      assignee: { id: 'Penanggung jawab', en: 'Assignee' },
    },
    otherCategory: { id: 'Kelas lain', en: 'Another class' },
    noCategory: { id: 'Tanpa kelas', en: 'No class' },
    finds: {
      hunter: { id: 'Cari nama pengguna', en: 'Find a username' },
      target: { id: 'Cari aset', en: 'Find an asset' },
      company: { id: 'Cari perusahaan', en: 'Find a company' },
      label: { id: 'Cari label', en: 'Find a label' },
      assignee: { id: 'Cari rekan', en: 'Find a colleague' },
    },
    found: ({ count }: { count: number }) => ({
      id: `${count} pilihan`,
      en: count === 1 ? '1 option' : `${count} options`,
    }),
    gone: { id: 'Tidak ada lagi', en: 'No longer there' },
  },
  columns: {
    caption: { id: 'Laporan', en: 'Reports' },
  },
  became: ({ claimed }: { claimed: string }) => ({ id: `Diklaim ${claimed}`, en: `Claimed ${claimed}` }),
  news: { id: 'Ada kabar baru', en: 'New activity' },
  nobodyAssigned: { id: 'Belum ada', en: 'Nobody yet' },
  noDue: { id: 'Tidak ada', en: 'None' },
  emptyQueue: {
    title: { id: 'Antrean kosong', en: 'The queue is empty' },
    text: {
      id: 'Laporan baru dari bughunter muncul di sini, lengkap dengan tenggatnya.',
      en: 'New reports from bughunters appear here, each with its deadline.',
    },
  },
  emptyInbox: {
    title: { id: 'Belum ada laporan', en: 'No reports yet' },
    text: {
      id: 'Laporan untuk program Anda muncul di sini. Buka program agar bughunter dapat mulai menguji.',
      en: 'Reports to your programs appear here. Open a program so that bughunters can start testing.',
    },
    action: { id: 'Ke program', en: 'To the programs' },
  },
  reports: { id: 'Laporan', en: 'Reports' },
})
