import { entries } from './catalogue.ts'

/** Closer words for refusals about accounts, signing in and what belongs to a person. */
export const accountRefusals = entries({
  team_role_missing: {
    id: 'Peran Anda di tim tidak mencakup langkah ini. Minta kolega yang berperan untuk itu.',
    en: 'Your role in the team does not include this step. Ask a colleague whose role does.',
  },
  team_self: {
    id: 'Peran, istirahat, dan akhir tugas Anda sendiri diubah oleh administrator lain.',
    en: 'Your own roles, rest and leaving are changed by another administrator.',
  },
  operator_gone: { id: 'Orang ini sudah tidak berada di tim platform.', en: 'This person has left the platform team.' },
  team_founded: { id: 'Tim platform sudah punya operator.', en: 'The platform team has an operator already.' },
  second_administrator: {
    id: 'Usulan ini diputuskan administrator lain, bukan pengusulnya',
    en: 'Another administrator than the proposer decides this',
  },
  last_administrator: {
    id: 'Tim platform harus punya minimal satu administrator yang aktif. Angkat administrator lain lebih dulu.',
    en: 'The platform team needs an administrator at work. Make somebody else an administrator first.',
  },
  leaving_blocked: {
    id: 'Masih ada yang harus diselesaikan sebelum akun dapat ditutup. Muat ulang halaman ini.',
    en: 'Something must be settled before the account can be closed. Reload this page.',
  },
  factor_owed: {
    id: 'Pasang autentikator atau kunci sandi dulu. Langkah lain terbuka setelah itu.',
    en: 'Set up an authenticator or a passkey first. Everything else opens after that.',
  },
  factor_required: {
    id: 'Peran ini wajib memakai langkah kedua. Pasang yang baru dulu, baru lepas yang ini.',
    en: 'This role must have a second step. Set up a new one before removing this one.',
  },
  factor_missing: { id: 'Pasang autentikator atau kunci sandi dulu', en: 'Set up an authenticator or a passkey first' },
  setup_spent: {
    id: 'Kode QR ini sudah dipakai, diganti, atau lewat 15 menit. Mulai lagi dari awal.',
    en: 'This QR code was used, replaced or is older than 15 minutes. Start again.',
  },
  ticket_spent: {
    id: 'Langkah ini sudah lewat waktunya. Masuk lagi dari awal.',
    en: 'This step took too long. Sign in again from the start.',
  },
  account_closed: {
    id: 'Akun ini ditangguhkan, dinonaktifkan, atau sudah ditutup, jadi tidak bisa dipakai untuk masuk. Alasannya dan cara menanggapinya ada di email kami.',
    en: 'This account is suspended, deactivated or closed and cannot sign in. The reason, and what you can do, is in the mail we sent you.',
  },
  contact_taken: {
    id: 'Alamat atau nomor ini sudah dipakai akun lain. Hubungi tim kami.',
    en: 'Another account uses this address or number by now. Please contact our team.',
  },
  passkey_failed: {
    id: 'Kunci sandi tidak berhasil dibuat. Coba tambahkan sekali lagi.',
    en: 'The passkey could not be made. Try to add it once more.',
  },
  passkey_known: { id: 'Kunci sandi ini sudah terdaftar', en: 'This passkey is registered already' },
  passkeys_full: { id: 'Kunci sandi sudah 10. Hapus salah satu lebih dulu.', en: 'There are 10 passkeys already. Remove one first.' },
  entries_full: { id: 'Bagian ini sudah berisi 30 baris. Hapus salah satu lebih dulu.', en: 'This part holds 30 lines. Delete one first.' },
  entry_gone: {
    id: 'Baris ini sudah dihapus di tab lain. Simpan isian di bawah untuk menambahkannya kembali.',
    en: 'This line was deleted in another tab. Save what stands below to add it again.',
  },
  closed_sign_up: {
    id: 'Pendaftaran akun baru sedang ditutup. Silakan kembali lagi nanti.',
    en: 'New accounts cannot be made for now. Please come back later.',
  },
  email_validation_failed: { id: 'Validasi email gagal. Silakan coba lagi', en: 'Email Validation Fail. Please Try Again' },
  code_pause: {
    id: 'Kode baru saja dikirim. Tunggu 60 detik sebelum meminta lagi.',
    en: 'A code was just sent. Wait 60 seconds before asking again.',
  },
  code_quota: {
    id: 'Batas kode untuk hari ini sudah tercapai. Kalau pesan terakhir memuat kode panjang, kode itu berlaku 24 jam; kalau tidak, coba lagi besok.',
    en: 'The limit of codes for today is reached. A long code in the newest message is valid for 24 hours; otherwise try again tomorrow.',
  },
  sms_budget: {
    id: 'Layanan SMS ke luar negeri sedang dibatasi. Coba lagi besok.',
    en: 'Text messages abroad are limited right now. Try again tomorrow.',
  },
  tus_version: { id: 'Kirim header Tus-Resumable: 1.0.0', en: 'Send the header Tus-Resumable: 1.0.0' },
  file_quota: { id: 'Batas unggahan hari ini sudah tercapai', en: 'The upload limit for today is reached' },
  profile_missing: { id: 'Lengkapi data pribadi lebih dulu', en: 'Complete your personal data first' },
  phone_missing: { id: 'Verifikasi nomor ponsel lebih dulu', en: 'Verify your mobile number first' },
  account_erased: {
    id: 'Data akun ini sudah dihapus dan tidak bisa dipulihkan',
    en: 'The data of this account were erased and cannot be restored',
  },
  account_left: {
    id: 'Akun ini ditutup pemiliknya sendiri. Hanya tautan di emailnya yang dapat membukanya lagi.',
    en: 'The owner closed this account. Only the link in their mail opens it again.',
  },
})
