import { catalogue } from './catalogue.ts'

type Count = { count: number }

/** One act for several reports of a list. */
export const bulkWords = catalogue({
  title: { id: 'Tindakan untuk laporan yang dipilih', en: 'Acts on the chosen reports' },
  select: { id: 'Pilih', en: 'Select' },
  row: ({ code }: { code: string }) => ({ id: `Pilih ${code}`, en: `Select ${code}` }),
  all: { id: 'Semua di halaman ini', en: 'All on this page' },
  chosen: ({ count }: Count) => ({ id: `${count} dipilih`, en: `${count} selected` }),
  most: ({ most }: { most: number }) => ({ id: `Paling banyak ${most} laporan sekali jalan`, en: `At most ${most} reports at a time` }),
  buttons: {
    take: { id: 'Ambil', en: 'Take' },
    assign: { id: 'Serahkan…', en: 'Assign…' },
    label: { id: 'Label…', en: 'Labels…' },
    ask_info: { id: 'Minta informasi…', en: 'Ask for information…' },
    close_invalid: { id: 'Tutup…', en: 'Close…' },
    export: { id: 'Unduh CSV', en: 'Download CSV' },
  },
  steps: {
    take: ({ count }: Count) => ({ id: `Ambil ${count} laporan`, en: count === 1 ? 'Take 1 report' : `Take ${count} reports` }),
    assign: ({ count }: Count) => ({ id: `Serahkan ${count} laporan`, en: count === 1 ? 'Assign 1 report' : `Assign ${count} reports` }),
    label: ({ count }: Count) => ({
      id: `Ubah label ${count} laporan`,
      en: count === 1 ? 'Change the labels of 1 report' : `Change the labels of ${count} reports`,
    }),
    ask_info: ({ count }: Count) => ({
      id: `Minta informasi untuk ${count} laporan`,
      en: count === 1 ? 'Ask for information on 1 report' : `Ask for information on ${count} reports`,
    }),
    close_invalid: ({ count }: Count) => ({ id: `Tutup ${count} laporan`, en: count === 1 ? 'Close 1 report' : `Close ${count} reports` }),
  },
  effects: {
    assign: {
      id: 'Setiap laporan menjadi tanggung jawab rekan ini. Laporan yang baru terkirim langsung masuk pemeriksaan.',
      en: 'Each report becomes this colleague’s. Those just submitted go into review.',
    },
    assignInside: {
      id: 'Orang ini dicatat sebagai penanggung jawab. Hanya perusahaan Anda yang membacanya.',
      en: 'This person is noted as the assignee. Only your company reads it.',
    },
    label: {
      id: 'Label lain pada setiap laporan tetap ada. Hanya perusahaan Anda yang membacanya.',
      en: 'Other labels of each report stay. Only your company reads them.',
    },
    ask_info: {
      id: 'Teks yang sama tertulis pada setiap laporan. Tenggat berhenti sampai bughunter menjawab; tanpa jawaban dalam 14 hari, laporan ditutup.',
      en: 'The same text is written on each report. Its clocks stop until the bughunter answers; without an answer in 14 days it is closed.',
    },
    close_invalid: {
      id: 'Setiap laporan ditutup dengan alasan ini, yang dibaca bughunternya. Poinnya dihitung seperti bila ditutup satu per satu; spam selalu mengurangi poin.',
      en: 'Each report is closed for this reason, which its bughunter reads. Points follow as if closed one by one; spam always costs.',
    },
  },
  mails: ({ reports, people }: { reports: number; people: number }) => ({
    id: `${reports} laporan dari ${people} bughunter: setiap laporan mengirim pemberitahuannya sendiri.`,
    en: `${reports === 1 ? '1 report' : `${reports} reports`} by ${people === 1 ? '1 bughunter' : `${people} bughunters`}: each report sends its own notification.`,
  }),
  fields: {
    rows: { id: 'Laporan', en: 'Reports' },
    assigneeId: { id: 'Penanggung jawab', en: 'Assignee' },
    add: { id: 'Label yang ditambahkan', en: 'Labels to add' },
    remove: { id: 'Label yang dihapus', en: 'Labels to remove' },
    labelsHint: { id: 'Pisahkan dengan koma, misalnya web, pembayaran', en: 'Commas between them, such as web, payments' },
    body: { id: 'Pertanyaan', en: 'Question' },
    bodyHint: {
      id: 'Minimal 20 karakter. Semua bughunternya membaca teks yang sama.',
      en: 'At least 20 characters. All their bughunters read the same text.',
    },
    reason: { id: 'Tutup sebagai', en: 'Close as' },
    note: { id: 'Alasan', en: 'Reason' },
    noteHint: { id: 'Minimal 20 karakter. Bughunter membaca alasan ini.', en: 'At least 20 characters. The bughunters read this.' },
    choose: { id: 'Pilih', en: 'Choose' },
  },
  cancel: { id: 'Batal', en: 'Cancel' },
  result: {
    title: ({ done, refused }: { done: number; refused: number }) => ({
      id: refused === 0 ? `${done} laporan selesai` : `${done} laporan selesai, ${refused} ditolak`,
      en: refused === 0 ? `${done} done` : `${done} done, ${refused} refused`,
    }),
    stays: { id: 'Yang ditolak tetap terpilih di daftar.', en: 'What was refused stays selected in the list.' },
    done: { id: 'Selesai', en: 'Done' },
    unknown: { id: 'Laporan yang tidak ditemukan', en: 'A report that was not found' },
  },
})
