import { catalogue } from './catalogue.ts'

/** The page for a new e-mail address; the same for every audience. */
export const emailWords = catalogue({
  id: {
    title: 'Email',
    subtitle: 'Alamat untuk masuk dan menerima kabar tentang akun.',
    current: 'Email saat ini',
    askTitle: 'Ganti email',
    otherTitle: 'Pakai alamat lain, atau kirim ulang kode',
    askText: 'Kode dikirim ke alamat baru. Alamat lama dikabari setelah diganti.',
    newEmail: 'Email baru',
    domainHint: ({ domain }: { domain: string }) => `Harus di domain perusahaan: ${domain}`,
    send: 'Kirim kode',
    codeTitle: 'Masukkan kode',
    codeText: 'Setelah email diganti, sesi di perangkat lain dan tautan yang belum dipakai berakhir.',
    sent: ({ email }: { email: string }) =>
      `Kode 6 angka dikirim ke ${email} dan berlaku 10 menit. Belum sampai? Periksa folder spam.`,
    code: 'Kode verifikasi',
    change: 'Ganti email',
  },
  en: {
    title: 'Email',
    subtitle: 'The address you sign in with, where account news is sent.',
    current: 'Current email',
    askTitle: 'Change email',
    otherTitle: 'Use another address, or send the code again',
    askText: 'We send a code to the new address and notify the old one after the change.',
    newEmail: 'New email',
    domainHint: ({ domain }: { domain: string }) => `Must be on the company’s domain: ${domain}`,
    send: 'Send the code',
    codeTitle: 'Enter the code',
    codeText: 'Changing the email ends sessions on other devices and unused links.',
    sent: ({ email }: { email: string }) =>
      `A 6-digit code was sent to ${email} and is valid for 10 minutes. Not there? Check the spam folder.`,
    code: 'Verification Code',
    change: 'Change email',
  },
})
