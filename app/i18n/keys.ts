import { catalogue } from './catalogue.ts'

/** What keys do, for the sheet that lists those of a page. */
export const keyWords = catalogue({
  title: { id: 'Tombol pintas', en: 'Keyboard shortcuts' },
  groups: {
    everywhere: { id: 'Di semua halaman', en: 'On every page' },
    here: { id: 'Di halaman ini', en: 'On this page' },
    jumps: { id: 'Pergi ke', en: 'Go to' },
  },
  acts: {
    palette: { id: 'Cari dan jalankan', en: 'Find and run' },
    search: { id: 'Ke kotak pencarian', en: 'To the search field' },
    sheet: { id: 'Tampilkan tombol pintas', en: 'Show the shortcuts' },
    send: { id: 'Kirim formulir yang sedang diisi', en: 'Send the form you are filling in' },
    next: { id: 'Berikutnya', en: 'Next' },
    previous: { id: 'Sebelumnya', en: 'Previous' },
    take: { id: 'Ambil baris ini', en: 'Take this row' },
    select: { id: 'Pilih baris ini', en: 'Select this row' },
    step: { id: 'Buka langkah bernomor itu', en: 'Open the step of that number' },
  },
  between: { id: 'lalu', en: 'then' },
})
