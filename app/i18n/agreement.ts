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
  reviewing: { id: 'Dokumenmu sedang diperiksa.', en: 'Your documents are being checked.' },
  reviewAction: { id: 'Lihat statusnya', en: 'See the status' },
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

/** Pages around an agreement; its own text lives in the domain. */
export const agreementWords = catalogue({
  title: { id: 'Perjanjian program', en: 'Program agreement' },
  subtitle: ({ company, version }: { company: string; version: number }) => ({
    id: `${company} · versi ${version}`,
    en: `${company} · version ${version}`,
  }),
  since: { id: 'Berlaku sejak', en: 'In force since' },
  hash: { id: 'SHA-256 naskah', en: 'SHA-256 of the text' },
  copy: { id: 'Salin', en: 'Copy' },
  copied: { id: 'Tersalin', en: 'Copied' },
  binding: { id: 'Naskah berbahasa Indonesia adalah naskah yang mengikat.', en: 'The Indonesian text is the binding one.' },
  indonesian: { id: 'Naskah bahasa Indonesia', en: 'Indonesian text' },
  english: { id: 'Terjemahan bahasa Inggris', en: 'English translation' },
  asSigned: { id: 'Naskah persis seperti yang disetujui', en: 'The Indonesian text exactly as it is accepted' },
  asSignedHint: {
    id: 'Huruf demi huruf, termasuk tanda Markdown. Sidik jari SHA-256 dihitung dari naskah ini.',
    en: 'Letter by letter, Markdown signs included. The SHA-256 fingerprint is taken of this text.',
  },
  accept: { id: 'Saya sudah membaca perjanjian ini dan menyetujuinya', en: 'I have read this agreement and accept it' },
  acceptHint: {
    id: 'Kami menyimpan sidik jari digital naskah, versi, waktu, alamat IP, perangkatmu, dan cara tanda tanganmu dibuktikan.',
    en: 'We keep the fingerprint of the text, the version, the time, your IP address and device, and how your signature was proven.',
  },
  submit: { id: 'Setujui perjanjian', en: 'Accept the agreement' },
  byMail: {
    id: 'Tanda tanganmu adalah kode 6 angka yang kami kirim ke emailmu setelah tombol ini ditekan.',
    en: 'Your signature is a code of 6 digits that we mail to you once you press this button.',
  },
  codeSent: ({ email }: { email: string }) => ({
    id: `Kode 6 angka dikirim ke ${email}. Tulis kodenya untuk menandatangani; kode berlaku 10 menit.`,
    en: `A code of 6 digits was sent to ${email}. Type it to sign; it is good for 10 minutes.`,
  }),
  agreedAlready: { id: 'Kamu sudah menyetujui versi ini.', en: 'You have accepted this version.' },
  seeRecord: { id: 'Lihat bukti persetujuan', en: 'See the record' },
  recordTitle: { id: 'Bukti persetujuan', en: 'Record of acceptance' },
  bughunter: { id: 'Bughunter', en: 'Bughunter' },
  acceptedAt: { id: 'Disetujui', en: 'Accepted' },
  address: { id: 'Alamat IP', en: 'IP address' },
  device: { id: 'Perangkat', en: 'Device' },
  versionName: { id: 'Versi', en: 'Version' },
  provenBy: { id: 'Dibuktikan dengan', en: 'Proven by' },
  proofs: {
    mail: { id: 'Kode sekali pakai yang dikirim ke email terverifikasi', en: 'A one-time code sent to the verified e-mail address' },
    authenticator: { id: 'Faktor kedua akun', en: 'The second factor of the account' },
  },
  outdated: { id: 'Program ini sudah punya versi yang lebih baru.', en: 'This program has a newer version.' },
  download: { id: 'Unduh perjanjian (PDF)', en: 'Download the agreement (PDF)' },
  paper: {
    heading: ({ title }: { title: string }) => ({ id: `Perjanjian program ${title}`, en: `Agreement of the program ${title}` }),
    audit: { id: 'Lembar bukti persetujuan', en: 'Record of acceptance' },
    auditLead: {
      id: 'Perjanjian ini disetujui secara elektronik. Lembar ini mencatat siapa yang menyetujui, naskah mana, dan kapan.',
      en: 'This agreement was accepted electronically. This sheet records by whom, which text, and when.',
    },
    translation: {
      id: 'Terjemahan ini membantu membaca; naskah bahasa Indonesia yang mengikat.',
      en: 'This translation helps to read; the Indonesian text is the binding one.',
    },
    asSigned: { id: 'Lampiran: naskah persis seperti yang disetujui', en: 'Annex: the Indonesian text exactly as it was accepted' },
    asSignedLead: {
      id: 'Huruf demi huruf, termasuk tanda Markdown. Sidik jari SHA-256 pada lembar bukti dihitung dari naskah ini.',
      en: 'Letter by letter, Markdown signs included. The SHA-256 fingerprint on the record of acceptance is taken of this text.',
    },
    document: { id: 'Nomor dokumen', en: 'Document number' },
    name: { id: 'Nama terverifikasi', en: 'Verified name' },
    nik: { id: 'NIK', en: 'NIK' },
    method: { id: 'Cara persetujuan', en: 'How it was accepted' },
    methodText: {
      id: 'Akun dengan e-mail, nomor ponsel, dan identitas terverifikasi; naskah ditampilkan utuh sebelum disetujui.',
      en: 'An account with a verified e-mail address, mobile number and identity; the whole text was shown before it was accepted.',
    },
    check: {
      id: 'Pindai untuk memeriksa surat izin dari perjanjian ini:',
      en: 'Scan to check the authorisation letter of this agreement:',
    },
    made: ({ moment }: { moment: string }) => ({ id: `Diunduh ${moment}.`, en: `Downloaded ${moment}.` }),
    file: { id: 'perjanjian-program', en: 'program-agreement' },
  },
})
