import { auditLogActs } from './audit-log-acts.ts'
import { catalogue } from './catalogue.ts'

/** The audit log of the platform, for the platform team. Files name events by their types. */
export const auditLogWords = catalogue({
  title: { id: 'Log audit', en: 'Audit log' },
  subtitle: {
    id: 'Semua yang terjadi di platform, berantai dan tidak dapat diubah.',
    en: 'Everything that happened on the platform, chained and unchangeable.',
  },
  rooms: { readings: { id: 'Pembacaan tim', en: 'Readings of the team' }, breach: { id: 'Dampak kebocoran', en: 'Reach of a breach' } },
  table: { id: 'Kejadian terbaru lebih dulu', en: 'Newest events first' },
  empty: { id: 'Tidak ada kejadian yang cocok.', en: 'No event matches.' },
  emptyText: {
    id: 'Longgarkan saringan, atau periksa lagi nama pengguna dan kodenya.',
    en: 'Loosen the filter, or check the username and the code again.',
  },
  fields: {
    at: { id: 'Waktu', en: 'When' },
    moment: { id: 'Waktu (WIB)', en: 'When (WIB)' },
    seq: { id: 'Nomor', en: 'Number' },
    type: { id: 'Kejadian', en: 'Event' },
    who: { id: 'Pelaku', en: 'Who' },
    about: { id: 'Tentang', en: 'About' },
    address: { id: 'Alamat IP', en: 'IP address' },
    facts: { id: 'Fakta', en: 'Facts' },
    subject: { id: 'ID objek', en: 'Object id' },
  },
  kinds: {
    system: { id: 'Sistem', en: 'System' },
    visitor: { id: 'Pengunjung', en: 'Visitor' },
    person: { id: 'Akun yang sudah tidak ada', en: 'An account that is gone' },
  },
  noFacts: { id: 'Tanpa fakta tambahan', en: 'No further facts' },
  showFacts: ({ count }: { count: number }) => ({ id: `${count} fakta`, en: count === 1 ? '1 fact' : `${count} facts` }),
  acts: { ...auditLogActs },
  /** In acts of the user log, in place of a name. */
  someMember: { id: 'anggota', en: 'a member' },
  nouns: {
    account: { id: 'Akun dan sesi', en: 'Accounts and sessions' },
    announcement: { id: 'Pengumuman', en: 'Announcements' },
    company: { id: 'Perusahaan dan anggota', en: 'Companies and members' },
    incident: { id: 'Insiden', en: 'Incidents' },
    inquiry: { id: 'Pesan', en: 'Inquiries' },
    job: { id: 'Pekerjaan latar', en: 'Background jobs' },
    privacy: { id: 'Data pribadi', en: 'Personal data' },
    program: { id: 'Program', en: 'Programs' },
    publication: { id: 'Publikasi', en: 'Publications' },
    report: { id: 'Laporan', en: 'Reports' },
    reward: { id: 'Imbalan dan saldo', en: 'Rewards and balances' },
    setting: { id: 'Pengaturan', en: 'Settings' },
  },
  filters: {
    label: { id: 'Saring log audit', en: 'Filter the audit log' },
    submit: { id: 'Terapkan', en: 'Apply' },
    reset: { id: 'Hapus saringan', en: 'Clear filter' },
    all: { id: 'Semua', en: 'All' },
    who: { id: 'Pelaku', en: 'Who' },
    whoHint: { id: 'Nama pengguna', en: 'Username' },
    about: { id: 'Tentang', en: 'About' },
    aboutHint: { id: 'Nama, kode, atau ID', en: 'Name, code or id' },
    noun: { id: 'Bidang', en: 'Field' },
    type: { id: 'Kejadian', en: 'Event' },
    from: { id: 'Dari tanggal', en: 'From' },
    to: { id: 'Sampai tanggal', en: 'To' },
  },
  pages: {
    label: { id: 'Halaman log', en: 'Pages of the log' },
    newest: { id: 'Terbaru', en: 'Newest' },
    older: { id: 'Lebih lama', en: 'Older' },
  },
  export: {
    title: { id: 'Unduh sebagai CSV', en: 'Download as CSV' },
    text: {
      id: 'Isi saringan di atas ikut dipakai, paling banyak 10.000 baris terbaru. Setiap unduhan tercatat di log ini.',
      en: 'The filter above applies; at most the 10,000 newest lines. Every download is itself in this log.',
    },
    submit: { id: 'Unduh CSV', en: 'Download CSV' },
    file: { id: 'log-audit', en: 'audit-log' },
  },
})
