import { catalogue } from './catalogue.ts'

/** The queue of appeals: against steps on accounts, denied verifications and closed reports. */
export const appealsWords = catalogue({
  title: { id: 'Keberatan', en: 'Appeals' },
  subtitle: {
    id: 'Yang menunggu keputusan, tenggat terdekat lebih dulu. Tenggatnya 5 hari kerja; 10 untuk keberatan kedua atas sebuah laporan.',
    en: 'Those waiting for a decision, the next due first. They are due in 5 business days; a second one about a report in 10.',
  },
  caption: { id: 'Keberatan yang menunggu', en: 'Appeals that wait' },
  who: { id: 'Akun', en: 'Account' },
  about: { id: 'Keberatan atas', en: 'Against' },
  identity: { id: 'Penolakan verifikasi', en: 'Denied verification' },
  report: { id: 'Penutupan laporan', en: 'Closed report' },
  opened: { id: 'Diajukan', en: 'Sent' },
  due: { id: 'Tenggat', en: 'Due' },
  late: { id: 'Lewat tenggat', en: 'Overdue' },
  second: { id: 'Perlu rekan lain', en: 'Needs a colleague' },
  empty: { id: 'Tidak ada keberatan', en: 'No appeals' },
  emptyText: { id: 'Semua keberatan sudah diputuskan.', en: 'All appeals are decided.' },
})
