import { catalogue } from './catalogue.ts'

type Earned = { program: string; company: string }
type Placed = { place: number; of: number }

/** Program certificates: their check page, the document, and the lists of holders and of the platform team. */
export const certificateWords = catalogue({
  title: { id: 'Sertifikat program', en: 'Program certificate' },
  checkTitle: { id: 'Periksa sertifikat program', en: 'Check a program certificate' },
  checkLead: {
    id: 'Setiap sertifikat program punya kode sendiri. Tulis kodenya, atau pindai kode QR di sertifikat, untuk tahu apakah sertifikat itu asli dan masih berlaku.',
    en: 'Every program certificate has a code of its own. Type the code, or scan the QR code on the certificate, to learn whether it is genuine and still holds.',
  },
  code: { id: 'Kode sertifikat', en: 'Certificate code' },
  codeHint: {
    id: 'Tertulis di bawah kode QR, 22 huruf dan angka. Huruf besar dan kecil dibedakan.',
    en: 'It stands below the QR code, 22 letters and digits. Capital and small letters differ.',
  },
  check: { id: 'Periksa', en: 'Check' },
  codeInvalid: {
    id: 'Ini bukan kode sertifikat. Periksa lagi huruf besar, huruf kecil, dan angkanya.',
    en: 'This is not the code of a certificate. Look again at capitals, small letters and digits.',
  },
  valid: { id: 'Berlaku', en: 'Valid' },
  revoked: { id: 'Dicabut', en: 'Revoked' },
  validNote: ({ brand }: { brand: string }) => ({
    id: `Sertifikat ini diterbitkan oleh ${brand} dan masih berlaku.`,
    en: `This certificate was issued by ${brand} and still holds.`,
  }),
  revokedNote: ({ date }: { date: string }) => ({
    id: `Sertifikat ini dicabut pada ${date} dan tidak berlaku lagi.`,
    en: `This certificate was revoked on ${date} and holds no more.`,
  }),
  bughunter: { id: 'Bughunter', en: 'Bughunter' },
  program: { id: 'Program', en: 'Program' },
  kind: { id: 'Jenis program', en: 'Kind of program' },
  company: { id: 'Perusahaan', en: 'Company' },
  privateProgram: { id: 'Program privat', en: 'Private program' },
  class: { id: 'Kelas', en: 'Class' },
  challenge: { id: 'Challenge', en: 'Challenge' },
  placed: ({ place, of }: Placed) => ({ id: `Peringkat ${place} dari ${of} peserta`, en: `Rank ${place} of ${of} participants` }),
  took: ({ of }: { of: number }) => ({ id: `Peserta, satu dari ${of}`, en: `Participant, one of ${of}` }),
  issuedAt: { id: 'Tanggal terbit', en: 'Date of issue' },
  issuer: { id: 'Penerbit', en: 'Issuer' },
  pdf: { id: 'Unduh PDF', en: 'Download PDF' },
  another: { id: 'Periksa kode lain', en: 'Check another code' },
  classes: {
    low: { id: 'Rendah', en: 'Low' },
    medium: { id: 'Sedang', en: 'Medium' },
    high: { id: 'Tinggi', en: 'High' },
    critical: { id: 'Kritis', en: 'Critical' },
  },
  paper: {
    heading: { id: 'Sertifikat Program', en: 'Program Certificate' },
    given: { id: 'diberikan kepada', en: 'is given to' },
    named: ({ program, company }: Earned) => ({
      id: `atas kerentanan valid yang ditemukan, dilaporkan, dan diselesaikan dalam program ${program} dari ${company}.`,
      en: `for valid vulnerabilities found, reported and resolved in the program ${program} of ${company}.`,
    }),
    unnamed: ({ kind }: { kind: string }) => ({
      id: `atas kerentanan valid yang ditemukan, dilaporkan, dan diselesaikan dalam satu program privat (${kind}).`,
      en: `for valid vulnerabilities found, reported and resolved in a private program (${kind}).`,
    }),
    placed: ({ place, of, what }: Placed & { what: string }) => ({
      id: `atas peringkat ${place} dari ${of} peserta dalam ${what}.`,
      en: `for rank ${place} of ${of} participants in ${what}.`,
    }),
    took: ({ what }: { what: string }) => ({ id: `atas keikutsertaan sebagai peserta dalam ${what}.`, en: `for taking part in ${what}.` }),
    challenge: ({ program, company }: Earned) => ({
      id: `challenge ${program} dari ${company}`,
      en: `the challenge ${program} of ${company}`,
    }),
    unnamedChallenge: { id: 'satu challenge privat', en: 'a private challenge' },
    check: { id: 'Periksa keaslian sertifikat ini di', en: 'Check that this certificate is genuine at' },
    revoked: ({ date }: { date: string }) => ({
      id: `DICABUT pada ${date}. Sertifikat ini tidak berlaku.`,
      en: `REVOKED on ${date}. This certificate does not hold.`,
    }),
    file: { id: 'sertifikat-program', en: 'program-certificate' },
  },
  own: {
    title: { id: 'Sertifikat', en: 'Certificates' },
    subtitle: {
      id: 'Satu sertifikat untuk setiap program, terbit ketika laporanmu selesai sebagai temuan valid atau hasil challenge disahkan. Kelasnya mengikuti tingkat risiko tertinggi.',
      en: 'One certificate per program, issued when your report is resolved as a valid finding or challenge results are confirmed. Its class follows the highest risk level.',
    },
    list: { id: 'Sertifikat programmu', en: 'Your program certificates' },
    state: { id: 'Status', en: 'Status' },
    shown: { id: 'Tampil di profil publik', en: 'On the public profile' },
    hidden: { id: 'Tidak tampil', en: 'Not shown' },
    show: { id: 'Tampilkan di profil', en: 'Show on profile' },
    hide: { id: 'Sembunyikan dari profil', en: 'Hide from profile' },
    page: { id: 'Halaman pemeriksaan', en: 'Check page' },
    actions: { id: 'Tindakan', en: 'Actions' },
    reason: { id: 'Alasan pencabutan', en: 'Reason for revocation' },
    privateHint: {
      id: 'Program privat tidak pernah disebut namanya, juga di profil dan di PDF.',
      en: 'Private programs are never named, on the profile or on the PDF.',
    },
    emptyTitle: { id: 'Belum ada sertifikat', en: 'No certificate yet' },
    empty: {
      id: 'Sertifikat terbit ketika laporanmu ditutup sebagai selesai: imbalan sudah diberikan dan celahnya diperbaiki atau risikonya diterima.',
      en: 'A certificate is issued when your report is closed as resolved: its reward is given, and the flaw is fixed or its risk accepted.',
    },
    emptyAction: { id: 'Cari program', en: 'Find a program' },
  },
  profile: { title: { id: 'Sertifikat program', en: 'Program certificates' } },
  desk: {
    title: { id: 'Sertifikat program ini', en: 'Certificates of this program' },
    empty: {
      title: { id: 'Belum ada sertifikat', en: 'No certificates yet' },
      text: {
        id: 'Sertifikat terbit sendiri saat laporan untuk program ini ditutup sebagai selesai. Pemegangnya muncul di sini, dan hanya tim kita yang dapat mencabutnya.',
        en: 'One is issued by itself when a report to this program is closed as resolved. Its holder appears here, and only our team can revoke it.',
      },
    },
    revoke: { id: 'Cabut', en: 'Revoke' },
    reason: { id: 'Alasan pencabutan', en: 'Reason of the revocation' },
    reasonHint: {
      id: 'Dibaca pemegang sertifikat. Halaman pemeriksaan hanya menyebut tanggalnya.',
      en: 'Its holder reads it. The check page tells only the date.',
    },
    confirm: { id: 'Cabut sertifikat', en: 'Revoke certificate' },
  },
})
