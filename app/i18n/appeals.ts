import { catalogue } from './catalogue.ts'

/** The queue of appeals: against steps on accounts, denied verifications and closed reports. */
export const appealsWords = catalogue({
  id: {
    title: 'Keberatan',
    subtitle:
      'Yang menunggu keputusan, tenggat terdekat lebih dulu. Tenggatnya 5 hari kerja; 10 untuk keberatan kedua atas sebuah laporan.',
    caption: 'Keberatan yang menunggu',
    who: 'Akun',
    about: 'Keberatan atas',
    identity: 'Penolakan verifikasi',
    report: 'Penutupan laporan',
    opened: 'Diajukan',
    due: 'Tenggat',
    late: 'Lewat tenggat',
    second: 'Perlu rekan lain',
    empty: 'Tidak ada keberatan',
    emptyText: 'Semua keberatan sudah diputuskan.',
  },
  en: {
    title: 'Appeals',
    subtitle:
      'Those waiting for a decision, the next due first. They are due in 5 business days; a second one about a report in 10.',
    caption: 'Appeals that wait',
    who: 'Account',
    about: 'Against',
    identity: 'Denied verification',
    report: 'Closed report',
    opened: 'Sent',
    due: 'Due',
    late: 'Overdue',
    second: 'Needs a colleague',
    empty: 'No appeals',
    emptyText: 'All appeals are decided.',
  },
})
