import { catalogue } from './catalogue.ts'

/** Words of the desks where the platform team and companies work on reports. Companies read "Anda". */
export const triageWords = catalogue({
  id: {
    here: 'Anda berada di sini',
    facts: 'Verifikasi dan aturan',
    quality: 'Mutu laporan',
    qualityOf: ({ quality }: { quality: number }) => `${quality} dari 5`,
    original: 'Laporan asli',
    near: {
      title: 'Mirip dengan',
      hint: 'Hanya tim yang melihat ini.',
      none: 'Tidak ada laporan lain yang mirip.',
      older: 'Lebih lama',
      younger: 'Lebih baru',
      asset: 'aset sama',
      class: 'kelas sama',
      text: ({ percent }: { percent: number }) => `teks mirip ${percent} %`,
      reasons: 'Alasan',
      use: 'Tutup sebagai duplikatnya',
    },
    reproduction: 'Catatan reproduksi',
    policy: 'Aturan program',
    policyPinned: ({ version }: { version: number }) => `Versi ${version}, berlaku saat laporan dikirim`,
    policyChanges: 'Lihat perbedaannya',
    policyNewer: ({ version }: { version: number }) =>
      `Kini versi ${version}. Laporan ini dinilai menurut versi yang berlaku saat dikirim.`,
    retestAnswer: {
      label: 'Hasil uji ulang bughunter',
      fixed: 'Celah sudah tertutup',
      not_fixed: 'Celah masih terbuka',
      none: 'Belum dijawab',
    },
    ratingAnswer: {
      label: 'Tanggapan bughunter atas penilaian',
      accepted: 'Diterima',
      disputed: 'Disanggah',
      none: 'Belum dijawab',
    },
    assign: {
      title: 'Penanggung jawab',
      field: 'Serahkan kepada',
      submit: 'Serahkan',
      nobody: 'Belum ada penanggung jawab',
    },
  },
  en: {
    here: 'You are here',
    facts: 'Triage and policy',
    quality: 'Quality of the report',
    qualityOf: ({ quality }: { quality: number }) => `${quality} of 5`,
    original: 'Original report',
    near: {
      title: 'Similar to',
      hint: 'Only the team sees this.',
      none: 'No other report is similar.',
      older: 'Older',
      younger: 'Newer',
      asset: 'same asset',
      class: 'same class',
      text: ({ percent }) => `text ${percent} % alike`,
      reasons: 'Reasons',
      use: 'Close as its duplicate',
    },
    reproduction: 'Reproduction note',
    policy: 'Program policy',
    policyPinned: ({ version }: { version: number }) =>
      `Version ${version}, in force when the report was sent`,
    policyChanges: 'See what changed',
    policyNewer: ({ version }: { version: number }) =>
      `Now at version ${version}. This report is judged by the version it was sent under.`,
    retestAnswer: {
      label: 'Retest by the bughunter',
      fixed: 'The flaw is closed',
      not_fixed: 'The flaw is still open',
      none: 'Not answered yet',
    },
    ratingAnswer: {
      label: 'The bughunter on the rating',
      accepted: 'Accepted',
      disputed: 'Disputed',
      none: 'Not answered yet',
    },
    assign: {
      title: 'Assignee',
      field: 'Hand over to',
      submit: 'Hand over',
      nobody: 'Nobody is assigned yet',
    },
  },
})
