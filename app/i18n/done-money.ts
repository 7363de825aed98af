import { catalogue } from './catalogue.ts'

/** What a page says after an act about money and settings succeeded. */
export const moneyDone = catalogue({
  id: {
    payout_account_named: 'Akun pembayaran tersimpan dan dapat dipakai setelah 24 jam',
    payout_account_decided: 'Keputusan akun pembayaran tersimpan',
    setting_proposed: 'Usulan tersimpan dan menunggu rekan lain',
    setting_set: 'Perubahan tersimpan',
    setting_confirmed: 'Usulan disahkan',
    setting_refused: 'Usulan ditolak',
    setting_withdrawn: 'Baris ditarik kembali',
    payout_requested: 'Permintaan pembayaran terkirim',
    payout_cancelled: 'Permintaan pembayaran ditarik kembali',
    payout_taken: 'Pembayaran ini Anda proses sekarang',
    payout_confirmed: 'Pembayaran dikonfirmasi',
    payout_failed: 'Uang kembali ke saldo bughunter',
    top_up_requested: 'Permintaan isi saldo terkirim',
    top_up_confirmed: 'Isi saldo dikonfirmasi',
    top_up_refused: 'Isi saldo ditolak',
  },
  en: {
    payout_account_named: 'The payout account is saved and can be used in 24 hours',
    payout_account_decided: 'The decision on the payout account is saved',
    setting_proposed: 'The proposal is saved and waits for a colleague',
    setting_set: 'The change is saved',
    setting_confirmed: 'The proposal is confirmed',
    setting_refused: 'The proposal is refused',
    setting_withdrawn: 'The line is taken back',
    payout_requested: 'The payout was asked for',
    payout_cancelled: 'The payout request was taken back',
    payout_taken: 'You are processing this payout now',
    payout_confirmed: 'The payout is confirmed',
    payout_failed: 'The money is back in the balance of the bughunter',
    top_up_requested: 'Top-up request sent',
    top_up_confirmed: 'Top-up confirmed',
    top_up_refused: 'Top-up refused',
  },
})
