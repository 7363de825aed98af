import { catalogue } from './catalogue.ts'

/** What the platform team read in a week, and why. */
export const readingsWords = catalogue({
  title: { id: 'Pembacaan tim', en: 'Readings of the team' },
  subtitle: {
    id: 'Laporan dan dokumen yang dibuka tiap operator dalam sepekan, beserta alasannya.',
    en: 'Reports and papers each operator opened within a week, and why.',
  },
  week: ({ from, to }: { from: string; to: string }) => ({ id: `${from} sampai ${to}`, en: `${from} to ${to}` }),
  weeks: { id: 'Pekan lain', en: 'Other weeks' },
  before: { id: 'Pekan sebelumnya', en: 'The week before' },
  next: { id: 'Pekan berikutnya', en: 'The week after' },
  table: { id: 'Pembacaan per operator', en: 'Readings by operator' },
  empty: { id: 'Belum ada pembacaan pekan ini', en: 'Nothing was read this week' },
  emptyText: {
    id: 'Membuka laporan, akun, atau dokumen akan tercatat di sini.',
    en: 'Opening a report, an account or a paper is written down here.',
  },
  columns: {
    operator: { id: 'Operator', en: 'Operator' },
    reports: { id: 'Laporan orang lain', en: 'Others’ reports' },
    own: { id: 'Laporan sendiri', en: 'Own reports' },
    papers: { id: 'Akun dan dokumen', en: 'Accounts and papers' },
    exports: { id: 'Unduhan', en: 'Downloads' },
    reasons: { id: 'Alasan', en: 'Reasons' },
    alarms: { id: 'Peringatan', en: 'Alarms' },
    at: { id: 'Waktu', en: 'When' },
    moment: { id: 'Waktu (WIB)', en: 'When (WIB)' },
    type: { id: 'Kejadian', en: 'Event' },
    about: { id: 'Yang dibaca', en: 'What was read' },
    assigned: { id: 'Tugas sendiri', en: 'Own work' },
    reason: { id: 'Alasan', en: 'Reason' },
    readings: { id: 'Laporan', en: 'Reports' },
  },
  yes: { id: 'ya', en: 'yes' },
  no: { id: 'tidak', en: 'no' },
  reasons: { id: 'Alasan yang diberikan', en: 'Reasons given' },
  noReasons: { id: 'Tidak ada alasan pekan ini', en: 'No reasons this week' },
  noReasonsText: {
    id: 'Alasan diminta setelah seorang operator membuka lebih dari 30 laporan orang lain dalam sehari.',
    en: 'A reason is asked for once an operator has opened more than 30 reports of others within a day.',
  },
  export: {
    title: { id: 'Unduh tinjauan pekan ini', en: 'Download the review of this week' },
    text: {
      id: 'Setiap pembacaan satu baris, beserta alasannya. Unduhan ini tercatat di log audit.',
      en: 'One line a reading, with its reason. The download is in the audit log.',
    },
    submit: { id: 'Unduh CSV', en: 'Download CSV' },
    file: { id: 'pembacaan-tim', en: 'team-readings' },
  },
  explain: {
    title: { id: 'Tulis alasan membaca', en: 'Say why you read' },
    text: {
      id: 'Alasan diminta setelah 30 laporan yang bukan tugas Anda dibuka dalam sehari. Tuliskan untuk apa Anda membaca yang berikutnya.',
      en: 'A reason is asked once 30 reports that are not assigned to you were opened in a day. Say what you read the next ones for.',
    },
    holds: {
      id: 'Minimal 20 karakter. Alasan ini berlaku satu jam dan dibaca rekan tim pada tinjauan pekanan.',
      en: 'At least 20 characters. This reason holds for an hour, and colleagues read it in the review of the week.',
    },
    reason: { id: 'Alasan', en: 'Reason' },
    submit: { id: 'Simpan dan lanjutkan', en: 'Save and continue' },
  },
})
