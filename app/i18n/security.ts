import { catalogue } from './catalogue.ts'

/** The table of open sessions. */
export const sessionWords = catalogue({
  title: { id: 'Sesi yang aktif', en: 'Active sessions' },
  text: {
    id: 'Satu baris untuk setiap perangkat yang sedang masuk. Tempat dibaca dari alamat jaringan, jadi bisa berbeda dari tempat perangkatnya.',
    en: 'One row per signed-in device. The place is estimated from the network address and may differ from where the device is.',
  },
  device: { id: 'Perangkat', en: 'Device' },
  place: { id: 'Tempat', en: 'Place' },
  address: { id: 'Alamat IP', en: 'IP address' },
  since: { id: 'Masuk sejak', en: 'Signed in since' },
  used: { id: 'Terakhir dipakai', en: 'Last used' },
  until: { id: 'Berlaku sampai', en: 'Valid until' },
  actions: { id: 'Tindakan', en: 'Actions' },
  current: { id: 'Perangkat ini', en: 'This device' },
  unknownDevice: { id: 'Perangkat tidak dikenal', en: 'Unknown device' },
  local: { id: 'Jaringan lokal', en: 'Local network' },
  nowhere: { id: 'Tidak diketahui', en: 'Unknown' },
  end: { id: 'Akhiri', en: 'End' },
  endOthers: { id: 'Akhiri semua sesi lain', en: 'End all other sessions' },
  endAll: { id: 'Akhiri semua, termasuk sesi ini', en: 'End all, including this one' },
  endAllText: {
    id: 'Semua perangkat keluar, termasuk yang sedang dipakai ini. Setelah itu masuk lagi dengan kata sandi.',
    en: 'Every device is signed out, including this one. Sign in again with your password afterwards.',
  },
  confirm: { id: 'Akhiri semua sesi', en: 'End all sessions' },
  cancel: { id: 'Batal', en: 'Cancel' },
  close: { id: 'Tutup', en: 'Close' },
})

