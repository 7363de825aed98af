import { catalogue } from './catalogue.ts'
import { secondPersonWords } from './second-person.ts'

/** Closer words for refusals about rewards and payouts. */
export const moneyRefusals = catalogue({
  id: {
    proposal_lapsed: 'Usulan ini sudah melewati 5 hari kerja; usulkan imbalannya lagi',
    ...secondPersonWords.id,
    factor_needed:
      'Langkah ini meminta faktor kedua. Nyalakan aplikasi autentikator atau passkey di halaman Keamanan, lalu kirim lagi.',
    second_approver: 'Imbalan sebesar ini harus disetujui orang lain, bukan pengusulnya',
    reward_limit: 'Jumlah ini di atas batas keputusan Anda. Minta admin perusahaan yang memutuskan.',
    retest_unfunded:
      'Saldo perusahaan belum cukup untuk membayar uji ulang ini. Minta pemilik akun mengisi saldo, lalu coba lagi.',
    payout_account_missing: 'Tetapkan akun pembayaran lebih dulu',
    payout_account_review: 'Akun pembayaran ini sedang diperiksa tim kami',
    payout_account_refused: 'Akun pembayaran ini tidak dapat dipakai. Tetapkan akun lain.',
    payout_account_held: 'Akun pembayaran baru dapat dipakai 24 jam setelah ditetapkan',
    payout_account_renamed: 'Nama terverifikasi berubah. Tetapkan kembali akun pembayaran.',
    payout_too_small: 'Jumlahnya masih di bawah pembayaran terkecil',
    payout_changed: 'Jumlah yang dapat dibayar sudah berubah. Muat ulang halaman ini dan periksa angkanya.',
    closed_payouts: 'Permintaan pembayaran sedang ditutup sementara. Uangmu tetap tercatat.',
    second_checker: 'Isi saldo sebesar ini dikonfirmasi orang lain, bukan yang mengeceknya',
    reference_used:
      'Nomor referensi ini sudah dibukukan untuk transfer lain dari bank yang sama. Bandingkan kedua bukti, lalu tolak yang ganda.',
    second_reverser: 'Penarikan ini disetujui orang lain, bukan pengusulnya',
    received_differs:
      'Jumlah diterima berbeda dari yang dicatat orang pertama. Cocokkan lagi dengan mutasi bank; bila berbeda, tolak dan minta diajukan ulang.',
    checked_meanwhile:
      'Rekan sudah mengecek isi saldo ini sejak halaman dibuka. Konfirmasi berikutnya langsung menambah saldo: periksa lagi, lalu tekan sekali lagi.',
    second_returner: 'Pengembalian ini dikonfirmasi orang lain, bukan yang mencatatnya',
    second_refunder: 'Pengembalian ini dikirim orang lain, bukan yang memeriksanya',
    second_payer_for: 'Pembayaran ini dikonfirmasi orang lain, bukan yang mengajukan atau memprosesnya',
    payee_may_ask: 'Akun ini masih dapat masuk, jadi pemiliknya sendiri yang meminta pembayaran',
    payee_unverified:
      'Nama pemilik akun ini tidak terverifikasi atau sudah dihapus, jadi nama pemilik rekening tidak dapat dicocokkan',
    payout_under_way: 'Masih ada pembayaran yang berjalan untuk akun ini. Selesaikan dulu pembayaran itu.',
    nothing_owed: 'Tidak ada yang dapat dibayar untuk akun ini',
    second_resident: 'Domisili pajak ini disetujui orang lain, bukan yang memeriksanya',
    residence_waiting:
      'Pengajuan domisili pajak lain masih diperiksa. Tarik kembali dulu untuk mengajukan yang ini.',
    residence_decided: 'Pengajuan ini sudah diputuskan atau ditarik kembali',
    residence_checked:
      'Rekan sudah memeriksa pengajuan ini sejak halaman dibuka. Persetujuan berikutnya langsung berlaku: periksa lagi, lalu tekan sekali lagi.',
    second_payer: 'Pembayaran ini dikonfirmasi orang lain, bukan yang memprosesnya',
  },
  en: {
    proposal_lapsed: 'This proposal is older than 5 business days; propose the reward again',
    ...secondPersonWords.en,
    factor_needed:
      'This step asks for a second factor. Switch on an authenticator app or a passkey on the Security page, then send it again.',
    second_approver: 'A reward of this size must be approved by another person than the one who proposed it',
    reward_limit: 'This amount is above what you may decide. Ask an admin of your company.',
    retest_unfunded:
      "The company's balance does not cover this retest. Ask the account's owner to top up, then try again.",
    payout_account_missing: 'Name a payout account first',
    payout_account_review: 'Our team is checking this payout account',
    payout_account_refused: 'This payout account cannot be used. Name another one.',
    payout_account_held: 'A payout account can be used 24 hours after it was named',
    payout_account_renamed: 'The verified name has changed. Name the payout account again.',
    payout_too_small: 'This is less than the smallest payout',
    payout_changed: 'What can be paid has changed. Reload the page and check the figures.',
    closed_payouts: 'Payouts cannot be asked for right now. What you are owed stays on record.',
    second_checker: 'A top-up of this size is confirmed by another person than the one who checked it',
    reference_used:
      'This reference is booked for another transfer from the same bank. Compare both proofs, then refuse the double one.',
    second_reverser: 'Another person approves this, not the one who proposed it',
    received_differs:
      'The received amount differs from what the first person stated. Check the bank statement again; if it differs, refuse and have it sent anew.',
    checked_meanwhile:
      'A colleague has checked this top-up since you opened the page. The next confirmation adds it to the balance: look again, then press once more.',
    second_returner: 'Another person confirms this return, not the one who noted it',
    second_refunder: 'Another person sends this refund, not the one who checked it',
    second_payer_for: 'Another person confirms this payout, not the one who asked for it or took it',
    payee_may_ask: 'This account can still sign in, so its owner asks for the payout',
    payee_unverified:
      "The name of this account's owner is not verified or already erased, so no holder can be compared with it",
    payout_under_way: 'A payout of this account is still on its way. Settle that one first.',
    nothing_owed: 'There is nothing to pay for this account',
    second_resident: 'Another person accepts this tax residence, not the one who checked it',
    residence_waiting: 'Another tax residence is still being checked. Withdraw it to ask for this one.',
    residence_decided: 'This request was decided or withdrawn already',
    residence_checked:
      'A colleague has checked this request since you opened the page. The next yes accepts it: look again, then press once more.',
    second_payer: 'Another person confirms this payout, not the one who took it',
  },
})
