import { catalogue } from './catalogue.ts'

/** The platform team's answer to a new program or a proposed version. */
export const decisionWords = catalogue({
  id: {
    title: 'Keputusan',
    hint: ({ version }: { version: number }) => `Berlaku untuk versi ${version} yang tertulis di atas.`,
    accept: { program: 'Setujui program', proposal: 'Setujui versi usulan' },
    confirm: { program: 'Setujui program ini?', proposal: 'Setujui versi usulan ini?' },
    confirmText: {
      program: ({ version, targets }: { version: number; targets: number }) =>
        `Versi ${version} dengan ${targets} target menjadi izin tertulis untuk menguji. Program langsung terbuka untuk bughunter.`,
      proposal: ({ version, targets }: { version: number; targets: number }) =>
        `Versi ${version} dengan ${targets} target menggantikan izin yang berlaku. Bughunter yang sudah menandatangani perjanjian diberi tahu tiga hari sebelumnya.`,
    },
    confirmed: 'Ya, setujui',
    close: 'Tutup',
    answer: 'Bila belum dapat disetujui',
    answers: {
      corrections: { label: 'Minta perbaikan', hint: 'Perusahaan memperbaiki dan mengajukannya lagi.' },
      reject: { label: 'Tolak', hint: 'Untuk program atau perubahan yang tidak dapat diterima.' },
    },
    reason: 'Alasan',
    reasonHint: 'Sebutkan bagian yang perlu diperbaiki. Perusahaan membaca alasan ini.',
    send: 'Kirim jawaban',
    own: 'Anda yang menulis perubahan ini, jadi anggota tim lain yang memutuskannya.',
  },
  en: {
    title: 'Decision',
    hint: ({ version }) => `It is about version ${version}, which stands above.`,
    accept: { program: 'Accept the program', proposal: 'Accept the proposed version' },
    confirm: { program: 'Accept this program?', proposal: 'Accept this proposed version?' },
    confirmText: {
      program: ({ version, targets }) =>
        `Version ${version} with ${targets} ${targets === 1 ? 'target' : 'targets'} becomes the written permission to test. The program opens to bughunters at once.`,
      proposal: ({ version, targets }) =>
        `Version ${version} with ${targets} ${targets === 1 ? 'target' : 'targets'} takes the place of the permission in force. Bughunters who signed the agreement are told three days before.`,
    },
    confirmed: 'Yes, accept',
    close: 'Close',
    answer: 'If it cannot be accepted yet',
    answers: {
      corrections: { label: 'Ask for corrections', hint: 'The company corrects it and submits it again.' },
      reject: { label: 'Reject', hint: 'For programs or changes that cannot be taken.' },
    },
    reason: 'Reason',
    reasonHint: 'Name what needs work. The company reads this reason.',
    send: 'Send the answer',
    own: 'You wrote this change yourself, so another operator decides it.',
  },
})
