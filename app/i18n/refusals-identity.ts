import { entries } from './catalogue.ts'

/** Closer words for refusals about verification, account status and appeals. */
export const identityRefusals = entries({
  account_suspended: { id: 'Akun yang ditangguhkan tidak bisa melakukan ini', en: 'A suspended account cannot do this' },
  account_unverified: { id: 'Verifikasi identitas belum selesai', en: 'Identity verification is not finished' },
  nda_missing: { id: 'Setujui perjanjian kerahasiaan lebih dulu', en: 'Accept the confidentiality agreement first' },
  nda_changed: {
    id: 'Naskah perjanjian ini sudah berganti. Baca versi terbaru, lalu setujui.',
    en: 'This agreement has changed. Read the newest version, then accept it.',
  },
  identity_in_review: { id: 'Dokumen sedang ditinjau', en: 'Your documents are under review' },
  identity_verified: {
    id: 'Identitas sudah terverifikasi dan tidak bisa diubah sendiri',
    en: 'The identity is verified and cannot be changed by yourself',
  },
  identity_paused: {
    id: 'Tiga pengajuan belum berhasil. Pengajuan berikutnya bisa dilakukan 30 hari setelah keputusan terakhir.',
    en: 'Three submissions did not succeed. The next one is possible 30 days after the last decision.',
  },
  identity_denied: {
    id: 'Verifikasi ditolak. Pengajuan baru bisa dilakukan 180 hari setelah keputusan.',
    en: 'Verification was denied. A new application is possible 180 days after the decision.',
  },
  identity_forged: {
    id: 'Verifikasi ditolak karena dokumen palsu. Pengajuan baru hanya terbuka kalau keberatan diterima.',
    en: 'Verification was denied because of forged documents. A new application opens only if an appeal is upheld.',
  },
  nik_taken: { id: 'NIK ini sudah terverifikasi pada akun lain', en: 'This NIK is already verified on another account' },
  case_taken: { id: 'Pengajuan ini sedang ditinjau rekan lain', en: 'A colleague is reviewing this submission' },
  own_account: { id: 'Ini akun Anda sendiri. Orang lain yang memutuskan.', en: 'This is your own account. Somebody else decides.' },
  case_not_taken: { id: 'Ambil pengajuan ini lebih dulu', en: 'Take this submission first' },
  case_decided: { id: 'Pengajuan ini sudah diputuskan', en: 'This submission was decided already' },
  second_reviewer: {
    id: 'Penolakan perlu orang kedua: pengusul tidak bisa memutuskan sendiri',
    en: 'A denial needs a second person: the proposer cannot decide alone',
  },
  correction_second: {
    id: 'Perbaikan diperiksa rekan lain, bukan yang memverifikasi',
    en: 'A correction is made by a colleague, not by who verified the person',
  },
  sanction_self: {
    id: 'Tindakan terhadap akun sendiri hanya bisa diambil rekan lain',
    en: 'A step against your own account can only be taken by a colleague',
  },
  standing_changed: {
    id: 'Rekan lain baru saja mengambil tindakan terhadap akun ini. Baca dulu riwayat terbarunya.',
    en: 'A colleague has just taken a step on this account. Read the newest history first.',
  },
  sanction_lifted: { id: 'Tindakan ini sudah dicabut atau sudah berakhir', en: 'This step was lifted or has run its time' },
  appeal_once: { id: 'Keberatan atas tindakan ini sudah diajukan', en: 'This step was already appealed' },
  appeal_second: {
    id: 'Keberatan diputuskan orang lain, bukan yang mengambil tindakan ini',
    en: 'An appeal is decided by another person than the one who took the step',
  },
  appeal_decided: { id: 'Keberatan ini sudah diputuskan', en: 'This appeal was already decided' },
  appeal_closed: {
    id: 'Keberatan hanya bisa diajukan selama penolakan masih berlaku',
    en: 'An appeal is possible only while the denial stands',
  },
})
