import { catalogue } from './catalogue.ts'

/** Sign-in, sign-up and the security of an account. */
export const accountWords = catalogue({
  fields: {
    identifier: { id: 'Email atau nama pengguna', en: 'Email or username' },
    email: { id: 'Email', en: 'Email' },
    companyEmail: { id: 'Email perusahaan', en: 'Company email' },
    code: { id: 'Kode verifikasi', en: 'Verification Code' },
    companyName: { id: 'Nama perusahaan', en: 'Company Name' },
    phone: { id: 'Nomor telepon', en: 'Telephone Number' },
    username: { id: 'Nama pengguna', en: 'Username' },
    tshirtSize: { id: 'Ukuran kaus', en: 'T-Shirt Size' },
    password: { id: 'Kata sandi', en: 'Password' },
    confirmPassword: { id: 'Ulangi kata sandi', en: 'Confirm Password' },
    currentPassword: { id: 'Kata sandi saat ini', en: 'Current password' },
    newPassword: { id: 'Kata sandi baru', en: 'New password' },
    factorCode: { id: 'Kode autentikator', en: 'Authenticator code' },
    factorCodeHint: {
      id: '6 angka dari aplikasi autentikator, atau salah satu kode pemulihan.',
      en: '6 digits from the authenticator app, or one of the recovery codes.',
    },
  },
  signIn: {
    title: { id: 'Masuk', en: 'Sign in' },
    intro: { id: 'Masuk dengan email atau nama pengguna Anda.', en: 'Sign in with your email or username.' },
    incidentTitle: { id: 'Masuk akun insiden', en: 'Incident account sign-in' },
    incidentIntro: {
      id: 'Untuk pelapor dan penanggap insiden siber.',
      en: 'For those who report cyber incidents and those who handle them.',
    },
    everybody: { id: 'Bughunter atau perusahaan?', en: 'Bughunter or company?' },
    everybodyAction: { id: 'Masuk di sini', en: 'Sign in here' },
    submit: { id: 'Masuk', en: 'Sign in' },
    forgot: { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
    noAccount: { id: 'Belum punya akun?', en: 'No account yet?' },
    signUp: { id: 'Daftar', en: 'Sign up' },
  },
  signUp: {
    title: { id: 'Daftar', en: 'Sign up' },
    intro: ({ brand }: { brand: string }) => ({ id: `Untuk apa ${brand} dipakai?`, en: `How would you like to use ${brand}?` }),
    companyTitle: { id: 'Saya mewakili perusahaan', en: 'I represent a company' },
    companyText: {
      id: 'Buka program bug bounty, terima laporan yang sudah diverifikasi tim kami, dan beri imbalan kepada bughunter.',
      en: 'Open a bug bounty program, receive reports that our team has verified, and reward bughunters.',
    },
    companyAction: { id: 'Daftar sebagai perusahaan', en: 'Sign up as a company' },
    hunterTitle: { id: 'Saya bughunter', en: 'I am a bughunter' },
    hunterText: {
      id: 'Uji program yang terbuka, laporkan celah yang ditemukan, dan kumpulkan imbalan serta reputasi. Gratis.',
      en: 'Test open programs, report the flaws you find, and earn rewards and reputation. Free of charge.',
    },
    hunterAction: { id: 'Daftar sebagai bughunter', en: 'Sign up as a bughunter' },
    have: { id: 'Sudah punya akun?', en: 'Already have an account?' },
    signIn: { id: 'Masuk', en: 'Sign in' },
  },
  company: {
    title: { id: 'Daftar sebagai perusahaan', en: 'Sign up as a company' },
    intro: { id: 'Mulai dari email perusahaan Anda.', en: 'Start with your company email.' },
  },
  bughunter: {
    title: { id: 'Daftar sebagai bughunter', en: 'Sign up as a bughunter' },
    intro: { id: 'Mulai dari alamat emailmu.', en: 'Start with your email address.' },
  },
  code: {
    send: { id: 'Kirim kode verifikasi', en: 'Send the verification code' },
    next: { id: 'Tulis kodenya, lalu lengkapi akun.', en: 'Enter the code, then complete the account.' },
    sent: ({ email }: { email: string }) => ({
      id: `Kode 6 angka dikirim ke ${email}. Kode berlaku 10 menit.`,
      en: `A 6-digit code was sent to ${email}. It is valid for 10 minutes.`,
    }),
    sentAgain: ({ email }: { email: string }) => ({
      id: `Kode baru dikirim ke ${email}. Kode berlaku 10 menit.`,
      en: `A new code was sent to ${email}. It is valid for 10 minutes.`,
    }),
    limited: ({ email }: { email: string }) => ({
      id: `${email} baru saja menerima kode, atau sudah lima kali hari ini. Pakai kode dari email terakhir; kode panjang di dalamnya berlaku 24 jam.`,
      en: `${email} has just got a code, or got five of them today. Use the one in the newest mail; its long code is valid for 24 hours.`,
    }),
    known: { id: 'Sudah punya akun? Masuk', en: 'Already have an account? Sign in' },
    missing: {
      id: 'Belum menerima kode? Periksa folder spam, atau minta lagi setelah 60 detik.',
      en: 'No code yet? Check your spam folder, or request a new one after 60 seconds.',
    },
    again: { id: 'Kirim ulang kode', en: 'Send the code again' },
    change: { id: 'Ganti alamat email', en: 'Use another email address' },
  },
  hints: {
    code: { id: '6 angka, atau kode panjang dari pesan yang sama', en: '6 digits, or the long code of the same message' },
    companyEmail: {
      id: 'Alamat di domain perusahaan Anda, bukan penyedia email gratis',
      en: 'An address at your company’s domain, not at a free mail provider',
    },
    phone: {
      id: 'Nomor kantor atau ponsel, dengan kode negara jika bukan dari Indonesia',
      en: 'Office or mobile number, with the country code unless it is Indonesian',
    },
    username: {
      id: '3–30 karakter: huruf kecil, angka, - dan _. Tidak bisa diganti nanti.',
      en: '3–30 characters: small letters, digits, - and _. It cannot be changed later.',
    },
    tshirtSize: { id: 'Untuk kiriman merchandise', en: 'For merchandise we send' },
  },
  sizes: {
    S: { id: 'S', en: 'S' },
    M: { id: 'M', en: 'M' },
    L: { id: 'L', en: 'L' },
    XL: { id: 'XL', en: 'XL' },
    XXL: { id: 'XXL', en: 'XXL' },
    XXXL: { id: 'XXXL', en: 'XXXL' },
    none: { id: 'Tidak perlu', en: 'Not needed' },
  },
  choose: { id: 'Pilih', en: 'Choose' },
  agreement: ({ brand }: { brand: string }) => ({
    id: `Saya menyetujui Syarat & Ketentuan serta Kebijakan Privasi yang berlaku di ${brand}`,
    en: `I agree to the Terms & Conditions and the Privacy Policy that applied at ${brand}`,
  }),
  terms: { id: 'Baca Syarat & Ketentuan', en: 'Read the Terms & Conditions' },
  privacy: { id: 'Baca Kebijakan Privasi', en: 'Read the Privacy Policy' },
  register: { id: 'Daftar', en: 'Sign up' },
  password: {
    show: { id: 'Tampilkan kata sandi', en: 'Show the password' },
    meter: { id: 'Kekuatan kata sandi', en: 'Password strength' },
    levels: {
      0: { id: 'Belum diisi', en: 'Empty' },
      25: { id: 'Lemah', en: 'Weak' },
      50: { id: 'Kurang kuat', en: 'Fair' },
      75: { id: 'Hampir kuat', en: 'Almost strong' },
      100: { id: 'Kuat', en: 'Strong' },
    },
    rules: {
      password_length: { id: 'harus mempunyai minimal 10 karakter', en: 'must have at least 10 characters' },
      password_capital: { id: 'harus mempunyai minimal 1 huruf kapital', en: 'must have at least 1 capital letter' },
      password_digit: { id: 'harus mempunyai minimal 1 angka', en: 'must have at least 1 digit' },
      password_special: { id: 'harus mempunyai minimal 1 karakter spesial', en: 'must have at least 1 special character' },
      password_space: { id: 'tidak boleh ada spasi', en: 'must not contain spaces' },
      password_too_common: { id: 'tidak boleh mudah ditebak atau berisi nama Anda', en: 'must not be easy to guess or contain your name' },
    },
    met: { id: 'terpenuhi', en: 'met' },
    missing: { id: 'belum', en: 'not yet' },
  },
  security: {
    title: { id: 'Keamanan', en: 'Security' },
    passwordTitle: { id: 'Ganti kata sandi', en: 'Change the password' },
    passwordText: { id: 'Setelah diganti, semua sesi lain diakhiri.', en: 'All your other sessions end when it changes.' },
    change: { id: 'Ganti kata sandi', en: 'Change the password' },
  },
})
