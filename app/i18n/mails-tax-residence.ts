import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about tax residences: steps, never a country or a document. */
export const taxResidenceMails = catalogue({
  id: {
    hunter_tax_residence_asked: {
      subject: (_: Facts) => 'Domisili pajak diajukan',
      text: (_: Facts) =>
        'Domisili pajak lain baru saja diajukan dari akunmu dan menunggu diperiksa tim kami. Kalau bukan kamu yang mengajukannya, tarik kembali pengajuan itu dan ganti kata sandi sekarang.',
      action: 'Lihat domisili pajak',
    },
    hunter_tax_residence_accepted: {
      subject: (_: Facts) => 'Domisili pajak disetujui',
      text: (_: Facts) =>
        'Tim kami sudah memeriksa domisili pajakmu. Pembayaran berikutnya dihitung menurut domisili ini.',
      action: 'Lihat domisili pajak',
    },
    hunter_tax_residence_refused: {
      subject: (_: Facts) => 'Domisili pajak belum disetujui',
      text: (_: Facts) =>
        'Domisili pajak yang kamu ajukan belum dapat kami cocokkan dengan dokumennya. Domisili yang berlaku tidak berubah; alasannya ada di halaman domisili pajak.',
      action: 'Lihat alasannya',
    },
    team_tax_residence: {
      subject: (_: Facts) => 'Antrean: domisili pajak',
      text: (_: Facts) => 'Ada domisili pajak yang perlu dicocokkan dengan dokumennya.',
      action: 'Buka antrean',
    },
  },
  en: {
    hunter_tax_residence_asked: {
      subject: (_: Facts) => 'A tax residence was asked for',
      text: (_: Facts) =>
        'Another tax residence was just asked for from your account and waits for our team. If it was not you, withdraw the request and change your password now.',
      action: 'See the tax residence',
    },
    hunter_tax_residence_accepted: {
      subject: (_: Facts) => 'Your tax residence was accepted',
      text: (_: Facts) => 'Our team has checked your tax residence. The next payouts are taxed by it.',
      action: 'See the tax residence',
    },
    hunter_tax_residence_refused: {
      subject: (_: Facts) => 'Your tax residence was not accepted',
      text: (_: Facts) =>
        'We could not match the tax residence you asked for with its document. The one in force does not change; the reason is on the page of your tax residence.',
      action: 'See the reason',
    },
    team_tax_residence: {
      subject: (_: Facts) => 'Queue: tax residence',
      text: (_: Facts) => 'A tax residence is to be compared with its document.',
      action: 'Open the queue',
    },
  },
})
