import { entries } from './catalogue.ts'
import { secondPersonEntries } from './second-person.ts'

/** Closer words for refusals about rewards and payouts. */
export const moneyRefusals = entries({
  proposal_lapsed: {
    id: 'Usulan ini sudah melewati 5 hari kerja; usulkan imbalannya lagi',
    en: 'This proposal is older than 5 business days; propose the reward again',
  },
  proposal_unreasoned: {
    id: 'Tingkat risikonya dinilai ulang setelah imbalan ini diusulkan, dan jumlahnya kini di luar rentang. Usulkan lagi dengan alasannya.',
    en: 'The risk was rated anew after this was proposed, and the amount is now outside its range. Propose it again with a reason.',
  },
  sum_changed: {
    id: 'Jumlah yang keluar berubah sejak halaman ini dibuka. Tidak ada uang yang keluar; periksa jumlah yang baru, lalu konfirmasi lagi.',
    en: 'The sum that leaves has changed since this page was opened. No money has left; check the new sum, then confirm again.',
  },
  ...secondPersonEntries,
  factor_needed: {
    id: 'Langkah ini meminta faktor kedua. Nyalakan aplikasi autentikator atau passkey di halaman Keamanan, lalu kirim lagi.',
    en: 'This step asks for a second factor. Switch on an authenticator app or a passkey on the Security page, then send it again.',
  },
  second_approver: {
    id: 'Imbalan sebesar ini harus disetujui orang lain, bukan pengusulnya',
    en: 'A reward of this size must be approved by another person than the one who proposed it',
  },
  reward_limit: {
    id: 'Jumlah ini di atas batas keputusan Anda. Minta admin perusahaan yang memutuskan.',
    en: 'This amount is above what you may decide. Ask an admin of your company.',
  },
  retest_unfunded: {
    id: 'Saldo perusahaan belum cukup untuk membayar uji ulang ini. Minta pemilik akun mengisi saldo, lalu coba lagi.',
    en: "The company's balance does not cover this retest. Ask the account's owner to top up, then try again.",
  },
  payout_account_missing: { id: 'Tetapkan akun pembayaran lebih dulu', en: 'Name a payout account first' },
  payout_account_review: { id: 'Akun pembayaran ini sedang diperiksa tim kami', en: 'Our team is checking this payout account' },
  payout_account_refused: {
    id: 'Akun pembayaran ini tidak dapat dipakai. Tetapkan akun lain.',
    en: 'This payout account cannot be used. Name another one.',
  },
  payout_account_held: {
    id: 'Akun pembayaran baru dapat dipakai 24 jam setelah ditetapkan',
    en: 'A payout account can be used 24 hours after it was named',
  },
  payout_account_renamed: {
    id: 'Nama terverifikasi berubah. Tetapkan kembali akun pembayaran.',
    en: 'The verified name has changed. Name the payout account again.',
  },
  payout_too_small: { id: 'Jumlahnya masih di bawah pembayaran terkecil', en: 'This is less than the smallest payout' },
  payout_changed: {
    id: 'Jumlah yang dapat dibayar sudah berubah. Muat ulang halaman ini dan periksa angkanya.',
    en: 'What can be paid has changed. Reload the page and check the figures.',
  },
  closed_payouts: {
    id: 'Permintaan pembayaran sedang ditutup sementara. Hak yang belum dibayar tetap tercatat.',
    en: 'Payouts cannot be asked for right now. What is owed stays on record.',
  },
  second_checker: {
    id: 'Isi saldo sebesar ini dikonfirmasi orang lain, bukan yang mengeceknya',
    en: 'A top-up of this size is confirmed by another person than the one who checked it',
  },
  reference_used: {
    id: 'Nomor referensi ini sudah dibukukan untuk transfer lain dari bank yang sama. Bandingkan kedua bukti, lalu tolak yang ganda.',
    en: 'This reference is booked for another transfer from the same bank. Compare both proofs, then refuse the double one.',
  },
  second_reverser: {
    id: 'Penarikan ini disetujui orang lain, bukan pengusulnya',
    en: 'Another person approves this, not the one who proposed it',
  },
  reversal_uncovered: {
    id: 'Saldo perusahaan sudah tidak mencukupi jumlah ini. Batalkan pengajuan, lalu ajukan sebesar saldo yang masih ada.',
    en: 'The balance of the company no longer covers this amount. Withdraw the proposal, then propose what the balance still holds.',
  },
  received_differs: {
    id: 'Jumlah diterima berbeda dari yang dicatat orang pertama. Cocokkan lagi dengan mutasi bank; bila berbeda, tolak dan minta diajukan ulang.',
    en: 'The received amount differs from what the first person stated. Check the bank statement again; if it differs, refuse and have it sent anew.',
  },
  checked_meanwhile: {
    id: 'Rekan sudah mengecek isi saldo ini sejak halaman dibuka. Konfirmasi berikutnya langsung menambah saldo: periksa lagi, lalu tekan sekali lagi.',
    en: 'A colleague has checked this top-up since you opened the page. The next confirmation adds it to the balance: look again, then press once more.',
  },
  second_returner: {
    id: 'Pengembalian ini dikonfirmasi orang lain, bukan yang mencatatnya',
    en: 'Another person confirms this return, not the one who noted it',
  },
  second_refunder: {
    id: 'Pengembalian ini dikirim orang lain, bukan yang memeriksanya',
    en: 'Another person sends this refund, not the one who checked it',
  },
  second_payer_for: {
    id: 'Pembayaran ini dikonfirmasi orang lain, bukan yang mengajukan atau memprosesnya',
    en: 'Another person confirms this payout, not the one who asked for it or took it',
  },
  payee_may_ask: {
    id: 'Akun ini masih dapat masuk, jadi pemiliknya sendiri yang meminta pembayaran',
    en: 'This account can still sign in, so its owner asks for the payout',
  },
  payee_unverified: {
    id: 'Nama pemilik akun ini tidak terverifikasi atau sudah dihapus, jadi nama pemilik rekening tidak dapat dicocokkan',
    en: "The name of this account's owner is not verified or already erased, so no holder can be compared with it",
  },
  payout_under_way: {
    id: 'Masih ada pembayaran yang berjalan untuk akun ini. Selesaikan dulu pembayaran itu.',
    en: 'A payout of this account is still on its way. Settle that one first.',
  },
  nothing_owed: { id: 'Tidak ada yang dapat dibayar untuk akun ini', en: 'There is nothing to pay for this account' },
  second_resident: {
    id: 'Domisili pajak ini disetujui orang lain, bukan yang memeriksanya',
    en: 'Another person accepts this tax residence, not the one who checked it',
  },
  residence_waiting: {
    id: 'Pengajuan domisili pajak lain masih diperiksa. Tarik kembali dulu untuk mengajukan yang ini.',
    en: 'Another tax residence is still being checked. Withdraw it to ask for this one.',
  },
  residence_decided: { id: 'Pengajuan ini sudah diputuskan atau ditarik kembali', en: 'This request was decided or withdrawn already' },
  residence_checked: {
    id: 'Rekan sudah memeriksa pengajuan ini sejak halaman dibuka. Persetujuan berikutnya langsung berlaku: periksa lagi, lalu tekan sekali lagi.',
    en: 'A colleague has checked this request since you opened the page. The next yes accepts it: look again, then press once more.',
  },
  second_payer: {
    id: 'Pembayaran ini dikonfirmasi orang lain, bukan yang memprosesnya',
    en: 'Another person confirms this payout, not the one who took it',
  },
})
