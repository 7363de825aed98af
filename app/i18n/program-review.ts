import { catalogue } from './catalogue.ts'

/** The platform team's answer to a new program or a proposed version. */
export const decisionWords = catalogue({
  title: { id: 'Keputusan', en: 'Decision' },
  hint: ({ version }: { version: number }) => ({
    id: `Berlaku untuk versi ${version} yang tertulis di atas.`,
    en: `It is about version ${version}, which stands above.`,
  }),
  accept: {
    program: { id: 'Setujui program', en: 'Accept the program' },
    proposal: { id: 'Setujui versi usulan', en: 'Accept the proposed version' },
  },
  confirm: {
    program: { id: 'Setujui program ini?', en: 'Accept this program?' },
    proposal: { id: 'Setujui versi usulan ini?', en: 'Accept this proposed version?' },
  },
  confirmText: {
    program: ({ version, targets }: { version: number; targets: number }) => ({
      id: `Versi ${version} dengan ${targets} target menjadi izin tertulis untuk menguji. Program langsung terbuka untuk bughunter.`,
      en: `Version ${version} with ${targets} ${targets === 1 ? 'target' : 'targets'} becomes the written permission to test. The program opens to bughunters at once.`,
    }),
    proposal: ({ version, targets }: { version: number; targets: number }) => ({
      id: `Versi ${version} dengan ${targets} target menggantikan izin yang berlaku. Bughunter yang sudah menandatangani perjanjian diberi tahu tiga hari sebelumnya.`,
      en: `Version ${version} with ${targets} ${targets === 1 ? 'target' : 'targets'} takes the place of the permission in force. Bughunters who signed the agreement are told three days before.`,
    }),
  },
  confirmed: { id: 'Ya, setujui', en: 'Yes, accept' },
  close: { id: 'Tutup', en: 'Close' },
  answer: { id: 'Bila belum dapat disetujui', en: 'If it cannot be accepted yet' },
  answers: {
    corrections: {
      label: { id: 'Minta perbaikan', en: 'Ask for corrections' },
      hint: { id: 'Perusahaan memperbaiki dan mengajukannya lagi.', en: 'The company corrects it and submits it again.' },
    },
    reject: {
      label: { id: 'Tolak', en: 'Reject' },
      hint: { id: 'Untuk program atau perubahan yang tidak dapat diterima.', en: 'For programs or changes that cannot be taken.' },
    },
  },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: {
    id: 'Sebutkan bagian yang perlu diperbaiki. Perusahaan membaca alasan ini.',
    en: 'Name what needs work. The company reads this reason.',
  },
  send: { id: 'Kirim jawaban', en: 'Send the answer' },
  own: {
    id: 'Anda yang menulis perubahan ini, jadi anggota tim lain yang memutuskannya.',
    en: 'You wrote this change yourself, so another operator decides it.',
  },
})

