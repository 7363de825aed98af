import { catalogue } from './catalogue.ts'

/** The log of an account's own safety; what happened is worded as in the user log. */
export const securityLogWords = catalogue({
  title: { id: 'Aktivitas keamanan', en: 'Security log' },
  subtitle: {
    id: 'Kapan akun ini masuk, gagal masuk, dan diubah pengamannya, serta dari mana.',
    en: 'Sign-ins, failed tries and changes to the protection of this account, and where they came from.',
  },
  text: {
    id: 'Ada yang asing? Ganti kata sandi dan akhiri semua sesi.',
    en: 'Anything you do not recognise? Change the password and end all sessions.',
  },
  open: { id: 'Lihat aktivitas keamanan', en: 'See the security log' },
  empty: { id: 'Belum ada aktivitas', en: 'Nothing happened yet' },
  emptyText: { id: 'Setiap kali akun ini masuk, tercatat di sini.', en: 'Every sign-in to this account is kept here.' },
  byOther: { id: 'oleh orang lain yang berwenang', en: 'by somebody else who may' },
  fields: {
    what: { id: 'Kejadian', en: 'What happened' },
    at: { id: 'Waktu', en: 'Time' },
    from: { id: 'Dari', en: 'From' },
  },
  acts: {
    'account.phone_verified': { id: 'membuktikan nomor telepon', en: 'proved a telephone number' },
  },
})
