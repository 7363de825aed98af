import { catalogue } from './catalogue.ts'

/** What a form of texts asks where another version was saved since it was opened. */
export const seenVersionWords = catalogue({
  title: { id: 'Ada versi lain yang sudah tersimpan', en: 'Another version was saved' },
  text: ({ time }: { time: string }) => ({
    id: `Versi lain tersimpan pada ${time}. Isian di halaman ini belum disimpan dan belum menimpa apa pun. Bandingkan dulu, lalu pilih yang dipakai.`,
    en: `Another version was saved at ${time}. What stands on this page is not saved and has replaced nothing. Compare the two, then choose.`,
  }),
  open: { id: 'Buka versi tersimpan', en: 'Open the saved version' },
  keep: { id: 'Simpan isian di halaman ini', en: 'Save what stands on this page' },
})
