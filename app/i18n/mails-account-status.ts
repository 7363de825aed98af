import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about the status of an account: steps of the strike policy, their end, and appeals. */
export const accountStatusMails = catalogue({
  person_coached: {
    subject: () => ({ id: 'Pembinaan untuk akun ini', en: 'A word about your conduct' }),
    text: ({ reason, statement }: Facts) => ({
      id: `Tim platform memberi pembinaan kepada pemilik akun ini. Alasan: ${reason}.\n\n${statement}\n\nAkun tetap dapat dipakai seperti biasa. Keberatan dapat diajukan satu kali dari halaman status akun.`,
      en: `The platform team has something to say about the use of this account. Reason: ${reason}.\n\n${statement}\n\nThe account can be used as before. You may appeal once, on the page about the standing of your account.`,
    }),
    action: { id: 'Lihat status akun', en: 'See the standing' },
  },
  person_warned: {
    subject: () => ({ id: 'Peringatan untuk akun ini', en: 'A warning for this account' }),
    text: ({ reason, statement }: Facts) => ({
      id: `Tim platform memberi peringatan kepada pemilik akun ini. Alasan: ${reason}.\n\n${statement}\n\nPelanggaran berikutnya dapat berujung pada penangguhan. Keberatan dapat diajukan satu kali dari halaman status akun.`,
      en: `The platform team gave this account a warning. Reason: ${reason}.\n\n${statement}\n\nAnother breach may lead to suspension. You may appeal once, on the page about the standing of your account.`,
    }),
    action: { id: 'Lihat status akun', en: 'See the standing' },
  },
  person_suspended: {
    subject: () => ({ id: 'Akun ini ditangguhkan', en: 'This account is suspended' }),
    text: ({ reason, statement, until }: Facts) => ({
      id: `Akun ini ditangguhkan ${until ? `sampai ${until}` : 'sampai ada keputusan baru'}. Alasan: ${reason}.\n\n${statement}\n\nSelama ditangguhkan, akun masih dapat dipakai untuk masuk, membaca, mengunduh data sendiri, dan mengajukan keberatan satu kali.`,
      en: `This account is suspended ${until ? `until ${until}` : 'until there is a new decision'}. Reason: ${reason}.\n\n${statement}\n\nWhile suspended, the account can still be used to sign in, to read, to download your own data, and to appeal once.`,
    }),
    action: { id: 'Ajukan keberatan', en: 'Appeal' },
  },
  person_locked_out: {
    subject: () => ({ id: 'Akun ini ditangguhkan', en: 'This account is suspended' }),
    text: ({ reason, statement, until, support }: Facts) => ({
      id: `Akun ini ditangguhkan ${until ? `sampai ${until}` : 'sampai ada keputusan baru'} dan selama itu tidak dapat dipakai untuk masuk. Alasan: ${reason}.\n\n${statement}\n\nKeberatan dapat diajukan satu kali dengan menulis ke ${support} dari alamat email ini.`,
      en: `This account is suspended ${until ? `until ${until}` : 'until there is a new decision'} and cannot sign in meanwhile. Reason: ${reason}.\n\n${statement}\n\nYou may appeal once by writing to ${support} from this mail address.`,
    }),
    action: { id: 'Baca ketentuan', en: 'Read the terms' },
  },
  person_ended: {
    subject: () => ({ id: 'Akun ini diakhiri', en: 'This account was ended' }),
    text: ({ reason, statement, support }: Facts) => ({
      id: `Akun ini diakhiri dan tidak dapat dipakai lagi. Alasan: ${reason}.\n\n${statement}\n\nKeberatan dapat diajukan dengan menulis ke ${support} dari alamat email ini.`,
      en: `This account was ended and can no longer be used. Reason: ${reason}.\n\n${statement}\n\nYou may appeal by writing to ${support} from this mail address.`,
    }),
    action: { id: 'Baca ketentuan', en: 'Read the terms' },
  },
  person_sanction_lifted: {
    subject: () => ({ id: 'Tindakan terhadap akun ini tidak berlaku lagi', en: 'A step on this account was lifted' }),
    text: ({ statement }: Facts) => ({
      id: `Satu tindakan tim platform terhadap akun ini sudah tidak berlaku.\n\n${statement || 'Masa penangguhannya sudah berakhir.'}`,
      en: `A step taken on this account no longer holds.\n\n${statement || 'The time of the suspension is over.'}`,
    }),
    action: { id: 'Lihat status akun', en: 'See the standing' },
  },
  person_appeal_upheld: {
    subject: () => ({ id: 'Keberatan diterima', en: 'Your appeal was upheld' }),
    text: ({ statement }: Facts) => ({
      id: `Keberatan atas tindakan terhadap akun ini diterima dan tindakan itu dicabut.\n\n${statement}`,
      en: `The appeal against a step on this account was upheld, and the step was taken back.\n\n${statement}`,
    }),
    action: { id: 'Lihat keputusan', en: 'See the decision' },
  },
  person_appeal_rejected: {
    subject: () => ({ id: 'Keberatan tidak diterima', en: 'Your appeal was rejected' }),
    text: ({ statement }: Facts) => ({
      id: `Keberatan atas tindakan terhadap akun ini sudah diperiksa orang lain di tim platform dan tidak diterima.\n\n${statement}`,
      en: `Another person of the platform team examined the appeal against a step on this account and rejected it.\n\n${statement}`,
    }),
    action: { id: 'Lihat keputusan', en: 'See the decision' },
  },
  team_appeal: {
    subject: () => ({ id: 'Antrean: keberatan', en: 'Queue: appeals' }),
    text: () => ({
      id: 'Satu keberatan menunggu diputuskan dalam 5 hari kerja.',
      en: 'One appeal waits to be decided within 5 business days.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  hunter_identity_appeal_upheld: {
    subject: () => ({ id: 'Keberatan verifikasi diterima', en: 'Your verification appeal was upheld' }),
    text: () => ({
      id: 'Penolakan verifikasimu dicabut. Kamu bisa mengirim dokumen lagi sekarang; penjelasannya ada di halaman akunmu.',
      en: 'The denial of your verification was taken back. You can send documents again now; the explanation is on your account page.',
    }),
    action: { id: 'Kirim dokumen', en: 'Send documents' },
  },
  hunter_identity_appeal_rejected: {
    subject: () => ({ id: 'Keberatan verifikasi tidak diterima', en: 'Your verification appeal was rejected' }),
    text: () => ({
      id: 'Keberatanmu sudah diperiksa orang lain di tim kami. Penolakan verifikasi tetap berlaku; penjelasannya ada di halaman akunmu.',
      en: 'Another person of our team examined your appeal. The denial of your verification stands; the explanation is on your account page.',
    }),
    action: { id: 'Lihat keputusan', en: 'See the decision' },
  },
})
