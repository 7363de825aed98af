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
    agreementRenewed:
      'The terms changed since you accepted them. Accept the newest version before reporting again.',
  },
})
