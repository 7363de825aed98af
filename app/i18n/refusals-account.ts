import { catalogue } from './catalogue.ts'

/** Closer words for refusals about accounts, signing in and what belongs to a person. */
export const accountRefusals = catalogue({
  id: {
    leaving_blocked: 'Masih ada yang harus diselesaikan sebelum akun dapat ditutup. Muat ulang halaman ini.',
    factor_owed: 'Pasang autentikator atau kunci sandi dulu. Langkah lain terbuka setelah itu.',
    factor_required: 'Peran ini wajib memakai langkah kedua. Pasang yang baru dulu, baru lepas yang ini.',
    factor_missing: 'Pasang autentikator atau kunci sandi dulu',
    setup_spent: 'Kode QR ini sudah dipakai, diganti, atau lewat 15 menit. Mulai lagi dari awal.',
    ticket_spent: 'Langkah ini sudah lewat waktunya. Masuk lagi dari awal.',
    account_closed:
      'Akun ini ditangguhkan, dinonaktifkan, atau sudah ditutup, jadi tidak bisa dipakai untuk masuk. Alasannya dan cara menanggapinya ada di email kami.',
    reset_too_soon:
      'Autentikator akun ini baru diatur ulang lewat email. Kata sandi baru lewat email bisa dibuat 24 jam setelahnya.',
    passkey_failed: 'Kunci sandi tidak berhasil dibuat. Coba tambahkan sekali lagi.',
    passkey_known: 'Kunci sandi ini sudah terdaftar',
    passkeys_full: 'Kunci sandi sudah 10. Hapus salah satu lebih dulu.',
    entries_full: 'Bagian ini sudah berisi 30 baris. Hapus salah satu lebih dulu.',
    entry_gone: 'Baris ini sudah dihapus di tab lain. Simpan isian di bawah untuk menambahkannya kembali.',
    closed_sign_up: 'Pendaftaran akun baru sedang ditutup. Silakan kembali lagi nanti.',
    email_validation_failed: 'Validasi email gagal. Silakan coba lagi',
    code_pause: 'Kode baru saja dikirim. Tunggu 60 detik sebelum meminta lagi.',
    code_quota: 'Batas kode untuk hari ini sudah tercapai. Coba lagi besok.',
    sms_budget: 'Layanan SMS ke luar negeri sedang dibatasi. Coba lagi besok.',
    file_quota: 'Batas unggahan hari ini sudah tercapai',
    profile_missing: 'Lengkapi data pribadi lebih dulu',
    phone_missing: 'Verifikasi nomor ponsel lebih dulu',
    account_erased: 'Data akun ini sudah dihapus dan tidak bisa dipulihkan',
    account_left: 'Akun ini ditutup pemiliknya sendiri. Hanya tautan di emailnya yang dapat membukanya lagi.',
  },
  en: {
    leaving_blocked: 'Something must be settled before the account can be closed. Reload this page.',
    factor_owed: 'Set up an authenticator or a passkey first. Everything else opens after that.',
    factor_required: 'This role must have a second step. Set up a new one before removing this one.',
    factor_missing: 'Set up an authenticator or a passkey first',
    setup_spent: 'This QR code was used, replaced or is older than 15 minutes. Start again.',
    ticket_spent: 'This step took too long. Sign in again from the start.',
    account_closed:
      'This account is suspended, deactivated or closed and cannot sign in. The reason, and what you can do, is in the mail we sent you.',
    reset_too_soon:
      'The authenticator of this account was just reset by mail. A password can be set by mail 24 hours later.',
    passkey_failed: 'The passkey could not be made. Try to add it once more.',
    passkey_known: 'This passkey is registered already',
    passkeys_full: 'There are 10 passkeys already. Remove one first.',
    entries_full: 'This part holds 30 lines. Delete one first.',
    entry_gone: 'This line was deleted in another tab. Save what stands below to add it again.',
    closed_sign_up: 'New accounts cannot be made for now. Please come back later.',
    email_validation_failed: 'Email Validation Fail. Please Try Again',
    code_pause: 'A code was just sent. Wait 60 seconds before asking again.',
    code_quota: 'The limit of codes for today is reached. Try again tomorrow.',
    sms_budget: 'Text messages abroad are limited right now. Try again tomorrow.',
    file_quota: 'The upload limit for today is reached',
    profile_missing: 'Complete your personal data first',
    phone_missing: 'Verify your mobile number first',
    account_erased: 'The data of this account were erased and cannot be restored',
    account_left: 'The owner closed this account. Only the link in their mail opens it again.',
  },
})
