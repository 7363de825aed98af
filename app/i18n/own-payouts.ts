import { catalogue } from './catalogue.ts'
import { rewardStateEntries } from './reward-states.ts'

/** What a bughunter reads about their own payouts and account. */
export const ownPayoutWords = catalogue({
  own: {
    panel: { id: 'Pembayaran', en: 'Payouts' },
    states: rewardStateEntries,
    ask: { id: 'Minta pembayaran', en: 'Request a payout' },
    noAccount: { id: 'Belum ada akun pembayaran', en: 'No payout account yet' },
    setAccount: { id: 'Tetapkan akun pembayaran', en: 'Set a payout account' },
    changeAccount: { id: 'Ganti akun pembayaran', en: 'Change payout account' },
    list: { id: 'Riwayat pembayaran', en: 'Payout history' },
    empty: {
      title: { id: 'Belum ada pembayaran', en: 'No payouts yet' },
      text: {
        id: 'Setelah imbalan menjadi hakmu, minta pembayarannya di sini. Setiap pembayaran punya slip pajak.',
        en: 'Once a reward is yours, request its payout here. Every payout comes with a tax slip.',
      },
    },
    cancel: { id: 'Tarik kembali', en: 'Withdraw request' },
    ledger: { id: 'Mutasi uang', en: 'Money ledger' },
    ledgerEmpty: {
      title: { id: 'Belum ada mutasi', en: 'No entries yet' },
      text: {
        id: 'Setiap imbalan dan pembayaran tercatat di sini dan tidak pernah dihapus.',
        en: 'Every reward and payout is recorded here and never deleted.',
      },
    },
    what: { id: 'Mutasi', en: 'Entry' },
    change: { id: 'Saldo', en: 'Balance' },
  },
  obstacles: {
    account_unverified: {
      id: 'Identitasmu perlu terverifikasi sebelum pembayaran pertama.',
      en: 'Your identity must be verified before the first payout.',
    },
    payout_account_missing: {
      id: 'Tetapkan akun pembayaran lebih dulu: pasang langkah kedua, isi akunnya, lalu kamu kembali ke sini. Akun baru, juga yang pertama, baru dapat dipakai 24 jam kemudian, supaya kamu sempat tahu kalau orang lain yang menetapkannya.',
      en: 'Set a payout account first: turn on a second step, fill in the account, and you are back here. A new account, the first one too, can be used 24 hours later, so that you hear of it in time if somebody else set it.',
    },
    payout_account_review: { id: 'Akun pembayaranmu sedang diperiksa tim kami.', en: 'Our team is checking your payout account.' },
    payout_account_refused: {
      id: 'Akun pembayaran ini tidak dapat dipakai. Tetapkan akun lain.',
      en: 'This payout account cannot be used. Set another one.',
    },
    payout_account_held: ({ at }: { at: string }) => ({
      id: `Akun pembayaran dapat dipakai mulai ${at}.`,
      en: `The payout account can be used from ${at}.`,
    }),
    payout_account_renamed: {
      id: 'Nama terverifikasimu berubah. Tetapkan kembali akun pembayaran.',
      en: 'Your verified name has changed. Set the payout account again.',
    },
    payout_too_small: { id: 'Pembayaran paling sedikit Rp100.000.', en: 'A payout is at least Rp100.000.' },
  },
  ask: {
    title: { id: 'Minta pembayaran', en: 'Request a payout' },
    hint: {
      id: 'Semua uang yang menjadi hakmu dibayar sekaligus. Periksa angkanya sebelum meminta.',
      en: 'Everything you are owed is paid in one transfer. Check the figures before you request it.',
    },
    to: { id: 'Dikirim ke', en: 'Sent to' },
    back: { id: 'Imbalan dan poin', en: 'Rewards and points' },
    taxHint: {
      id: 'Pajak dihitung dari jumlah bruto tiap jenis imbalan menurut aturan yang berlaku hari ini, lalu disetor atas namamu.',
      en: 'Tax is calculated on the gross amount of each kind of reward under today’s rules, and paid in your name.',
    },
    unknownNumber: {
      id: 'NIK-mu belum tercatat, jadi tarif pajaknya lebih tinggi.',
      en: 'Your NIK is not on file, so the rate is higher.',
    },
    submit: ({ net }: { net: string }) => ({ id: `Minta ${net}`, en: `Request ${net}` }),
    people: {
      id: 'Di atas Rp10.000.000, dua orang dari tim kami memeriksa pembayaran ini.',
      en: 'Above Rp10.000.000, two people on our team check the payout.',
    },
  },
  accountPage: {
    title: { id: 'Akun pembayaran', en: 'Payout account' },
    hint: {
      id: 'Rekening bank atau dompet digital atas namamu sendiri. Nomornya disimpan terenkripsi.',
      en: 'A bank account or e-wallet in your own name. Its number is kept encrypted.',
    },
    now: { id: 'Dipakai sekarang', en: 'In use' },
    none: { id: 'Belum ada akun pembayaran.', en: 'No payout account yet.' },
    since: { id: 'Ditetapkan', en: 'Set on' },
    usable: { id: 'Dapat dipakai mulai', en: 'Usable from' },
    name: ({ name }: { name: string }) => ({ id: `Nama terverifikasimu: ${name}`, en: `Your verified name: ${name}` }),
    newTitle: { id: 'Tetapkan akun', en: 'Set an account' },
    newHint: {
      id: 'Akun baru, juga yang pertama, dapat dipakai 24 jam kemudian dan kabarnya dikirim ke emailmu, supaya kamu sempat tahu kalau orang lain yang menetapkannya. Permintaan yang belum diproses ditarik kembali.',
      en: 'A new account, the first one too, can be used 24 hours later and we tell your email address, so that you hear of it in time if somebody else set it. Requests not yet processed are withdrawn.',
    },
    provider: { id: 'Bank atau dompet digital', en: 'Bank or e-wallet' },
    banks: { id: 'Bank', en: 'Banks' },
    wallets: { id: 'Dompet digital', en: 'E-wallets' },
    choose: { id: 'Pilih', en: 'Choose' },
    number: { id: 'Nomor rekening atau ponsel', en: 'Account or phone number' },
    numberHint: {
      id: 'Rekening: angka saja. Dompet digital: nomor ponsel Indonesia.',
      en: 'Bank account: digits only. E-wallet: an Indonesian mobile number.',
    },
    holderHint: {
      id: 'Seperti tertulis di bank atau aplikasi; harus nama terverifikasimu.',
      en: 'As your bank or app shows it; it must be your verified name.',
    },
    submit: { id: 'Simpan akun pembayaran', en: 'Save the payout account' },
    factor: {
      id: 'Menetapkan akun pembayaran memerlukan langkah kedua: autentikator atau kunci sandi. Sesudah memasangnya, kamu kembali ke sini.',
      en: 'Setting a payout account requires a second step: an authenticator or a passkey. Once you have set it up, you come back here.',
    },
    toSecurity: { id: 'Pasang langkah kedua', en: 'Set up a second step' },
    factorFirst: {
      id: 'Pasang autentikator atau kunci sandi di bawah ini, lalu lanjutkan ke akun pembayaran.',
      en: 'Set up an authenticator or a passkey below, then go on to the payout account.',
    },
    factorDone: {
      id: 'Langkah kedua sudah aktif. Simpan kode pemulihannya, lalu lanjutkan.',
      en: 'The second step is on. Keep its recovery codes, then go on.',
    },
    goOn: { id: 'Lanjut ke akun pembayaran', en: 'Go on to the payout account' },
    unverified: {
      id: 'Akun pembayaran dapat ditetapkan setelah identitasmu terverifikasi.',
      en: 'You can set a payout account once your identity is verified.',
    },
    toProfile: { id: 'Buka verifikasi', en: 'Open verification' },
  },
})
