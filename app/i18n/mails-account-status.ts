import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about the standing of an account: steps of the misconduct ladder, their end, and appeals. */
export const accountStatusMails = catalogue({
  id: {
    person_coached: {
      subject: () => 'Pembinaan untuk akun ini',
      text: ({ reason, statement }: Facts) =>
        `Tim platform memberi pembinaan kepada pemilik akun ini. Alasan: ${reason}.\n\n${statement}\n\nAkun tetap dapat dipakai seperti biasa. Keberatan dapat diajukan satu kali dari halaman status akun.`,
      action: 'Lihat status akun',
    },
    person_warned: {
      subject: () => 'Peringatan untuk akun ini',
      text: ({ reason, statement }: Facts) =>
        `Tim platform memberi peringatan kepada pemilik akun ini. Alasan: ${reason}.\n\n${statement}\n\nPelanggaran berikutnya dapat berujung pada penangguhan. Keberatan dapat diajukan satu kali dari halaman status akun.`,
      action: 'Lihat status akun',
    },
    person_suspended: {
      subject: () => 'Akun ini ditangguhkan',
      text: ({ reason, statement, until }: Facts) =>
        `Akun ini ditangguhkan ${until ? `sampai ${until}` : 'sampai ada keputusan baru'}. Alasan: ${reason}.\n\n${statement}\n\nSelama ditangguhkan, akun masih dapat dipakai untuk masuk, membaca, mengunduh data sendiri, dan mengajukan keberatan satu kali.`,
      action: 'Ajukan keberatan',
    },
    person_locked_out: {
      subject: () => 'Akun ini ditangguhkan',
      text: ({ reason, statement, until, support }: Facts) =>
        `Akun ini ditangguhkan ${until ? `sampai ${until}` : 'sampai ada keputusan baru'} dan selama itu tidak dapat dipakai untuk masuk. Alasan: ${reason}.\n\n${statement}\n\nKeberatan dapat diajukan satu kali dengan menulis ke ${support} dari alamat email ini.`,
      action: 'Baca ketentuan',
    },
    person_ended: {
      subject: () => 'Akun ini diakhiri',
      text: ({ reason, statement, support }: Facts) =>
        `Akun ini diakhiri dan tidak dapat dipakai lagi. Alasan: ${reason}.\n\n${statement}\n\nKeberatan dapat diajukan dengan menulis ke ${support} dari alamat email ini.`,
      action: 'Baca ketentuan',
    },
    person_sanction_lifted: {
      subject: () => 'Tindakan terhadap akun ini tidak berlaku lagi',
      text: ({ statement }: Facts) =>
        `Satu tindakan tim platform terhadap akun ini sudah tidak berlaku.\n\n${statement || 'Masa penangguhannya sudah berakhir.'}`,
      action: 'Lihat status akun',
    },
    person_appeal_upheld: {
      subject: () => 'Keberatan diterima',
      text: ({ statement }: Facts) =>
        `Keberatan atas tindakan terhadap akun ini diterima dan tindakan itu dicabut.\n\n${statement}`,
      action: 'Lihat keputusan',
    },
    person_appeal_rejected: {
      subject: () => 'Keberatan tidak diterima',
      text: ({ statement }: Facts) =>
        `Keberatan atas tindakan terhadap akun ini sudah diperiksa orang lain di tim platform dan tidak diterima.\n\n${statement}`,
      action: 'Lihat keputusan',
    },
    team_appeal: {
      subject: () => 'Antrean: keberatan',
      text: () => 'Satu keberatan menunggu diputuskan dalam 5 hari kerja.',
      action: 'Buka antrean',
    },
    hunter_identity_appeal_upheld: {
      subject: () => 'Keberatan verifikasi diterima',
      text: () =>
        'Penolakan verifikasimu dicabut. Kamu bisa mengirim dokumen lagi sekarang; penjelasannya ada di halaman akunmu.',
      action: 'Kirim dokumen',
    },
    hunter_identity_appeal_rejected: {
      subject: () => 'Keberatan verifikasi tidak diterima',
      text: () =>
        'Keberatanmu sudah diperiksa orang lain di tim kami. Penolakan verifikasi tetap berlaku; penjelasannya ada di halaman akunmu.',
      action: 'Lihat keputusan',
    },
  },
  en: {
    person_coached: {
      subject: () => 'A word about your conduct',
      text: ({ reason, statement }: Facts) =>
        `The platform team has something to say about the use of this account. Reason: ${reason}.\n\n${statement}\n\nThe account can be used as before. You may appeal once, on the page about the standing of your account.`,
      action: 'See the standing',
    },
    person_warned: {
      subject: () => 'A warning for this account',
      text: ({ reason, statement }: Facts) =>
        `The platform team gave this account a warning. Reason: ${reason}.\n\n${statement}\n\nAnother breach may lead to suspension. You may appeal once, on the page about the standing of your account.`,
      action: 'See the standing',
    },
    person_suspended: {
      subject: () => 'This account is suspended',
      text: ({ reason, statement, until }: Facts) =>
        `This account is suspended ${until ? `until ${until}` : 'until there is a new decision'}. Reason: ${reason}.\n\n${statement}\n\nWhile suspended, the account can still be used to sign in, to read, to download your own data, and to appeal once.`,
      action: 'Appeal',
    },
    person_locked_out: {
      subject: () => 'This account is suspended',
      text: ({ reason, statement, until, support }: Facts) =>
        `This account is suspended ${until ? `until ${until}` : 'until there is a new decision'} and cannot sign in meanwhile. Reason: ${reason}.\n\n${statement}\n\nYou may appeal once by writing to ${support} from this mail address.`,
      action: 'Read the terms',
    },
    person_ended: {
      subject: () => 'This account was ended',
      text: ({ reason, statement, support }: Facts) =>
        `This account was ended and can no longer be used. Reason: ${reason}.\n\n${statement}\n\nYou may appeal by writing to ${support} from this mail address.`,
      action: 'Read the terms',
    },
    person_sanction_lifted: {
      subject: () => 'A step on this account was lifted',
      text: ({ statement }: Facts) =>
        `A step taken on this account no longer holds.\n\n${statement || 'The time of the suspension is over.'}`,
      action: 'See the standing',
    },
    person_appeal_upheld: {
      subject: () => 'Your appeal was upheld',
      text: ({ statement }: Facts) =>
        `The appeal against a step on this account was upheld, and the step was taken back.\n\n${statement}`,
      action: 'See the decision',
    },
    person_appeal_rejected: {
      subject: () => 'Your appeal was rejected',
      text: ({ statement }: Facts) =>
        `Another person of the platform team examined the appeal against a step on this account and rejected it.\n\n${statement}`,
      action: 'See the decision',
    },
    team_appeal: {
      subject: () => 'Queue: appeals',
      text: () => 'One appeal waits to be decided within 5 business days.',
      action: 'Open the queue',
    },
    hunter_identity_appeal_upheld: {
      subject: () => 'Your verification appeal was upheld',
      text: () =>
        'The denial of your verification was taken back. You can send documents again now; the explanation is on your account page.',
      action: 'Send documents',
    },
    hunter_identity_appeal_rejected: {
      subject: () => 'Your verification appeal was rejected',
      text: () =>
        'Another person of our team examined your appeal. The denial of your verification stands; the explanation is on your account page.',
      action: 'See the decision',
    },
  },
})
