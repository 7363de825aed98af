import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about the ways back into an account. Those with a link that acts are in `mails-link.ts`. */
export const recoveryMails = catalogue({
  person_password_reset: {
    subject: () => ({ id: 'Kata sandi diatur ulang lewat email', en: 'The password was reset by mail' }),
    text: () => ({
      id: 'Kata sandi akun ini baru saja diganti lewat tautan yang kami kirim ke alamat email ini, dan semua sesi diakhiri. Kalau bukan pemilik akun yang melakukannya, amankan kotak surat ini dan segera hubungi dukungan.',
      en: 'The password of this account was just changed with a link sent to this address, and all sessions were ended. If the owner of the account did not do this, secure this mailbox and contact support at once.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_password_created: {
    subject: () => ({ id: 'Kata sandi akun sudah dibuat', en: 'The password of the account was created' }),
    text: () => ({
      id: 'Kata sandi pertama akun ini sudah dibuat. Akun dapat dipakai untuk masuk. Kalau bukan pemilik alamat email ini yang membuatnya, segera hubungi dukungan.',
      en: 'The first password of this account was created, and it can be used to sign in. If the owner of this address did not do this, contact support at once.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_security_question_set: {
    subject: () => ({ id: 'Pertanyaan keamanan disimpan', en: 'The security question was saved' }),
    text: () => ({
      id: 'Pertanyaan keamanan akun ini baru saja dibuat atau diganti. Kalau bukan pemilik akun yang melakukannya, ganti kata sandi sekarang dan akhiri semua sesi lain.',
      en: 'The security question of this account was just created or replaced. If the owner of the account did not do this, change the password now and end all other sessions.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_factor_help: {
    subject: () => ({ id: 'Kehilangan autentikator: minta bantuan rekan setim', en: 'Lost your authenticator: ask a colleague' }),
    text: () => ({
      id: 'Ada permintaan untuk mengatur ulang autentikator akun ini. Autentikator tim tidak pernah diatur ulang lewat email. Kalau Anda yang memintanya, mintalah rekan setim mengatur ulang dari halaman Keamanan miliknya; ia perlu mengenali Anda secara langsung. Kalau bukan Anda, beri tahu tim sekarang.',
      en: 'Somebody asked to reset the authenticator of this account. Authenticators of the team are never reset by mail. If it was you, ask a colleague to reset it from their Security page; they need to recognise you in person. If it was not you, tell the team now.',
    }),
    action: { id: 'Buka halaman masuk', en: 'Open the sign-in page' },
  },
  person_factor_reset_cancelled: {
    subject: () => ({ id: 'Pengaturan ulang autentikator dibatalkan', en: 'The reset of the authenticator was cancelled' }),
    text: () => ({
      id: 'Permintaan mengatur ulang autentikator akun ini dibatalkan. Autentikator yang lama tetap berlaku. Kalau bukan pemilik akun yang tadi memintanya, ganti kata sandi sekarang.',
      en: 'The request to reset the authenticator of this account was cancelled. The old authenticator stays. If the owner of the account did not ask for the reset, change the password now.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_factor_reset_done: {
    subject: () => ({ id: 'Autentikator sudah diatur ulang', en: 'The authenticator was reset' }),
    text: () => ({
      id: 'Autentikator, kode pemulihan, kunci sandi, dan pertanyaan keamanan akun ini dihapus, dan semua sesi diakhiri. Masuk dengan kata sandi, pindai kode QR baru, lalu buat pertanyaan keamanan baru. Kalau bukan pemilik akun yang memintanya, segera hubungi dukungan.',
      en: 'The authenticator, the recovery codes, the passkeys and the security question of this account were removed, and all sessions were ended. Sign in with the password, scan a new QR code, then create a new security question. If the owner of the account did not ask for this, contact support at once.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_colleague_reset: {
    subject: () => ({ id: 'Rekan tim mengatur ulang autentikator akun ini', en: 'A colleague reset the authenticator of this account' }),
    text: () => ({
      id: 'Seorang rekan tim menghapus autentikator, kode pemulihan, dan kunci sandi akun ini, dan semua sesi diakhiri. Masuk dengan kata sandi, lalu pindai kode QR baru. Kalau Anda tidak memintanya, beri tahu tim sekarang.',
      en: 'A colleague of the platform team removed the authenticator, the recovery codes and the passkeys of this account, and all sessions were ended. Sign in with the password, then scan a new QR code. If you did not ask for this, tell the team now.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_recovery_opened: {
    subject: () => ({ id: 'Permintaan pemulihan akun kami terima', en: 'We received a request to recover the account' }),
    text: () => ({
      id: 'Pertanyaan keamanan akun ini dijawab dan tim kami meninjau permintaan pemulihannya. Hasilnya kami kirim lewat email. Kalau bukan pemilik akun yang menjawab, ganti kata sandi sekarang: orang lain mengetahuinya.',
      en: 'The security question of this account was answered and our team is reviewing the request. We will mail the result. If the owner of the account did not answer it, change the password now: somebody else knows it.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_recovery_granted: {
    subject: () => ({ id: 'Pemulihan akun disetujui', en: 'The recovery of the account was granted' }),
    text: () => ({
      id: 'Tim kami menyetujui pemulihan akun ini. Autentikator diatur ulang sekarang juga, atau setelah 24 jam untuk akun perusahaan dan akun yang kata sandinya baru diatur ulang; email lain menyebutkan waktunya.',
      en: 'Our team granted the recovery of this account. The authenticator is reset now, or after 24 hours for company accounts and for accounts whose password was just reset; another mail says when.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_recovery_refused: {
    subject: () => ({ id: 'Pemulihan akun tidak disetujui', en: 'The recovery of the account was not granted' }),
    text: () => ({
      id: 'Tim kami tidak dapat memastikan bahwa permintaan pemulihan ini datang dari pemilik akun, jadi tidak ada yang diubah. Permintaan lewat email tetap bisa dilakukan dari halaman yang sama.',
      en: 'Our team could not make sure that this request came from the owner of the account, so nothing was changed. Asking by mail is still possible from the same page.',
    }),
    action: { id: 'Buka halaman pemulihan', en: 'Open the recovery page' },
  },
  company_factor_reset_cancelled: {
    subject: ({ account }: Facts) => ({
      id: `Autentikator akun ${account}: pengaturan ulang dibatalkan`,
      en: `Authenticator of ${account}: the reset was cancelled`,
    }),
    text: ({ account }: Facts) => ({
      id: `Pengaturan ulang autentikator akun ${account} di perusahaan Anda dibatalkan. Autentikator yang lama tetap berlaku.`,
      en: `The reset of the authenticator of ${account}, an account of your company, was cancelled. The old authenticator stays.`,
    }),
    action: { id: 'Lihat anggota tim', en: 'See the team members' },
  },
  company_factor_reset_done: {
    subject: ({ account }: Facts) => ({ id: `Autentikator akun ${account} diatur ulang`, en: `The authenticator of ${account} was reset` }),
    text: ({ account }: Facts) => ({
      id: `Autentikator akun ${account} di perusahaan Anda sudah diatur ulang setelah masa tunggu 24 jam. Kalau pemiliknya tidak meminta ini, nonaktifkan akun itu sekarang dan hubungi dukungan.`,
      en: `The authenticator of ${account}, an account of your company, was reset after the 24 hours of waiting. If its owner did not ask for this, deactivate the account now and contact support.`,
    }),
    action: { id: 'Lihat anggota tim', en: 'See the team members' },
  },
  team_factor_reset: {
    subject: ({ account }: Facts) => ({
      id: `Autentikator rekan ${account} diatur ulang`,
      en: `The authenticator of your colleague ${account} was reset`,
    }),
    text: ({ account }: Facts) => ({
      id: `Seorang rekan mengatur ulang autentikator akun tim ${account}. Kalau ini tidak dibicarakan dengan pemiliknya, periksa sekarang.`,
      en: `A colleague reset the authenticator of the team account ${account}. If this was not agreed with its owner, look into it now.`,
    }),
    action: { id: 'Buka akun rekan', en: 'Open the colleague’s account' },
  },
  team_recovery: {
    subject: () => ({ id: 'Antrean: pemulihan akun', en: 'Queue: account recovery' }),
    text: () => ({
      id: 'Satu permintaan pemulihan akun menunggu ditinjau.',
      en: 'One request to recover an account is waiting for review.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
})
