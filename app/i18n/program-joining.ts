import { catalogue } from './catalogue.ts'

/** The steps of a bughunter into a program. */
export const programJoiningWords = catalogue({
  steps: { id: 'Langkah sebelum mengirim laporan', en: 'Steps before submitting a report' },
  stepVerified: { id: 'Verifikasi identitas', en: 'Verify identity' },
  stepNda: { id: 'Setujui NDA platform', en: 'Accept platform NDA' },
  stepAgreement: { id: 'Setujui perjanjian program', en: 'Accept program agreement' },
  stepStates: {
    done: { id: 'selesai', en: 'done' },
    current: { id: 'langkah berikutnya', en: 'next step' },
    todo: { id: 'belum', en: 'to do' },
    stopped: { id: 'berhenti', en: 'stopped' },
  },
  missing: {
    account_unverified: { id: 'Verifikasi identitasmu lebih dulu.', en: 'Verify your identity first.' },
    nda_missing: { id: 'Setujui NDA platform lebih dulu.', en: 'Accept the platform NDA first.' },
    agreement_missing: { id: 'Baca dan setujui perjanjian program ini.', en: 'Read and accept the agreement of this program.' },
  },
  missingAction: {
    account_unverified: { id: 'Mulai verifikasi', en: 'Start verification' },
    nda_missing: { id: 'Baca NDA', en: 'Read the NDA' },
    agreement_missing: { id: 'Baca perjanjian', en: 'Read the agreement' },
  },
  announced: {
    title: ({ version, at }: { version: number; at: string }) => ({
      id: `Aturan program ini berubah: versi ${version} berlaku mulai ${at}`,
      en: `The rules of this program change: version ${version} holds from ${at}`,
    }),
    text: {
      id: 'Sampai saat itu aturan yang kamu setujui tetap berlaku. Setelahnya, setujui perjanjian baru sebelum menguji atau melapor lagi. Laporan yang sudah kamu kirim tetap dinilai menurut versi lama.',
      en: 'Until then the rules you accepted stay in force. After that, accept the new agreement before you test or report again. Reports you have sent are judged by the old version.',
    },
    difference: ({ version }: { version: number }) => ({ id: `Yang berubah pada versi ${version}`, en: `What version ${version} changes` }),
  },
  agreementRenewed: {
    id: 'Aturan program berubah sejak kamu menyetujuinya. Setujui versi terbaru sebelum melapor lagi.',
    en: 'The terms changed since you accepted them. Accept the newest version before reporting again.',
  },
})
