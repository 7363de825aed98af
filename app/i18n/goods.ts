import { catalogue } from './catalogue.ts'

/** Goods that reports earned, on the pages of a report and of a bughunter's rewards. */
export const goodsWords = catalogue({
  title: { id: 'Barang imbalan', en: 'Reward item' },
  states: {
    granted: { id: 'Diberikan, pengirimannya belum dicatat', en: 'Granted, not marked as sent' },
    addressed: { id: 'Menunggu dikirim', en: 'Waits to be sent' },
    sent: { id: 'Dikirim', en: 'Sent' },
    missing: { id: 'Tidak sampai', en: 'Did not arrive' },
    received: { id: 'Diterima', en: 'Received' },
    closed: { id: 'Ditutup', en: 'Closed' },
  },
  item: { id: 'Barang', en: 'Item' },
  state: { id: 'Keadaan', en: 'State' },
  address: { id: 'Alamat pengiriman', en: 'Shipping address' },
  addressHint: {
    id: 'Nama penerima, alamat lengkap, dan nomor telepon. Dibaca pengirim saja, dan dihapus 90 hari setelah barang diterima. Voucher tidak memerlukan alamat.',
    en: 'Recipient, whole address and telephone number. Read by the sender alone, and deleted 90 days after the item was received. A voucher needs no address.',
  },
  sending: { id: 'Kurir dan nomor resi, atau kode voucher', en: 'Carrier and tracking number, or voucher code' },
  sentAt: { id: 'Dikirim', en: 'Sent' },
  endedAt: { id: 'Selesai', en: 'Ended' },
  reason: { id: 'Alasan', en: 'Reason' },
  /** Until then an answer is waited for; after that nobody knows, and nothing is taken for granted. */
  waits: ({ until }: { until: string }) => ({
    id: `Konfirmasi bughunter ditunggu sampai ${until}. Tanpa jawaban sampai saat itu, penerimaannya belum dikonfirmasi, bukan dianggap diterima.`,
    en: `The bughunter is expected to confirm by ${until}. Without an answer until then it stays unconfirmed; it does not count as received.`,
  }),
  acts: {
    give_address: { id: 'Kirim alamat', en: 'Send the address' },
    change_address: { id: 'Ubah alamat', en: 'Change the address' },
    send: { id: 'Tandai sudah dikirim', en: 'Mark as sent' },
    send_again: { id: 'Tandai sudah dikirim lagi', en: 'Mark as sent again' },
    confirm: { id: 'Sudah saya terima', en: 'I have received it' },
    miss: { id: 'Tidak sampai', en: 'It did not arrive' },
    close: { id: 'Tutup tanpa pengiriman', en: 'Close without delivery' },
  },
})
