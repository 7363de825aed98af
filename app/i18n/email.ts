import { catalogue } from './catalogue.ts'

/** The page for a new e-mail address; the same for every audience. */
export const emailWords = catalogue({
  title: { id: 'Email', en: 'Email' },
  subtitle: { id: 'Alamat untuk masuk dan menerima kabar tentang akun.', en: 'The address you sign in with, where account news is sent.' },
  current: { id: 'Email saat ini', en: 'Current email' },
  askTitle: { id: 'Ganti email', en: 'Change email' },
  otherTitle: { id: 'Pakai alamat lain, atau kirim ulang kode', en: 'Use another address, or send the code again' },
  askText: {
    id: 'Kode dikirim ke alamat baru. Alamat lama dikabari setelah diganti.',
    en: 'We send a code to the new address and notify the old one after the change.',
  },
  newEmail: { id: 'Email baru', en: 'New email' },
  domainHint: ({ domain }: { domain: string }) => ({
    id: `Harus di domain perusahaan: ${domain}`,
    en: `Must be on the company’s domain: ${domain}`,
  }),
  send: { id: 'Kirim kode', en: 'Send the code' },
  codeTitle: { id: 'Masukkan kode', en: 'Enter the code' },
  codeText: {
    id: 'Setelah email diganti, sesi di perangkat lain dan tautan yang belum dipakai berakhir.',
    en: 'Changing the email ends sessions on other devices and unused links.',
  },
  sent: ({ email }: { email: string }) => ({
    id: `Kode 6 angka dikirim ke ${email} dan berlaku 10 menit. Belum sampai? Periksa folder spam.`,
    en: `A 6-digit code was sent to ${email} and is valid for 10 minutes. Not there? Check the spam folder.`,
  }),
  code: { id: 'Kode verifikasi', en: 'Verification Code' },
  change: { id: 'Ganti email', en: 'Change email' },
})
