import { catalogue } from './catalogue.ts'

/** Words of the work queues where the platform team and companies work on reports. Companies read "Anda". */
export const triageWords = catalogue({
  here: { id: 'Anda berada di sini', en: 'You are here' },
  facts: { id: 'Verifikasi dan aturan', en: 'Triage and policy' },
  quality: { id: 'Mutu laporan', en: 'Quality of the report' },
  qualityOf: ({ quality }: { quality: number }) => ({ id: `${quality} dari 5`, en: `${quality} of 5` }),
  original: { id: 'Laporan asli', en: 'Original report' },
  near: {
    title: { id: 'Mirip dengan', en: 'Similar to' },
    hint: { id: 'Hanya tim yang melihat ini.', en: 'Only the team sees this.' },
    none: { id: 'Tidak ada laporan lain yang mirip.', en: 'No other report is similar.' },
    older: { id: 'Lebih lama', en: 'Older' },
    younger: { id: 'Lebih baru', en: 'Newer' },
    asset: { id: 'aset sama', en: 'same asset' },
    class: { id: 'kelas sama', en: 'same class' },
    noClass: { id: 'tanpa kelas', en: 'no class' },
    reasons: { id: 'Alasan', en: 'Reasons' },
    hintCompany: { id: 'Hanya tim dan perusahaan Anda yang melihat ini.', en: 'Only the team and your company see this.' },
    compare: { id: 'Bandingkan', en: 'Compare' },
    mark: { id: 'Tandai duplikat', en: 'Mark as a duplicate' },
  },
  compare: {
    title: { id: 'Bandingkan laporan', en: 'Compare reports' },
    text: { id: 'Yang disebut kedua laporan ditandai.', en: 'What both reports mention is highlighted.' },
    older: { id: 'Lebih dulu dikirim', en: 'Sent first' },
    newer: { id: 'Dikirim kemudian', en: 'Sent later' },
    open: { id: 'Buka laporan', en: 'Open the report' },
    ask: ({ newer, older }: { newer: string; older: string }) => ({
      id: `Apakah ${newer} menjelaskan celah yang sama dengan ${older}? Laporan ${newer} ditutup dan bughunter-nya diberi tahu.`,
      en: `Does ${newer} describe the same flaw as ${older}? ${newer} is closed and its bughunter is told.`,
    }),
    mark: ({ newer, older }: { newer: string; older: string }) => ({
      id: `Tandai ${newer} sebagai duplikat ${older}`,
      en: `Mark ${newer} as a duplicate of ${older}`,
    }),
    obstacles: {
      original_unknown: {
        id: 'Laporan yang lebih dulu tidak dapat menjadi laporan asli: sudah ditarik, atau dari program lain.',
        en: 'The first report cannot be the original: it was withdrawn, or belongs to another program.',
      },
      original_is_duplicate: {
        id: 'Laporan yang lebih dulu sendiri duplikat. Bandingkan dengan laporan aslinya.',
        en: 'The first report is a duplicate itself. Compare with its original.',
      },
      original_younger: {
        id: 'Kedua laporan dikirim pada saat yang sama.',
        en: 'Both reports were sent at the same moment.',
      },
      forbidden: {
        id: 'Hanya tim verifikasi yang menandai duplikat.',
        en: 'Only the triage team marks duplicates.',
      },
      move_forbidden: {
        id: 'Laporan yang dikirim kemudian hanya dapat ditandai selagi sedang diperiksa.',
        en: 'The later report can only be marked while it is in review.',
      },
    },
  },
  reproduction: { id: 'Catatan reproduksi', en: 'Reproduction note' },
  policy: { id: 'Aturan program', en: 'Program policy' },
  policyPinned: ({ version }: { version: number }) => ({
    id: `Versi ${version}, berlaku saat laporan dikirim`,
    en: `Version ${version}, in force when the report was sent`,
  }),
  policyChanges: { id: 'Lihat perbedaannya', en: 'See what changed' },
  policyNewer: ({ version }: { version: number }) => ({
    id: `Kini versi ${version}. Laporan ini dinilai menurut versi yang berlaku saat dikirim.`,
    en: `Now at version ${version}. This report is judged by the version it was sent under.`,
  }),
  retestAnswer: {
    label: { id: 'Hasil uji ulang bughunter', en: 'Retest by the bughunter' },
    fixed: { id: 'Celah sudah tertutup', en: 'The flaw is closed' },
    not_fixed: { id: 'Celah masih terbuka', en: 'The flaw is still open' },
    none: { id: 'Belum dijawab', en: 'Not answered yet' },
  },
  ratingAnswer: {
    label: { id: 'Tanggapan bughunter atas penilaian', en: 'The bughunter on the rating' },
    accepted: { id: 'Diterima', en: 'Accepted' },
    disputed: { id: 'Disanggah', en: 'Disputed' },
    none: { id: 'Belum dijawab', en: 'Not answered yet' },
  },
  assign: {
    title: { id: 'Penanggung jawab', en: 'Assignee' },
    field: { id: 'Serahkan kepada', en: 'Hand over to' },
    submit: { id: 'Serahkan', en: 'Hand over' },
    nobody: { id: 'Belum ada penanggung jawab', en: 'Nobody is assigned yet' },
  },
})
