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
