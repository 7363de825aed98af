import { catalogue } from './catalogue.ts'

/** Reports as cards by how far they came. */
export const boardWords = catalogue({
  layouts: {
    label: { id: 'Tata letak', en: 'Layout' },
    list: { id: 'Daftar', en: 'List' },
    board: { id: 'Papan', en: 'Board' },
  },
  board: { id: 'Papan laporan', en: 'Report board' },
  column: { id: 'Kolom papan', en: 'Board column' },
  columns: {
    sent: { id: 'Terkirim', en: 'Submitted' },
    review: { id: 'Diperiksa dan valid', en: 'In review and valid' },
    rated: { id: 'Sudah dinilai', en: 'Rated' },
    fixing: { id: 'Sedang diperbaiki', en: 'Being fixed' },
    retest: { id: 'Uji ulang', en: 'Retest' },
    closed: { id: 'Ditutup', en: 'Closed' },
  },
  more: ({ count }: { count: number }) => ({ id: `${count} lainnya`, en: `${count} more` }),
  nothing: { id: 'Tidak ada', en: 'None' },
  acts: { id: 'Langkah', en: 'Acts' },
  actsOf: ({ code }: { code: string }) => ({ id: `Langkah untuk ${code}`, en: `Acts on ${code}` }),
  open: { id: 'Buka laporan', en: 'Open the report' },
  waiting: ({ who }: { who: string }) => ({ id: `Menunggu ${who}`, en: `Waiting on ${who}` }),
  assignee: ({ who }: { who: string }) => ({ id: `Dipegang ${who}`, en: `Held by ${who}` }),
})