/** What the platform team reads before it decides about a program or a proposed version. */
export const reviewWords = catalogue({
  title: { id: 'Sebelum memutuskan', en: 'Before you decide' },
  subtitle: {
    id: 'Yang diketahui platform tentang perusahaan dan targetnya.',
    en: 'What the platform knows of the company and its targets.',
  },
  checklist: { id: 'Daftar periksa', en: 'Checklist' },
  met: { id: 'Sesuai', en: 'Met' },
  open: { id: 'Perlu dilihat', en: 'Look closer' },
  checks: {
    proofs: {
      met: { id: 'Semua target terbukti milik perusahaan ini', en: 'All targets are proved to be of this company' },
      open: {
        id: 'Ada target yang belum terbukti: aturan ini belum dapat diterima',
        en: 'Some targets are not proved: these rules cannot be accepted yet',
      },
    },
    mail_domain: {
      met: { id: 'Semua target berada di domain email perusahaan', en: "All targets lie on the company's mail domain" },
      open: {
        id: 'Ada target di luar domain email perusahaan: periksa buktinya',
        en: "Some targets lie outside the company's mail domain: look at their proof",
      },
    },
    npwp: {
      met: { id: 'NPWP perusahaan sudah diperiksa', en: 'The NPWP of the company is verified' },
      open: { id: 'NPWP perusahaan belum diperiksa', en: 'The NPWP of the company is not verified' },
    },
    balance: {
      met: {
        id: 'Saldo cukup untuk imbalan terkecil, atau program tidak menjanjikan uang',
        en: 'The balance covers the smallest reward, or no money is promised',
      },
      open: { id: 'Saldo belum cukup untuk imbalan terkecil', en: 'The balance does not cover the smallest reward' },
    },
    earlier: {
      met: { id: 'Tidak ada program lain perusahaan ini yang terakhir ditolak', en: 'No other program of this company was rejected last' },
      open: { id: 'Ada program lain perusahaan ini yang terakhir ditolak', en: 'Another program of this company was rejected last' },
    },
  },
  byHand: { id: 'Baca sendiri', en: 'Read for yourself' },
  hand: {
    description: {
      id: 'Deskripsi dan catatan target tidak memberi izin di luar daftar target.',
      en: 'Description and notes of targets permit nothing beyond the list of targets.',
    },
    exclusions: { id: 'Pengecualian benar-benar mengecualikan, bukan menambah izin.', en: 'Exclusions exclude, and permit nothing.' },
    thirdParties: {
      id: 'Target tidak menyebut sistem pihak ketiga tanpa izin tertulis.',
      en: 'No target names a system of a third party without its written consent.',
    },
    rewards: {
      id: 'Imbalan masuk akal untuk jenis sistemnya dan aturan publikasi dapat dipenuhi.',
      en: 'Rewards make sense for this kind of system, and the publication rules can be met.',
    },
  },
  company: { id: 'Perusahaan', en: 'Company' },
  emailDomain: { id: 'Domain email', en: 'Mail domain' },
  since: { id: 'Terdaftar sejak', en: 'Registered since' },
  npwp: { id: 'NPWP', en: 'NPWP' },
  npwpStates: {
    none: { id: 'Belum dikirim', en: 'Not sent' },
    pending: { id: 'Menunggu pemeriksaan', en: 'Waits to be checked' },
    verified: { id: 'Sudah diperiksa', en: 'Verified' },
    refused: { id: 'Ditolak', en: 'Refused' },
  },
  balance: { id: 'Saldo tersedia', en: 'Available balance' },
  least: { id: 'Imbalan terkecil', en: 'Smallest reward' },
  noMoney: { id: 'Tidak menjanjikan uang', en: 'No money promised' },
  targets: { id: 'Target yang diputuskan', en: 'Targets to decide about' },
  target: { id: 'Target', en: 'Target' },
  type: { id: 'Jenis', en: 'Type' },
  proof: { id: 'Bukti', en: 'Proof' },
  domain: { id: 'Domain email perusahaan', en: "Company's mail domain" },
  within: { id: 'Termasuk', en: 'Within' },
  outside: { id: 'Di luar', en: 'Outside' },
  unknown: { id: 'Bukan nama host', en: 'No host name' },
  decisions: { id: 'Keputusan sebelumnya tentang program ini', en: 'Earlier decisions about this program' },
  earlier: { id: 'Program lain perusahaan ini', en: 'Other programs of this company' },
  none: { id: 'Belum ada.', en: 'None yet.' },
  answers: {
    accept: { id: 'Disetujui', en: 'Accepted' },
    corrections: { id: 'Diminta perbaikan', en: 'Corrections asked' },
    reject: { id: 'Ditolak', en: 'Rejected' },
  },
  answered: ({ version, at, by }: { version: number; at: string; by: string }) => ({
    id: `versi ${version}, ${at}, oleh ${by}`,
    en: `version ${version}, ${at}, by ${by}`,
  }),
})
