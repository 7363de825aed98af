import { catalogue } from './catalogue.ts'

/** Words of the field for long texts in Markdown. */
export const writingWords = catalogue({
  toolbar: { id: 'Format teks', en: 'Text formatting' },
  bold: { id: 'Tebal (Ctrl+B)', en: 'Bold (Ctrl+B)' },
  italic: { id: 'Miring (Ctrl+I)', en: 'Italic (Ctrl+I)' },
  heading: { id: 'Judul bagian', en: 'Section heading' },
  bullets: { id: 'Daftar butir', en: 'Bulleted list' },
  numbers: { id: 'Daftar bernomor', en: 'Numbered list' },
  quote: { id: 'Kutipan', en: 'Quotation' },
  link: { id: 'Sisipkan tautan (Ctrl+K)', en: 'Insert a link (Ctrl+K)' },
  code: { id: 'Kode sebaris', en: 'Inline code' },
  codeBlock: { id: 'Blok kode', en: 'Code block' },
  codeLanguage: { id: 'Bahasa blok kode', en: 'Language of the code block' },
  plainText: { id: 'teks', en: 'text' },
  table: { id: 'Tabel', en: 'Table' },
  linkText: { id: 'teks tautan', en: 'link text' },
  columns: { first: { id: 'Kolom 1', en: 'Column 1' }, second: { id: 'Kolom 2', en: 'Column 2' } },
  picture: { id: 'Sisipkan gambar', en: 'Insert a picture' },
  problems: {
    kind: { id: 'Gambar harus JPG, PNG, atau WebP.', en: 'Pictures must be JPG, PNG or WebP.' },
    size: {
      id: 'Gambar ini terlalu besar: masing-masing di bawah 5 MB, 20 MB sekali kirim.',
      en: 'This is too large: each picture under 5 MB, 20 MB at once.',
    },
    count: {
      id: 'Terlalu banyak berkas untuk tulisan ini.',
      en: 'Too many files for this text.',
    },
  },
  mention: {
    list: { id: 'Orang yang dapat disebut', en: 'People you can mention' },
    found: ({ count }: { count: number }) => ({
      id: `${count} orang; panah untuk memilih, Enter untuk menyebut`,
      en: count === 1 ? '1 person; Enter to mention' : `${count} people; arrows to choose, Enter to mention`,
    }),
    sides: {
      reporter: { id: 'bughunter laporan ini', en: 'the bughunter of this report' },
      company: { id: 'perusahaan', en: 'company' },
      operator: { id: 'tim platform', en: 'platform team' },
    },
  },
  glossary: {
    tool: { id: 'Istilah keamanan', en: 'Security terms' },
    title: { id: 'Istilah', en: 'Terms' },
    find: { id: 'Cari istilah', en: 'Find a term' },
    findHint: { id: 'Inggris atau Indonesia', en: 'English or Indonesian' },
    found: ({ count }: { count: number }) => ({ id: `${count} istilah`, en: count === 1 ? '1 term' : `${count} terms` }),
    insertOf: ({ word }: { word: string }) => ({ id: `Sisipkan ${word}`, en: `Insert ${word}` }),
    failed: { id: 'Daftar istilah belum bisa dimuat. Coba lagi.', en: 'The terms could not be loaded. Try again.' },
    close: { id: 'Tutup', en: 'Close' },
  },
  preview: { id: 'Lihat hasil', en: 'Show result' },
  result: { id: 'Hasil tulisan', en: 'Result of the text' },
  empty: { id: 'Belum ada teks.', en: 'There is no text yet.' },
  unavailable: {
    id: 'Hasilnya belum bisa ditampilkan. Teksnya tetap ada di sini.',
    en: 'The result cannot be shown right now. The text is still here.',
  },
})
