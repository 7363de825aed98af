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
    take: { id: 'Ambil baris atau laporan ini', en: 'Take this row or report' },
    select: { id: 'Pilih baris ini', en: 'Select this row' },
    reproduced: { id: 'Tulis: terulang seperti dilaporkan', en: 'Write: reproduced as reported' },
    comment: { id: 'Tulis komentar', en: 'Write a comment' },
    answers: { id: 'Buka jawaban siap pakai saat menulis', en: 'Open the canned answers while writing' },
    card: { id: 'Ke kartu di sebelahnya', en: 'To the card beside' },
    step: { id: 'Buka langkah bernomor itu', en: 'Open the step of that number' },
  },
  palette: {
    label: { id: 'Laporan, program, orang, halaman, atau langkah', en: 'Reports, programs, people, pages or acts' },
    hint: { id: 'Kode, judul, nama, halaman, atau langkah', en: 'Code, title, name, page or act' },
    count: ({ count }: { count: number }) => ({ id: `${count} pilihan`, en: count === 1 ? '1 choice' : `${count} choices` }),
    nothing: { id: 'Tidak ada yang cocok. Coba kata yang lebih pendek.', en: 'Nothing fits. Try a shorter word.' },
    acts: { id: 'Langkah', en: 'Act' },
    newReport: { id: 'Tulis laporan baru', en: 'Write a new report' },
    newProgram: { id: 'Susun program baru', en: 'Set up a new program' },
    nextReport: { id: 'Buka laporan berikutnya yang belum diambil', en: 'Open the next report nobody took' },
    language: ({ other }: { other: string }) => ({ id: `Ganti bahasa: ${other}`, en: `Change language: ${other}` }),
  },
  between: { id: 'lalu', en: 'then' },
})
