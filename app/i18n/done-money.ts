import { entries } from './catalogue.ts'

/** The message of a page after an act about money and settings succeeded. */
export const moneyDone = entries({
  payout_account_named: {
    id: 'Akun pembayaran tersimpan dan dapat dipakai setelah 24 jam',
    en: 'The payout account is saved and can be used in 24 hours',
  },
  payout_account_decided: { id: 'Keputusan akun pembayaran tersimpan', en: 'The decision on the payout account is saved' },
  tax_residence_asked: {
    id: 'Domisili pajak diajukan dan menunggu diperiksa',
    en: 'The tax residence was asked for and waits to be checked',
  },
  tax_residence_withdrawn: { id: 'Pengajuan domisili pajak ditarik kembali', en: 'The request for a tax residence was withdrawn' },
  tax_residence_decided: { id: 'Pemeriksaan domisili pajak tersimpan', en: 'The check of the tax residence is saved' },
  collusion_handled: { id: 'Hasil pemeriksaan tercatat', en: 'What was found is noted' },
  setting_proposed: { id: 'Usulan tersimpan dan menunggu rekan lain', en: 'The proposal is saved and waits for a colleague' },
  setting_set: { id: 'Perubahan tersimpan', en: 'The change is saved' },
  setting_confirmed: { id: 'Usulan disahkan', en: 'The proposal is confirmed' },
  setting_refused: { id: 'Usulan ditolak', en: 'The proposal is refused' },
  setting_withdrawn: { id: 'Baris ditarik kembali', en: 'The line is taken back' },
  payout_requested: { id: 'Permintaan pembayaran terkirim', en: 'The payout was asked for' },
  payout_requested_for: {
    id: 'Pembayaran diajukan; orang lain yang mengonfirmasinya',
    en: 'The payout is asked for; another person confirms it',
  },
  payout_cancelled: { id: 'Permintaan pembayaran ditarik kembali', en: 'The payout request was taken back' },
  payout_taken: { id: 'Pembayaran ini Anda proses sekarang', en: 'You are processing this payout now' },
  payout_confirmed: { id: 'Pembayaran dikonfirmasi', en: 'The payout is confirmed' },
  payout_return_noted: { id: 'Pengembalian tercatat dan menunggu orang kedua', en: 'The return is noted and waits for a second person' },
  payout_returned: {
    id: 'Pengembalian dikonfirmasi; uang kembali ke saldo bughunter',
    en: 'The return is confirmed; the money is back in the balance of the bughunter',
  },
  payout_return_dismissed: {
    id: 'Catatan pengembalian dihapus; pembayaran tetap terkirim',
    en: 'The note of a return is gone; the payout stays paid',
  },
  refund_requested: { id: 'Permintaan pengembalian terkirim', en: 'The refund is asked for' },
  refund_cancelled: { id: 'Permintaan ditarik; uangnya kembali ke saldo', en: 'The request is taken back; the money is in your balance' },
  refund_checked: { id: 'Rekening diperiksa; orang kedua mengirim uangnya', en: 'The account is checked; a second person sends the money' },
  refund_paid: { id: 'Pengembalian tercatat terkirim', en: 'The refund is noted as sent' },
  refund_refused: { id: 'Uang kembali ke saldo perusahaan', en: 'The money is back in the balance of the company' },
  refund_return_noted: {
    id: 'Pengembalian dari bank tercatat dan menunggu orang kedua',
    en: 'The return is noted and waits for a second person',
  },
  refund_returned: { id: 'Uang kembali ke saldo perusahaan', en: 'The money is back in the balance of the company' },
  refund_return_dismissed: { id: 'Catatan dihapus; pengembalian tetap terkirim', en: 'The note is gone; the refund stays paid' },
  payout_failed: { id: 'Uang kembali ke saldo bughunter', en: 'The money is back in the balance of the bughunter' },
  top_up_requested: { id: 'Permintaan isi saldo terkirim', en: 'Top-up request sent' },
  top_up_checked: { id: 'Isi saldo sudah dicek dan menunggu orang kedua', en: 'The top-up is checked and waits for a second person' },
  top_up_confirmed: { id: 'Isi saldo dikonfirmasi', en: 'Top-up confirmed' },
  top_up_refused: { id: 'Isi saldo ditolak', en: 'Top-up refused' },
  reversal_proposed: { id: 'Penarikan diajukan dan menunggu orang kedua', en: 'Proposed, and waiting for a second person' },
  reversal_reversed: { id: 'Isi saldo ditarik kembali', en: 'The top-up was taken back' },
  reversal_withdrawn: { id: 'Pengajuan penarikan dibatalkan', en: 'The proposal was withdrawn' },
})
