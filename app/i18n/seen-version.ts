import { catalogue } from './catalogue.ts'

/** What a form of texts asks where another version was saved since it was opened. */
export const seenVersionWords = catalogue({
  id: {
    title: 'Ada versi lain yang sudah tersimpan',
    text: ({ time }: { time: string }) =>
      `Versi lain tersimpan pada ${time}. Isian di halaman ini belum disimpan dan belum menimpa apa pun. Bandingkan dulu, lalu pilih yang dipakai.`,
    open: 'Buka versi tersimpan',
    keep: 'Simpan isian di halaman ini',
  },
  en: {
    title: 'Another version was saved',
    text: ({ time }) =>
      `Another version was saved at ${time}. What stands on this page is not saved and has replaced nothing. Compare the two, then choose.`,
    open: 'Open the saved version',
    keep: 'Save what stands on this page',
  },
})