/** The second factor: on the security pages, and as the second step of signing in. */
export const securityWords = catalogue({
  subtitle: {
    id: 'Kata sandi, langkah kedua saat masuk, dan perangkat yang sedang masuk.',
    en: 'Your password, the second sign-in step, and the devices that are signed in.',
  },
  owedTitle: { id: 'Pasang langkah kedua dulu', en: 'Set up a second step first' },
  owedText: {
    id: 'Akun ini wajib memakai autentikator atau kunci sandi. Halaman lain terbuka setelah salah satunya terpasang.',
    en: 'This account must have an authenticator or a passkey. All other pages open once one of them is set up.',
  },
  code: { id: 'Kode 6 angka', en: '6-digit code' },
  app: {
    title: { id: 'Aplikasi autentikator', en: 'Authenticator app' },
    text: {
      id: 'Kode 6 angka dari aplikasi di ponsel, diminta setiap kali masuk.',
      en: 'A 6-digit code from an app on your phone, asked for at every sign-in.',
    },
    on: { id: 'Aktif', en: 'On' },
    off: { id: 'Belum aktif', en: 'Not set up' },
    since: { id: 'Terpasang sejak', en: 'Set up on' },
    start: { id: 'Pasang autentikator', en: 'Set up an authenticator' },
    change: { id: 'Ganti autentikator', en: 'Change the authenticator' },
    changeText: {
      id: 'Autentikator yang sekarang tetap berlaku sampai yang baru dikonfirmasi.',
      en: 'The current authenticator stays active until the new one is confirmed.',
    },
    remove: { id: 'Lepas autentikator', en: 'Remove the authenticator' },
    removeText: {
      id: 'Setelah dilepas, akun ini hanya dijaga kata sandi dan kunci sandi yang masih ada. Sesi lain diakhiri.',
      en: 'Without it, only the password and any remaining passkeys protect this account. Other sessions end.',
    },
    scan: {
      id: 'Pindai kode QR ini dengan aplikasi autentikator, lalu isi kode 6 angka yang muncul. Berlaku 15 menit.',
      en: 'Scan this QR code with an authenticator app, then enter the 6 digits it shows. Valid for 15 minutes.',
    },
    qr: { id: 'Kode QR untuk aplikasi autentikator', en: 'QR code for the authenticator app' },
    key: { id: 'Tidak bisa memindai? Ketik kunci ini di aplikasi:', en: 'Cannot scan? Type this key into the app:' },
    copy: { id: 'Salin kunci', en: 'Copy the key' },
    copied: { id: 'Tersalin', en: 'Copied' },
    confirm: { id: 'Aktifkan', en: 'Turn on' },
    cancel: { id: 'Batal', en: 'Cancel' },
  },
  codes: {
    title: { id: 'Kode pemulihan', en: 'Recovery codes' },
    text: {
      id: 'Dipakai saat ponsel tidak ada. Setiap kode hanya bisa dipakai satu kali.',
      en: 'For when you do not have your phone. Each code works once.',
    },
    left: ({ count }: { count: number }) => ({ id: `Tersisa ${count} dari 10 kode.`, en: `${count} of 10 codes left.` }),
    few: {
      id: 'Kode pemulihan hampir habis. Buat yang baru sebelum semuanya terpakai.',
      en: 'The recovery codes are running out. Make new ones before all are used.',
    },
    make: { id: 'Buat kode baru', en: 'Make new codes' },
    makeText: { id: 'Semua kode lama langsung tidak berlaku.', en: 'All old codes stop working at once.' },
    shownTitle: { id: 'Simpan kode pemulihan ini sekarang', en: 'Save these recovery codes now' },
    shownText: {
      id: 'Kode ini hanya ditampilkan sekali. Simpan di pengelola kata sandi atau cetak, dan jangan di ponsel yang sama dengan autentikator.',
      en: 'They are shown only once. Keep them in a password manager or on paper, not on the phone that holds the authenticator.',
    },
    copyAll: { id: 'Salin semua', en: 'Copy all' },
    copied: { id: 'Tersalin', en: 'Copied' },
    download: { id: 'Unduh sebagai teks', en: 'Download as text' },
    print: { id: 'Cetak', en: 'Print' },
    saved: { id: 'Sudah saya simpan', en: 'I have saved them' },
    file: ({ brand, username }: { brand: string; username: string }) => ({
      id: `Kode pemulihan ${brand} untuk ${username}. Setiap kode hanya bisa dipakai satu kali.`,
      en: `${brand} recovery codes of ${username}. Each code works once.`,
    }),
  },
  passkeys: {
    title: { id: 'Kunci sandi', en: 'Passkeys' },
    text: {
      id: 'Sidik jari, wajah, PIN perangkat, atau kunci keamanan. Tidak bisa dipancing situs palsu.',
      en: 'A fingerprint, a face, a device PIN or a security key. Phishing sites cannot use them.',
    },
    none: { id: 'Belum ada kunci sandi.', en: 'No passkey yet.' },
    name: { id: 'Nama kunci', en: 'Name of the passkey' },
    nameHint: { id: 'Misalnya: laptop kantor, kunci cadangan', en: 'For example: office laptop, spare key' },
    created: { id: 'Ditambahkan', en: 'Added' },
    used: { id: 'Terakhir dipakai', en: 'Last used' },
    never: { id: 'Belum pernah', en: 'Never' },
    add: { id: 'Tambah kunci sandi', en: 'Add a passkey' },
    addText: {
      id: 'Setelah itu peramban meminta sidik jari, wajah, PIN, atau kunci keamanan. Sesi lain diakhiri.',
      en: 'The browser then asks for a fingerprint, a face, a PIN or a security key. Other sessions end.',
    },
    remove: { id: 'Hapus', en: 'Remove' },
    removeTitle: ({ name }: { name: string }) => ({ id: `Hapus kunci sandi “${name}”`, en: `Remove the passkey “${name}”` }),
    removeText: {
      id: 'Kunci ini tidak bisa dipakai lagi untuk masuk. Sesi lain diakhiri.',
      en: 'It can no longer be used to sign in. Other sessions end.',
    },
    cancel: { id: 'Batal', en: 'Cancel' },
    makeTitle: ({ name }: { name: string }) => ({ id: `Buat kunci sandi “${name}”`, en: `Make the passkey “${name}”` }),
    makeText: {
      id: 'Ikuti petunjuk peramban. Kalau tidak muncul apa-apa, tekan tombol di bawah.',
      en: 'Follow your browser. If nothing appears, press the button below.',
    },
    make: { id: 'Buat kunci sandi', en: 'Make the passkey' },
    failed: { id: 'Peramban tidak menyelesaikannya. Coba sekali lagi.', en: 'The browser did not finish. Please try again.' },
    needsScripts: {
      id: 'Kunci sandi memerlukan JavaScript. Tanpa itu, pakai aplikasi autentikator.',
      en: 'Passkeys need JavaScript. Without it, use an authenticator app.',
    },
    use: { id: 'Pakai kunci sandi', en: 'Use a passkey' },
    alone: { id: 'Masuk dengan kunci sandi', en: 'Sign in with a passkey' },
    ready: { id: 'Kunci sandi siap. Sekarang kirim formulir ini.', en: 'The passkey is ready. Now send this form.' },
    or: { id: 'atau', en: 'or' },
  },
  step: {
    title: { id: 'Satu langkah lagi', en: 'One more step' },
    intro: {
      id: 'Isi kode dari aplikasi autentikator, atau salah satu kode pemulihan.',
      en: 'Enter the code of your authenticator app, or one of your recovery codes.',
    },
    introPasskey: {
      id: 'Tunjukkan kunci sandi Anda, atau isi salah satu kode pemulihan.',
      en: 'Show your passkey, or enter one of your recovery codes.',
    },
    introBoth: {
      id: 'Isi kode dari aplikasi autentikator atau kode pemulihan, atau pakai kunci sandi.',
      en: 'Enter the code of your authenticator app or a recovery code, or use a passkey.',
    },
    submit: { id: 'Masuk', en: 'Sign in' },
    lost: { id: 'Autentikator hilang?', en: 'Lost the authenticator?' },
    reset: { id: 'Atur ulang', en: 'Reset it' },
    again: { id: 'Mulai lagi dari awal', en: 'Start over' },
  },
})
