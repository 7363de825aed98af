import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about a restored contact, and about contract and tax number of a company. */
export const profileMails = catalogue({
  person_contact_restored: {
    subject: () => ({ id: 'Kontak akun ini dikembalikan', en: 'A contact of this account was restored' }),
    text: () => ({
      id: 'Alamat email atau nomor telepon yang lama dipasang kembali lewat tautan yang kami kirim ke sana. Semua sesi diakhiri dan kata sandi lama tidak berlaku. Buat kata sandi baru, lalu periksa autentikator dan kunci sandi akun ini.',
      en: 'The former e-mail address or telephone number was put back with the link we sent there. All sessions ended and the old password no longer works. Set a new one, then check the authenticator and the passkeys of this account.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_picture_removed: {
    subject: () => ({ id: 'Gambar akun ini dihapus', en: 'The picture of this account was removed' }),
    text: ({ reason, support }: Facts) => ({
      id: `Tim kami menghapus gambar di akun ini. Alasan: ${reason}. Nama dan data lain tidak berubah, dan gambar lain boleh dipasang. Keberatan? Tulis ke ${support}.`,
      en: `Our team removed the picture of this account. Reason: ${reason}. Name and other data did not change, and another picture may be set. You object? Write to ${support}.`,
    }),
    action: { id: 'Buka akun', en: 'Open the account' },
  },
  team_npwp: {
    subject: () => ({ id: 'Antrean: NPWP perusahaan', en: 'Queue: company NPWP' }),
    text: () => ({ id: 'Satu NPWP perusahaan menunggu diperiksa.', en: 'One company NPWP waits to be checked.' }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  company_domain_shared: {
    subject: () => ({ id: 'Perusahaan lain dibuka dengan domain email Anda', en: 'Another company was opened with your e-mail domain' }),
    text: ({ support, company }: Facts) => ({
      id: `Seseorang mendaftarkan perusahaan lain dengan alamat email di domain ${company}. Kalau itu rekan Anda, undang mereka sebagai anggota saja. Kalau Anda tidak mengenalnya, tulis ke ${support}.`,
      en: `Somebody signed up another company with an e-mail address of the domain of ${company}. If it is a colleague, invite them as a member instead. If you do not know them, write to ${support}.`,
    }),
    action: { id: 'Undang anggota', en: 'Invite a member' },
  },
  team_contract: {
    subject: () => ({ id: 'Antrean: kontrak perusahaan', en: 'Queue: company contract' }),
    text: ({ company }: Facts) => ({
      id: `${company} menandatangani kontrak kerja sama dan NDA, dan menunggu tanda tangan kita.`,
      en: `${company} signed the cooperation contract and the NDA, and waits for our signature.`,
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  company_contract_in_force: {
    subject: () => ({ id: 'Kontrak kerja sama berlaku', en: 'The cooperation contract is in force' }),
    text: ({ company }: Facts) => ({
      id: `Tim kami ikut menandatangani kontrak kerja sama dan NDA ${company}. Dokumennya dapat diunduh, dan program Anda dapat dibuka setelah ditinjau.`,
      en: `Our team counter-signed the cooperation contract and the NDA of ${company}. The document can be downloaded, and your programs can open once they are reviewed.`,
    }),
    action: { id: 'Lihat kontrak', en: 'See the contract' },
  },
  company_contract_returned: {
    subject: () => ({ id: 'Kontrak kerja sama dikembalikan', en: 'The cooperation contract was sent back' }),
    text: ({ company }: Facts) => ({
      id: `Kontrak kerja sama ${company} belum dapat kami tanda tangani. Alasannya ada di halaman kontrak; perbaiki di sana, lalu tanda tangani lagi.`,
      en: `We could not counter-sign the cooperation contract of ${company} yet. The reason is on the contract page; correct it there and sign again.`,
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_npwp_changed: {
    subject: () => ({ id: 'NPWP perusahaan diganti', en: 'The NPWP of your company was changed' }),
    text: ({ support }: Facts) => ({
      id: `NPWP perusahaan Anda baru saja diganti dan menunggu diperiksa tim kami. Kalau bukan Anda yang menggantinya, ganti kata sandi dan tulis ke ${support}.`,
      en: `The NPWP of your company was just changed and waits to be checked by our team. If it was not you, change your password and write to ${support}.`,
    }),
    action: { id: 'Lihat NPWP', en: 'See the NPWP' },
  },
  company_npwp_changed_former: {
    subject: () => ({ id: 'NPWP perusahaan diganti', en: 'The NPWP of a company was changed' }),
    text: ({ support }: Facts) => ({
      id: `NPWP perusahaan pada akun yang dulu memakai alamat email ini baru saja diganti dan menunggu diperiksa tim kami. Kalau bukan Anda yang menggantinya, segera tulis ke ${support}.`,
      en: `The NPWP of the company whose account used this e-mail address before was just changed and waits to be checked by our team. If it was not you, write to ${support} at once.`,
    }),
    action: { id: 'Buka halaman masuk', en: 'Open the sign-in page' },
  },
  company_npwp_verified: {
    subject: () => ({ id: 'NPWP perusahaan terverifikasi', en: 'Your company NPWP is verified' }),
    text: () => ({
      id: 'NPWP perusahaan Anda sudah kami periksa dan cocok dengan kartunya.',
      en: 'We checked the NPWP of your company and it matches its card.',
    }),
    action: { id: 'Lihat NPWP', en: 'See the NPWP' },
  },
  company_npwp_refused: {
    subject: () => ({ id: 'NPWP perusahaan perlu diperbaiki', en: 'Your company NPWP needs a correction' }),
    text: () => ({
      id: 'NPWP perusahaan Anda belum dapat kami terima. Alasannya ada di halaman NPWP; perbaiki di sana, lalu kirim ulang.',
      en: 'We could not accept the NPWP of your company yet. The reason is on the NPWP page; correct it there and send it again.',
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
})
