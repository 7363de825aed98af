import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about tax residences: steps, never a country or a document. */
export const taxResidenceMails = catalogue({
  hunter_tax_residence_asked: {
    subject: (_: Facts) => ({ id: 'Domisili pajak diajukan', en: 'A tax residence was asked for' }),
    text: (_: Facts) => ({
      id: 'Domisili pajak lain baru saja diajukan dari akunmu dan menunggu diperiksa tim kami. Kalau bukan kamu yang mengajukannya, tarik kembali pengajuan itu dan ganti kata sandi sekarang.',
      en: 'Another tax residence was just asked for from your account and waits for our team. If it was not you, withdraw the request and change your password now.',
    }),
    action: { id: 'Lihat domisili pajak', en: 'See the tax residence' },
  },
  hunter_tax_residence_accepted: {
    subject: (_: Facts) => ({ id: 'Domisili pajak disetujui', en: 'Your tax residence was accepted' }),
    text: (_: Facts) => ({
      id: 'Tim kami sudah memeriksa domisili pajakmu. Pembayaran berikutnya dihitung menurut domisili ini.',
      en: 'Our team has checked your tax residence. The next payouts are taxed by it.',
    }),
    action: { id: 'Lihat domisili pajak', en: 'See the tax residence' },
  },
  hunter_tax_residence_refused: {
    subject: (_: Facts) => ({ id: 'Domisili pajak belum disetujui', en: 'Your tax residence was not accepted' }),
    text: (_: Facts) => ({
      id: 'Domisili pajak yang kamu ajukan belum dapat kami cocokkan dengan dokumennya. Domisili yang berlaku tidak berubah; alasannya ada di halaman domisili pajak.',
      en: 'We could not match the tax residence you asked for with its document. The one in force does not change; the reason is on the page of your tax residence.',
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  team_tax_residence: {
    subject: (_: Facts) => ({ id: 'Antrean: domisili pajak', en: 'Queue: tax residence' }),
    text: (_: Facts) => ({
      id: 'Ada domisili pajak yang perlu dicocokkan dengan dokumennya.',
      en: 'A tax residence is to be compared with its document.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
})
