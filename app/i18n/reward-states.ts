import { entries } from './catalogue.ts'

/** What each state of a reward is called, wherever it is shown. */
export const rewardStateEntries = entries({
  none: { id: 'Belum ditetapkan', en: 'Not set yet' },
  proposed: { id: 'Menunggu keputusan', en: 'Awaiting a decision' },
  approved: { id: 'Disetujui', en: 'Approved' },
  points_granted: { id: 'Poin diberikan', en: 'Points given' },
  payable: { id: 'Siap diminta', en: 'Ready to request' },
  processing: { id: 'Sedang dibayar', en: 'Being paid' },
  paid: { id: 'Sudah dibayar', en: 'Paid' },
  failed: { id: 'Pembayaran gagal', en: 'Payment failed' },
  void: { id: 'Batal', en: 'Void' },
})
