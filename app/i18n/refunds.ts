import { catalogue } from './catalogue.ts'

/** Refunds of a company's balance: the owner's page ("Anda") and the team's. */
export const refundWords = catalogue({
  title: { id: 'Pengembalian saldo', en: 'Refunds' },
  hint: {
    id: 'Saldo yang tidak disisihkan dapat dikembalikan ke rekening bank atas nama perusahaan Anda.',
    en: "Balance that is not reserved can go back to a bank account in your company's name.",
  },
  open: { id: 'Minta pengembalian saldo', en: 'Ask for a refund' },
  license: { id: 'Lisensi', en: 'License' },
  states: {
    requested: { id: 'Menunggu diperiksa tim kami', en: 'Waits for our team to check it' },
    checked: { id: 'Menunggu dikirim orang kedua dari tim kami', en: 'Waits for a second person of our team to send it' },
    paid: { id: 'Terkirim', en: 'Sent' },
    refused: { id: 'Tidak dikirim, kembali ke saldo', en: 'Not sent, back in the balance' },
    cancelled: { id: 'Ditarik kembali', en: 'Withdrawn' },
    returned: { id: 'Dikembalikan bank, kembali ke saldo', en: 'Returned by the bank, back in the balance' },
  },
  amount: { id: 'Jumlah', en: 'Amount' },
  account: { id: 'Rekening', en: 'Account' },
  holder: { id: 'Nama pemilik', en: 'Holder' },
  at: { id: 'Diminta', en: 'Asked for' },
  state: { id: 'Status', en: 'Status' },
  company: { id: 'Perusahaan', en: 'Company' },
  reference: { id: 'Nomor referensi', en: 'Reference' },
  cancel: { id: 'Tarik kembali', en: 'Take back' },
  list: { id: 'Permintaan Anda', en: 'Your requests' },
  empty: {
    title: { id: 'Belum ada pengembalian', en: 'No refunds yet' },
    text: { id: 'Permintaan Anda dan hasilnya tercatat di sini.', en: 'Your requests and what became of them are listed here.' },
  },
  form: {
    title: { id: 'Minta pengembalian', en: 'Ask for a refund' },
    free: ({ amount }: { amount: string }) => ({ id: `Yang dapat dikembalikan: ${amount}`, en: `What can be refunded: ${amount}` }),
    nothing: { id: 'Tidak ada saldo bebas yang dapat dikembalikan.', en: 'There is no free balance to refund.' },
    amountHint: { id: 'Rupiah bulat. Jumlah ini langsung keluar dari saldo.', en: 'Whole rupiah. The amount leaves the balance at once.' },
    bank: { id: 'Bank', en: 'Bank' },
    choose: { id: 'Pilih bank', en: 'Choose a bank' },
    number: { id: 'Nomor rekening', en: 'Account number' },
    holderHint: {
      id: 'Harus rekening atas nama perusahaan, bukan nama orang.',
      en: "It must be an account in the company's name, not in a person's.",
    },
    people: {
      id: 'Dua orang dari tim kami memeriksa rekening dan mengirim uangnya, berapa pun jumlahnya.',
      en: 'Two people of our team check the account and send the money, whatever the amount.',
    },
    submit: { id: 'Lanjut ke konfirmasi', en: 'Go on to confirm' },
    factor: {
      id: 'Aktifkan verifikasi dua langkah sebelum meminta pengembalian saldo.',
      en: 'Turn on two-step verification before you ask for a refund.',
    },
    toSecurity: { id: 'Buka keamanan akun', en: 'Open account security' },
  },
  team: {
    hint: {
      id: 'Satu orang memeriksa rekeningnya, orang lain mengirim uangnya dengan bukti.',
      en: 'One person checks the account, another sends the money with the proof.',
    },
    waiting: { id: 'Menunggu', en: 'Waiting' },
    over: { id: 'Selesai', en: 'Finished' },
    empty: {
      title: { id: 'Tidak ada yang menunggu', en: 'Nothing is waiting' },
      text: { id: 'Permintaan pengembalian perusahaan muncul di sini.', en: 'Requests of companies appear here.' },
    },
    overEmpty: {
      title: { id: 'Belum ada yang selesai', en: 'Nothing is finished yet' },
      text: { id: 'Pengembalian yang sudah selesai muncul di sini.', en: 'Finished refunds appear here.' },
    },
    number: { id: 'Nomor lengkap', en: 'Whole number' },
    numberHint: {
      id: 'Pembukaan nomor ini dicatat dan dapat dibaca pemilik perusahaan.',
      en: 'Opening this number is recorded, and the owner of the company can read it.',
    },
    nameDiffers: {
      id: 'Nama pemilik rekening tidak sama dengan nama perusahaan. Minta bukti sebelum menyetujuinya.',
      en: "The holder does not bear the company's name. Ask for proof before you approve it.",
    },
    checkedBy: { id: 'Diperiksa oleh', en: 'Checked by' },
    settledBy: { id: 'Diselesaikan oleh', en: 'Settled by' },
    check: { id: 'Rekening milik perusahaan ini', en: "The account is this company's" },
    checkHint: {
      id: 'Setelah ini pemilik tidak dapat menarik kembali permintaannya. Orang lain yang mengirim uangnya.',
      en: 'After this the owner cannot take the request back. Another person sends the money.',
    },
    checkSubmit: { id: 'Setujui rekening', en: 'Approve the account' },
    second: {
      id: 'Pengembalian ini dikirim orang lain, bukan yang memeriksanya.',
      en: 'Another person sends this refund, not the one who checked it.',
    },
    pay: { id: 'Catat sudah dikirim', en: 'Note that it was sent' },
    paySum: ({ amount }: { amount: string }) => ({ id: `Konfirmasi ${amount} terkirim`, en: `Confirm that ${amount} was sent` }),
    referenceHint: { id: 'Seperti tertulis pada bukti transfer', en: 'As written on the receipt of the transfer' },
    proof: { id: 'Bukti transfer', en: 'Proof of transfer' },
    proofHint: { id: 'PDF, PNG, atau JPG di bawah 5 MB', en: 'PDF, PNG or JPG under 5 MB' },
    proofOpen: { id: 'Lihat bukti', en: 'Open the proof' },
    refuse: { id: 'Tidak dapat dikirim', en: 'It cannot be sent' },
    reason: { id: 'Sebab', en: 'Reason' },
    reasonHint: { id: 'Dibaca pemilik perusahaan. Minimal 20 karakter.', en: 'The owner of the company reads it. At least 20 characters.' },
    refuseSubmit: { id: 'Kembalikan ke saldo', en: 'Return it to the balance' },
    returnHint: {
      id: 'Kalau bank mengembalikan uangnya, catat dengan bukti bank. Orang kedua mengonfirmasi; lalu semuanya kembali ke saldo perusahaan.',
      en: "Where the bank sent the money back, note it with the bank's proof. A second person confirms; then all of it is back in the company's balance.",
    },
  },
})
