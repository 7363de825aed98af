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
  second: { id: 'Perlu rekan lain', en: 'Needs a colleague' },
  empty: { id: 'Tidak ada keberatan', en: 'No appeals' },
  emptyText: { id: 'Semua keberatan sudah diputuskan.', en: 'All appeals are decided.' },
})

type Name = { name: string }

/** Account status: what the sanctioned person reads, and names of steps and reasons. */
export const accountStatusWords = catalogue({
  title: { id: 'Status akun', en: 'Account standing' },
  subtitleActive: { id: 'Akun ini aktif.', en: 'This account is active.' },
  subtitleSuspended: { id: 'Akun ini sedang ditangguhkan.', en: 'This account is suspended.' },
  steps: {
    coaching: { id: 'Pembinaan', en: 'Coaching' },
    warning: { id: 'Peringatan', en: 'Warning' },
    suspension: { id: 'Penangguhan', en: 'Suspension' },
    end: { id: 'Pengakhiran akun', en: 'End of the account' },
  },
  reasons: {
    out_of_scope_testing: { id: 'Pengujian di luar ruang lingkup', en: 'Testing out of scope' },
    data_misuse: { id: 'Penyalahgunaan data', en: 'Misuse of data' },
    extortion: { id: 'Pemerasan', en: 'Extortion' },
    disclosure_without_consent: { id: 'Publikasi tanpa izin', en: 'Disclosure without consent' },
    abusive_conduct: { id: 'Perilaku kasar', en: 'Abusive conduct' },
    false_identity: { id: 'Identitas palsu', en: 'False identity' },
    fraud: { id: 'Penipuan', en: 'Fraud' },
    spam: { id: 'Spam', en: 'Spam' },
    terms_breach: { id: 'Pelanggaran ketentuan', en: 'Breach of the terms' },
    security_risk: { id: 'Risiko keamanan', en: 'Security risk' },
  },
  states: { open: { id: 'Berlaku', en: 'In force' }, lifted: { id: 'Dicabut', en: 'Lifted' }, over: { id: 'Sudah berakhir', en: 'Over' } },
  banner: {
    own: { id: 'Akun ini ditangguhkan', en: 'This account is suspended' },
    company: { id: 'Perusahaan Anda ditangguhkan', en: 'Your company is suspended' },
    reason: ({ reason }: { reason: string }) => ({ id: `Alasan: ${reason}.`, en: `Reason: ${reason}.` }),
    until: ({ day }: { day: string }) => ({ id: `Berlaku sampai ${day}.`, en: `In force until ${day}.` }),
    open: { id: 'Berlaku sampai ada keputusan baru.', en: 'In force until there is a new decision.' },
    stillBughunter: {
      id: 'Kamu tetap bisa membaca laporanmu, mengunduh datamu, dan mengajukan keberatan. Mengikuti program, mengirim, dan mengubah laporan tidak bisa.',
      en: 'You can still read your reports, download your data and appeal. You cannot join programs, or send and change reports.',
    },
    stillCompany: {
      id: 'Anda tetap dapat membaca program dan laporan, mengunduh data, dan mengajukan keberatan. Perubahan, penilaian, dan imbalan berhenti sementara.',
      en: 'You can still read programs and reports, download data and appeal. Changes, ratings and rewards are on hold.',
    },
    stillMember: {
      id: 'Anda tetap dapat membaca program dan laporan. Pemilik akun perusahaan dapat mengajukan keberatan.',
      en: 'You can still read programs and reports. The owner of the company account can appeal.',
    },
    appeal: { id: 'Ajukan keberatan', en: 'Appeal' },
    look: { id: 'Lihat status akun', en: 'See the standing' },
  },
  empty: { id: 'Tidak ada catatan', en: 'Nothing on record' },
  emptyText: {
    id: 'Tim platform belum pernah mengambil tindakan terhadap akun ini.',
    en: 'The platform team has never taken action on this account.',
  },
  taken: { id: 'Tanggal', en: 'Date' },
  until: { id: 'Berlaku sampai', en: 'In force until' },
  noEnd: { id: 'Ada keputusan baru', en: 'A new decision' },
  lifted: { id: 'Dicabut', en: 'Lifted' },
  liftReason: { id: 'Alasan pencabutan', en: 'Why it was lifted' },
  statement: { id: 'Penjelasan tim platform', en: 'What the platform team says' },
  appeal: {
    text: {
      id: 'Keberatan bisa diajukan satu kali untuk setiap tindakan. Orang lain di tim platform memutuskannya dalam 5 hari kerja.',
      en: 'You may appeal once for each step. Another person of the platform team decides within 5 business days.',
    },
    label: { id: 'Keberatan', en: 'Appeal' },
    hint: {
      id: 'Ceritakan apa yang terjadi dan mengapa tindakan ini keliru. 50 sampai 5.000 karakter.',
      en: 'Tell what happened and why this step is wrong. 50 to 5,000 characters.',
    },
    send: { id: 'Kirim keberatan', en: 'Send the appeal' },
    waiting: ({ due }: { due: string }) => ({ id: `Diputuskan paling lambat ${due}.`, en: `To be decided by ${due}.` }),
    upheld: { id: 'Keberatan diterima', en: 'Appeal upheld' },
    rejected: { id: 'Keberatan tidak diterima', en: 'Appeal rejected' },
    at: ({ day }: { day: string }) => ({ id: `Diajukan ${day}`, en: `Sent ${day}` }),
    link: { id: 'Isi keberatan', en: 'Your appeal' },
    of: ({ name }: Name) => ({ id: `Keberatan atas ${name.toLowerCase()}`, en: `Appeal against ${name.toLowerCase()}` }),
  },
})
