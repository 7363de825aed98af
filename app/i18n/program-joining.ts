import { catalogue } from './catalogue.ts'

/** The steps of a bughunter into a program. */
export const programJoiningWords = catalogue({
  id: {
    steps: 'Langkah sebelum mengirim laporan',
    stepVerified: 'Verifikasi identitas',
    stepNda: 'Setujui NDA platform',
    stepAgreement: 'Setujui perjanjian program',
    stepStates: { done: 'selesai', current: 'langkah berikutnya', todo: 'belum', stopped: 'berhenti' },
    missing: {
      account_unverified: 'Verifikasi identitasmu lebih dulu.',
      nda_missing: 'Setujui NDA platform lebih dulu.',
      agreement_missing: 'Baca dan setujui perjanjian program ini.',
    },
    missingAction: {
      account_unverified: 'Mulai verifikasi',
      nda_missing: 'Baca NDA',
      agreement_missing: 'Baca perjanjian',
    },
    announced: {
      title: ({ version, at }: { version: number; at: string }) =>
        `Aturan program ini berubah: versi ${version} berlaku mulai ${at}`,
      text: 'Sampai saat itu aturan yang kamu setujui tetap berlaku. Setelahnya, setujui perjanjian baru sebelum menguji atau melapor lagi. Laporan yang sudah kamu kirim tetap dinilai menurut versi lama.',
      difference: ({ version }: { version: number }) => `Yang berubah pada versi ${version}`,
    },
    agreementRenewed:
      'Aturan program berubah sejak kamu menyetujuinya. Setujui versi terbaru sebelum melapor lagi.',
  },
  en: {
    steps: 'Steps before submitting a report',
    stepVerified: 'Verify identity',
    stepNda: 'Accept platform NDA',
    stepAgreement: 'Accept program agreement',
    stepStates: { done: 'done', current: 'next step', todo: 'to do', stopped: 'stopped' },
    missing: {
      account_unverified: 'Verify your identity first.',
      nda_missing: 'Accept the platform NDA first.',
      agreement_missing: 'Read and accept the agreement of this program.',
    },
    missingAction: {
      account_unverified: 'Start verification',
      nda_missing: 'Read the NDA',
      agreement_missing: 'Read the agreement',
    },
    announced: {
      title: ({ version, at }) => `The rules of this program change: version ${version} holds from ${at}`,
      text: 'Until then the rules you accepted stay in force. After that, accept the new agreement before you test or report again. Reports you have sent are judged by the old version.',
      difference: ({ version }) => `What version ${version} changes`,
    },
    agreementRenewed:
      'The terms changed since you accepted them. Accept the newest version before reporting again.',
  },
})
