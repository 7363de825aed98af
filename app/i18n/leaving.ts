import { catalogue } from './catalogue.ts'

/** Words of the step that confirms what leaves, for companies ("Anda") and the platform team. */
export const leavingWords = catalogue({
  title: { id: 'Periksa sebelum uang keluar', en: 'Check before money leaves' },
  to: { id: 'Penerima', en: 'To' },
  parts: {
    reward: { id: 'Imbalan', en: 'Reward' },
    retest: { id: 'Uji ulang', en: 'Retest' },
    refund: { id: 'Pengembalian saldo', en: 'Refund' },
    fee: { id: 'Biaya platform', en: 'Platform fee' },
  },
  total: { id: 'Seluruhnya keluar', en: 'Leaves in all' },
  balance: { id: 'Saldo tersedia', en: 'Available balance' },
  change: ({ before, after }: { before: string; after: string }) => ({
    id: `${before} menjadi ${after}`,
    en: `${before} becomes ${after}`,
  }),
  outcomes: {
    given: {
      id: 'Setelah dikonfirmasi, uang ini langsung menjadi hak bughunter dan tidak dapat ditarik kembali.',
      en: 'Once confirmed, this money is the bughunter’s at once and cannot be taken back.',
    },
    awaiting_second: {
      id: 'Jumlah ini disisihkan sekarang, dan keluar setelah orang kedua menyetujuinya.',
      en: 'This sum is set aside now, and leaves once a second person approves it.',
    },
    offered: {
      id: 'Jumlah ini disisihkan sekarang, dan keluar setelah bughunter menerimanya atau tidak menjawab.',
      en: 'This sum is set aside now, and leaves once the bughunter accepts it or does not answer.',
    },
    refunded: {
      id: 'Setelah dikonfirmasi, jumlah ini langsung keluar dari saldo.',
      en: 'Once confirmed, this sum leaves the balance at once.',
    },
  },
  aside: { id: 'Sudah disisihkan dari saldo', en: 'Set aside from the balance already' },
  confirm: ({ total }: { total: string }) => ({ id: `Konfirmasi ${total}`, en: `Confirm ${total}` }),
  edit: { id: 'Ubah dulu', en: 'Change it first' },
})
