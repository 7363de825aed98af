import { catalogue } from './catalogue.ts'

/** `hours`: how long the link is good. */
type Facts = { brand: string; company: string; account: string; hours: number }

/** Mails that carry a link good for one act. None reveals more than the requester already knows. */
export const linkMails = catalogue({
  reset_password: {
    subject: ({ brand }: Facts) => ({ id: `Atur ulang kata sandi ${brand}`, en: `Reset your ${brand} password` }),
    text: () => ({
      id: 'Ada permintaan untuk mengatur ulang kata sandi akun ini. Tautan di bawah berlaku 30 menit dan hanya sekali pakai. Kalau bukan pemilik akun yang memintanya, abaikan email ini: kata sandi tidak berubah.',
      en: 'Somebody asked to reset the password of this account. The link below is good for 30 minutes and works once. If the owner of the account did not ask, ignore this mail: the password stays as it is.',
    }),
    action: { id: 'Buat kata sandi baru', en: 'Set a new password' },
  },
  create_password: {
    subject: ({ brand }: Facts) => ({ id: `Buat kata sandi akun ${brand}`, en: `Create the password of your ${brand} account` }),
    text: ({ hours }: Facts) => ({
      id: `Akun untuk alamat email ini sudah disiapkan. Buat kata sandinya lewat tautan di bawah; tautan berlaku ${hours} jam dan hanya sekali pakai.`,
      en: `An account for this address is ready. Create its password with the link below; it is good for ${hours} hours and works once.`,
    }),
    action: { id: 'Buat kata sandi', en: 'Create the password' },
  },
  member_verification: {
    subject: ({ company }: Facts) => ({ id: `Undangan anggota tim ${company}`, en: `Invitation to the team of ${company}` }),
    text: ({ brand, company, hours }: Facts) => ({
      id: `${company} mengundang Anda menjadi anggota timnya di ${brand}. Tautan di bawah berlaku ${hours} jam dan hanya sekali pakai. Kalau Anda tidak mengenal undangan ini, abaikan email ini.`,
      en: `${company} invites you to its team on ${brand}. The link below is good for ${hours} hours and works once. If you do not know of this invitation, ignore this mail.`,
    }),
    action: { id: 'Terima undangan', en: 'Accept the invitation' },
  },
  operator_invitation: {
    subject: ({ brand }: Facts) => ({ id: `Undangan tim platform ${brand}`, en: `Invitation to the platform team of ${brand}` }),
    text: ({ brand, hours }: Facts) => ({
      id: `Anda diundang bergabung dengan tim platform ${brand}. Lewat tautan di bawah, pilih nama pengguna dan buat kata sandi; setelah masuk, pasang langkah kedua sebelum hal lain. Tautan berlaku ${hours} jam dan hanya sekali pakai. Kalau Anda tidak mengenal undangan ini, abaikan email ini.`,
      en: `You are invited to the platform team of ${brand}. With the link below, choose a username and a password; once signed in, set up a second step before anything else. The link is good for ${hours} hours and works once. If you do not know of this invitation, ignore this mail.`,
    }),
    action: { id: 'Terima undangan', en: 'Accept the invitation' },
  },
  factor_reset: {
    subject: ({ brand }: Facts) => ({ id: `Atur ulang autentikator ${brand}`, en: `Reset your ${brand} authenticator` }),
    text: () => ({
      id: 'Ada permintaan untuk mengatur ulang autentikator akun ini. Tautan di bawah berlaku 30 menit dan hanya sekali pakai. Kalau bukan pemilik akun yang memintanya, abaikan email ini dan ganti kata sandi.',
      en: 'Somebody asked to reset the authenticator of this account. The link below is good for 30 minutes and works once. If the owner of the account did not ask, ignore this mail and change the password.',
    }),
    action: { id: 'Atur ulang autentikator', en: 'Reset the authenticator' },
  },
  factor_reset_cancel: {
    subject: ({ account }: Facts) => ({
      id: `Autentikator akun ${account} akan diatur ulang dalam 24 jam`,
      en: `The authenticator of ${account} will be reset in 24 hours`,
    }),
    text: ({ brand, account }: Facts) => ({
      id: `Autentikator akun ${account} di ${brand} akan diatur ulang 24 jam setelah email ini dikirim. Kalau bukan pemilik akun yang memintanya, batalkan sekarang lewat tautan di bawah, lalu kata sandi akun itu perlu segera diganti.`,
      en: `The authenticator of the account ${account} at ${brand} will be reset 24 hours after this mail was sent. If the owner of the account did not ask for it, cancel it now with the link below; the password of that account should then be changed at once.`,
    }),
    action: { id: 'Batalkan atur ulang', en: 'Cancel the reset' },
  },
  contact_undo: {
    subject: ({ account }: Facts) => ({
      id: `Email atau nomor telepon akun ${account} diganti`,
      en: `The e-mail address or number of ${account} was changed`,
    }),
    text: ({ brand, account }: Facts) => ({
      id: `Alamat email atau nomor telepon akun ${account} di ${brand} baru saja diganti. Kalau pemilik akun sendiri yang menggantinya, abaikan email ini. Kalau bukan, kembalikan lewat tautan di bawah: kontak lama dipasang kembali, semua sesi berakhir, dan kata sandi harus dibuat baru. Tautan berlaku 7 hari.`,
      en: `The e-mail address or telephone number of the account ${account} at ${brand} was just changed. If its owner did it, ignore this mail. If not, undo it with the link below: the former contact is put back, all sessions end and a new password must be set. The link is good for 7 days.`,
    }),
    action: { id: 'Kembalikan kontak lama', en: 'Undo the change' },
  },
  leaving_cancel: {
    subject: ({ brand }: Facts) => ({ id: `Akun ${brand} akan dihapus`, en: `Your ${brand} account will be deleted` }),
    text: () => ({
      id: 'Akun ini sudah ditutup atas permintaan pemiliknya dan datanya akan dihapus setelah 14 hari. Selama itu akun masih dapat dibuka kembali lewat tautan di bawah.',
      en: 'This account was closed as its owner asked, and its data will be erased after 14 days. Until then the account can be opened again with the link below.',
    }),
    action: { id: 'Batalkan penghapusan', en: 'Keep the account' },
  },
})

type TextFacts = { brand: string; account: string; link: string }

/** The same by text message, where a mailbox alone may be in wrong hands. */
export const linkTexts = catalogue({
  cancel: ({ brand, account, link }: TextFacts) => ({
    id: `${brand}: autentikator akun ${account} akan diatur ulang dalam 24 jam. Bukan Anda? Batalkan: ${link}`,
    en: `${brand}: the authenticator of ${account} will be reset in 24 hours. Not you? Cancel: ${link}`,
  }),
  undo: ({ brand, account, link }: TextFacts) => ({
    id: `${brand}: nomor telepon akun ${account} diganti. Bukan Anda? Kembalikan: ${link}`,
    en: `${brand}: the telephone number of ${account} was changed. Not you? Undo it: ${link}`,
  }),
})
