import { catalogue } from './catalogue.ts'

/** Canned answers of the platform team and of companies: their pages, and the list beside a text. */
export const cannedWords = catalogue({
  title: { id: 'Jawaban siap pakai', en: 'Canned answers' },
  subtitle: {
    id: 'Teks yang sering Anda kirim di laporan, dalam dua bahasa. Bughunter menerimanya dalam bahasanya sendiri.',
    en: 'Texts you often send on reports, in both languages. Bughunters get them in their own.',
  },
  back: { id: 'Kembali ke jawaban siap pakai', en: 'Back to the canned answers' },
  create: { id: 'Tulis jawaban', en: 'Write an answer' },
  createTitle: { id: 'Jawaban baru', en: 'New answer' },
  caption: { id: 'Jawaban milik Anda dan bersama', en: 'Your answers and the shared ones' },
  find: { id: 'Cari', en: 'Find' },
  findHint: { id: 'Kata di nama atau teksnya', en: 'Words of its name or text' },
  findAll: { id: 'Tampilkan semua', en: 'Show all' },
  name: { id: 'Nama', en: 'Name' },
  nameHint: { id: 'Untuk mencarinya; tidak ikut terkirim', en: 'To find it by; it is not sent' },
  start: { id: 'Awal teks', en: 'Begins with' },
  scope: { id: 'Milik', en: 'Whose' },
  scopes: {
    own: { id: 'Milik saya', en: 'Mine' },
    shared: { id: 'Bersama', en: 'Shared' },
  },
  scopeHints: {
    own: { id: 'Hanya Anda yang melihatnya', en: 'Only you see it' },
    team: { id: 'Semua rekan tim platform memakainya', en: 'All of the platform team use it' },
    company: { id: 'Semua orang di perusahaan Anda memakainya', en: 'Everybody of your company uses it' },
  },
  languages: { id: 'Bahasa', en: 'Languages' },
  languageNames: { id: { id: 'Indonesia', en: 'Indonesian' }, en: { id: 'Inggris', en: 'English' } },
  updatedAt: { id: 'Diubah', en: 'Changed' },
  action: { id: 'Tindakan', en: 'Action' },
  open: { id: 'Buka', en: 'Open' },
  openOf: ({ name }: { name: string }) => ({ id: `Buka ${name}`, en: `Open ${name}` }),
  empty: { id: 'Belum ada jawaban', en: 'No answers yet' },
  emptyText: {
    id: 'Tulis jawaban yang sering Anda kirim, lalu sisipkan di laporan dengan Ctrl+J.',
    en: 'Write an answer you often send, then insert it on a report with Ctrl+J.',
  },
  noneFound: { id: 'Tidak ada yang cocok', en: 'Nothing fits' },
  textId: { id: 'Teks Indonesia', en: 'Indonesian text' },
  textEn: { id: 'Teks Inggris', en: 'English text' },
  textHint: {
    id: 'Boleh kosong bila bahasa lainnya terisi: yang terisi dipakai untuk keduanya.',
    en: 'May stay empty if the other one is there: that one is then used for both.',
  },
  placeholders: { id: 'Isian otomatis', en: 'Placeholders' },
  placeholdersText: {
    id: 'Terisi dari laporannya saat disisipkan. Yang kosong di laporan itu tidak dapat dikirim.',
    en: 'Filled in from the report when inserted. One the report has nothing for cannot be sent.',
  },
  placeholderLabels: {
    hunter: { id: 'nama pengguna bughunter', en: 'username of the bughunter' },
    code: { id: 'kode laporan', en: 'code of the report' },
    program: { id: 'nama program', en: 'name of the program' },
    title: { id: 'judul laporan', en: 'title of the report' },
    due: { id: 'tenggat terdekat yang berjalan', en: 'the next deadline that runs' },
    company: { id: 'nama perusahaan', en: 'name of the company' },
  },
  save: { id: 'Simpan', en: 'Save' },
  remove: { id: 'Hapus', en: 'Delete' },
  removeText: { id: 'Yang sudah terkirim dengan jawaban ini tidak berubah.', en: 'What was sent with it stays as it is.' },
  readOnly: {
    id: 'Jawaban bersama ini hanya dapat diubah oleh yang berhak menulis jawaban bersama.',
    en: 'Only those who may write shared answers can change this one.',
  },
  // The list beside a text.
  insert: { id: 'Sisipkan', en: 'Insert' },
  insertOf: ({ name }: { name: string }) => ({ id: `Sisipkan ${name}`, en: `Insert ${name}` }),
  tool: { id: 'Jawaban siap pakai (Ctrl+J)', en: 'Canned answers (Ctrl+J)' },
  close: { id: 'Tutup', en: 'Close' },
  manage: { id: 'Kelola jawaban', en: 'Manage answers' },
  loading: { id: 'Memuat jawaban…', en: 'Loading answers…' },
  failed: { id: 'Jawaban belum bisa dimuat. Coba lagi.', en: 'The answers could not be loaded. Try again.' },
  found: ({ count }: { count: number }) => ({ id: `${count} jawaban`, en: count === 1 ? '1 answer' : `${count} answers` }),
  more: ({ count }: { count: number }) => ({
    id: `${count} lainnya: ketik kata untuk mempersempit`,
    en: `${count} more: type words to narrow down`,
  }),
  missing: ({ names }: { names: string }) => ({
    id: `Belum dapat disisipkan: laporan ini tidak punya isi untuk ${names}`,
    en: `It cannot be inserted: this report has nothing for ${names}`,
  }),
  otherLanguage: ({ language }: { language: string }) => ({
    id: `Hanya ada dalam bahasa ${language}`,
    en: `Only there in ${language}`,
  }),
})
