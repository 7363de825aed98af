import { catalogue } from './catalogue.ts'

type Earned = { program: string; company: string }
type Placed = { place: number; of: number }

/** Program certificates: their check page, the paper, and the lists of holders and of the platform team. */
export const certificateWords = catalogue({
  id: {
    title: 'Sertifikat program',
    checkTitle: 'Periksa sertifikat program',
    checkLead:
      'Setiap sertifikat program punya kode sendiri. Tulis kodenya, atau pindai kode QR di sertifikat, untuk tahu apakah sertifikat itu asli dan masih berlaku.',
    code: 'Kode sertifikat',
    codeHint: 'Tertulis di bawah kode QR, 22 huruf dan angka. Huruf besar dan kecil dibedakan.',
    check: 'Periksa',
    codeInvalid: 'Ini bukan kode sertifikat. Periksa lagi huruf besar, huruf kecil, dan angkanya.',
    valid: 'Berlaku',
    revoked: 'Dicabut',
    validNote: ({ brand }: { brand: string }) =>
      `Sertifikat ini diterbitkan oleh ${brand} dan masih berlaku.`,
    revokedNote: ({ date }: { date: string }) =>
      `Sertifikat ini dicabut pada ${date} dan tidak berlaku lagi.`,
    bughunter: 'Bughunter',
    program: 'Program',
    kind: 'Jenis program',
    company: 'Perusahaan',
    privateProgram: 'Program privat',
    class: 'Kelas',
    challenge: 'Challenge',
    placed: ({ place, of }: Placed) => `Peringkat ${place} dari ${of} peserta`,
    took: ({ of }: { of: number }) => `Peserta, satu dari ${of}`,
    issuedAt: 'Tanggal terbit',
    issuer: 'Penerbit',
    pdf: 'Unduh PDF',
    another: 'Periksa kode lain',
    classes: { low: 'Rendah', medium: 'Sedang', high: 'Tinggi', critical: 'Kritis' },
    paper: {
      heading: 'Sertifikat Program',
      given: 'diberikan kepada',
      named: ({ program, company }: Earned) =>
        `atas kerentanan valid yang ditemukan, dilaporkan, dan diselesaikan dalam program ${program} dari ${company}.`,
      unnamed: ({ kind }: { kind: string }) =>
        `atas kerentanan valid yang ditemukan, dilaporkan, dan diselesaikan dalam satu program privat (${kind}).`,
      placed: ({ place, of, what }: Placed & { what: string }) =>
        `atas peringkat ${place} dari ${of} peserta dalam ${what}.`,
      took: ({ what }: { what: string }) => `atas keikutsertaan sebagai peserta dalam ${what}.`,
      challenge: ({ program, company }: Earned) => `challenge ${program} dari ${company}`,
      unnamedChallenge: 'satu challenge privat',
      check: 'Periksa keaslian sertifikat ini di',
      revoked: ({ date }: { date: string }) => `DICABUT pada ${date}. Sertifikat ini tidak berlaku.`,
      file: 'sertifikat-program',
    },
    own: {
      title: 'Sertifikat',
      subtitle:
        'Satu sertifikat untuk setiap program, terbit ketika laporanmu selesai sebagai temuan valid atau hasil challenge disahkan. Kelasnya mengikuti tingkat risiko tertinggi.',
      list: 'Sertifikat programmu',
      state: 'Status',
      shown: 'Tampil di profil publik',
      hidden: 'Tidak tampil',
      show: 'Tampilkan di profil',
      hide: 'Sembunyikan dari profil',
      page: 'Halaman pemeriksaan',
      actions: 'Tindakan',
      reason: 'Alasan pencabutan',
      privateHint: 'Program privat tidak pernah disebut namanya, juga di profil dan di PDF.',
      emptyTitle: 'Belum ada sertifikat',
      empty:
        'Sertifikat terbit ketika laporanmu ditutup sebagai selesai: imbalan sudah diberikan dan celahnya diperbaiki atau risikonya diterima.',
      emptyAction: 'Cari program',
    },
    profile: { title: 'Sertifikat program' },
    desk: {
      title: 'Sertifikat program ini',
      empty: {
        title: 'Belum ada sertifikat',
        text: 'Sertifikat terbit sendiri saat laporan untuk program ini ditutup sebagai selesai. Pemegangnya muncul di sini, dan hanya tim kita yang dapat mencabutnya.',
      },
      revoke: 'Cabut',
      reason: 'Alasan pencabutan',
      reasonHint: 'Dibaca pemegang sertifikat. Halaman pemeriksaan hanya menyebut tanggalnya.',
      confirm: 'Cabut sertifikat',
    },
  },
  en: {
    title: 'Program certificate',
    checkTitle: 'Check a program certificate',
    checkLead:
      'Every program certificate has a code of its own. Type the code, or scan the QR code on the certificate, to learn whether it is genuine and still holds.',
    code: 'Certificate code',
    codeHint: 'It stands below the QR code, 22 letters and digits. Capital and small letters differ.',
    check: 'Check',
    codeInvalid: 'This is not the code of a certificate. Look again at capitals, small letters and digits.',
    valid: 'Valid',
    revoked: 'Revoked',
    validNote: ({ brand }) => `This certificate was issued by ${brand} and still holds.`,
    revokedNote: ({ date }) => `This certificate was revoked on ${date} and holds no more.`,
    bughunter: 'Bughunter',
    program: 'Program',
    kind: 'Kind of program',
    company: 'Company',
    privateProgram: 'Private program',
    class: 'Class',
    challenge: 'Challenge',
    placed: ({ place, of }) => `Rank ${place} of ${of} participants`,
    took: ({ of }) => `Participant, one of ${of}`,
    issuedAt: 'Date of issue',
    issuer: 'Issuer',
    pdf: 'Download PDF',
    another: 'Check another code',
    classes: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
    paper: {
      heading: 'Program Certificate',
      given: 'is given to',
      named: ({ program, company }) =>
        `for valid vulnerabilities found, reported and resolved in the program ${program} of ${company}.`,
      unnamed: ({ kind }) =>
        `for valid vulnerabilities found, reported and resolved in a private program (${kind}).`,
      placed: ({ place, of, what }) => `for rank ${place} of ${of} participants in ${what}.`,
      took: ({ what }) => `for taking part in ${what}.`,
      challenge: ({ program, company }) => `the challenge ${program} of ${company}`,
      unnamedChallenge: 'a private challenge',
      check: 'Check that this certificate is genuine at',
      revoked: ({ date }) => `REVOKED on ${date}. This certificate does not hold.`,
      file: 'program-certificate',
    },
    own: {
      title: 'Certificates',
      subtitle:
        'One certificate per program, issued when your report is resolved as a valid finding or challenge results are confirmed. Its class follows the highest risk level.',
      list: 'Your program certificates',
      state: 'Status',
      shown: 'On the public profile',
      hidden: 'Not shown',
      show: 'Show on profile',
      hide: 'Hide from profile',
      page: 'Check page',
      actions: 'Actions',
      reason: 'Reason for revocation',
      privateHint: 'Private programs are never named, on the profile or on the PDF.',
      emptyTitle: 'No certificate yet',
      empty:
        'A certificate is issued when your report is closed as resolved: its reward is given, and the flaw is fixed or its risk accepted.',
      emptyAction: 'Find a program',
    },
    profile: { title: 'Program certificates' },
    desk: {
      title: 'Certificates of this program',
      empty: {
        title: 'No certificates yet',
        text: 'One is issued by itself when a report to this program is closed as resolved. Its holder appears here, and only our team can revoke it.',
      },
      revoke: 'Revoke',
      reason: 'Reason of the revocation',
      reasonHint: 'Its holder reads it. The check page tells only the date.',
      confirm: 'Revoke certificate',
    },
  },
})
