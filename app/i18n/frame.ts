import { catalogue } from './catalogue.ts'

export const footerWords = catalogue({
  about: {
    id: 'Tempat perusahaan Indonesia dan peneliti keamanan bertemu dengan izin yang jelas, jam yang terukur dan imbalan yang terjamin.',
    en: 'Where Indonesian companies and security researchers meet: clear permission, measured clocks, secured rewards.',
  },
  legal: ({ brand, year }: { brand: string; year: number }) => ({
    id: `© ${year} ${brand}. Dibuat di Bandung, Indonesia.`,
    en: `© ${year} ${brand}. Made in Bandung, Indonesia.`,
  }),
  join: { id: 'Bergabung', en: 'Join' },
  certificate: { id: 'Periksa sertifikat', en: 'Check a certificate' },
  letter: { id: 'Periksa surat izin', en: 'Check a letter' },
})

/** Words of the frames around every page: navigation, footer, account menu, logout. */
export const frameWords = catalogue({
  loading: { id: 'Memuat halaman', en: 'Loading the page' },
  skip: { id: 'Langsung ke isi', en: 'Skip to content' },
  top: { id: 'Kembali ke atas', en: 'Back to top' },
  close: { id: 'Tutup', en: 'Close' },
  openMenu: { id: 'Buka menu', en: 'Open menu' },
  closeMenu: { id: 'Tutup menu', en: 'Close menu' },
  collapse: { id: 'Ciutkan bilah sisi', en: 'Collapse the sidebar' },
  switchTo: { id: 'English', en: 'Bahasa Indonesia' },
  switchToShort: { id: 'EN', en: 'ID' },
  switchHint: { id: 'Baca halaman ini dalam bahasa Inggris', en: 'Read this page in Indonesian' },
  theme: {
    label: { id: 'Tampilan', en: 'Theme' },
    light: { id: 'Terang', en: 'Light' },
    dark: { id: 'Gelap', en: 'Dark' },
    system: { id: 'Ikuti perangkat', en: 'As the device' },
    text: { id: 'Berlaku di peramban ini saja.', en: 'Holds for this browser alone.' },
  },
  signIn: { id: 'Masuk', en: 'Sign in' },
  signUp: { id: 'Daftar', en: 'Sign up' },
  dashboard: { id: 'Dasbor', en: 'Dashboard' },
  account: { id: 'Akun saya', en: 'My Account' },
  accountMenu: { id: 'Menu akun', en: 'Account menu' },
  logout: { id: 'Keluar', en: 'Logout' },
  logoutTitle: { id: 'Keluar dari akun?', en: 'Log out?' },
  logoutText: {
    id: 'Sesi di perangkat ini akan berakhir. Pekerjaan yang sudah tersimpan tetap ada.',
    en: 'The session on this device will end. Everything saved stays where it is.',
  },
  logoutCancel: { id: 'Batal', en: 'Cancel' },
  keptText: {
    title: { id: 'Teks yang belum dikirim dikembalikan', en: 'Your unsent text was put back' },
    discard: { id: 'Buang teks ini', en: 'Discard this text' },
  },
  unsent: {
    title: { id: 'Teks yang belum terkirim', en: 'Your unsent text' },
    text: {
      id: 'Formulirnya sudah tidak tersedia. Salin teks ini bila masih perlu, misalnya ke komentar.',
      en: 'Its form is no longer available. Copy this text if you still need it, for a comment for example.',
    },
    later: {
      id: 'Salin dulu teks ini. Setelah halaman bisa dibuka lagi, tempel di formulirnya lalu kirim.',
      en: 'Copy this text first. Once the page opens again, paste it into the form and send it.',
    },
  },
  roles: {
    bughunter: { id: 'Bughunter', en: 'Bughunter' },
    company: { id: 'Perusahaan', en: 'Company' },
    company_member: { id: 'Anggota perusahaan', en: 'Company member' },
    hello: { id: 'Tim platform', en: 'Platform team' },
    incident: { id: 'Akun insiden', en: 'Incident account' },
  },
  balance: {
    name: { id: 'Saldo', en: 'Balance' },
    detail: ({ available }: { available: string }) => ({ id: `Saldo tersedia ${available}`, en: `Available balance ${available}` }),
    low: ({ minimum }: { minimum: string }) => ({
      id: `Saldo di bawah batas minimum ${minimum}. Isi saldo agar imbalan berikutnya terjamin.`,
      en: `The balance is below the minimum of ${minimum}. Top up so that the next rewards are covered.`,
    }),
  },
  areas: {
    public: { id: 'Menu utama', en: 'Main menu' },
    bughunter: { id: 'Menu bughunter', en: 'Bughunter menu' },
    company: { id: 'Menu perusahaan', en: 'Company menu' },
    hello: { id: 'Menu tim platform', en: 'Platform team menu' },
    incident: { id: 'Menu insiden', en: 'Incident menu' },
  },
})
