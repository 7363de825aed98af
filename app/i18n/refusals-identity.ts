import { catalogue } from './catalogue.ts'

/** Closer words for refusals about verification, standing and appeals. */
export const identityRefusals = catalogue({
  id: {
    account_suspended: 'Akun yang ditangguhkan tidak bisa melakukan ini',
    account_unverified: 'Verifikasi identitas belum selesai',
    nda_missing: 'Setujui perjanjian kerahasiaan lebih dulu',
    nda_changed: 'Naskah perjanjian ini sudah berganti. Baca versi terbaru, lalu setujui.',
    identity_in_review: 'Dokumen sedang ditinjau',
    identity_verified: 'Identitas sudah terverifikasi dan tidak bisa diubah sendiri',
    identity_paused:
      'Tiga pengajuan belum berhasil. Pengajuan berikutnya bisa dilakukan 30 hari setelah keputusan terakhir.',
    identity_denied: 'Verifikasi ditolak. Pengajuan baru bisa dilakukan 180 hari setelah keputusan.',
    identity_forged:
      'Verifikasi ditolak karena dokumen palsu. Pengajuan baru hanya terbuka kalau keberatan diterima.',
    nik_taken: 'NIK ini sudah terverifikasi pada akun lain',
    case_taken: 'Pengajuan ini sedang ditinjau rekan lain',
    own_account: 'Ini akun Anda sendiri. Orang lain yang memutuskan.',
    case_not_taken: 'Ambil pengajuan ini lebih dulu',
    case_decided: 'Pengajuan ini sudah diputuskan',
    second_reviewer: 'Penolakan perlu orang kedua: pengusul tidak bisa memutuskan sendiri',
    correction_second: 'Perbaikan diperiksa rekan lain, bukan yang memverifikasi',
    sanction_self: 'Tindakan terhadap akun sendiri hanya bisa diambil rekan lain',
    standing_changed:
      'Rekan lain baru saja mengambil tindakan terhadap akun ini. Baca dulu riwayat terbarunya.',
    sanction_lifted: 'Tindakan ini sudah dicabut atau sudah berakhir',
    appeal_once: 'Keberatan atas tindakan ini sudah diajukan',
    appeal_second: 'Keberatan diputuskan orang lain, bukan yang mengambil tindakan ini',
    appeal_decided: 'Keberatan ini sudah diputuskan',
    appeal_closed: 'Keberatan hanya bisa diajukan selama penolakan masih berlaku',
  },
  en: {
    account_suspended: 'A suspended account cannot do this',
    account_unverified: 'Identity verification is not finished',
    nda_missing: 'Accept the confidentiality agreement first',
    nda_changed: 'This agreement has changed. Read the newest version, then accept it.',
    identity_in_review: 'Your documents are under review',
    identity_verified: 'The identity is verified and cannot be changed by yourself',
    identity_paused:
      'Three submissions did not succeed. The next one is possible 30 days after the last decision.',
    identity_denied: 'Verification was denied. A new application is possible 180 days after the decision.',
    identity_forged:
      'Verification was denied because of forged documents. A new application opens only if an appeal is upheld.',
    nik_taken: 'This NIK is already verified on another account',
    case_taken: 'A colleague is reviewing this submission',
    own_account: 'This is your own account. Somebody else decides.',
    case_not_taken: 'Take this submission first',
    case_decided: 'This submission was decided already',
    second_reviewer: 'A denial needs a second person: the proposer cannot decide alone',
    correction_second: 'A correction is made by a colleague, not by who verified the person',
    sanction_self: 'A step against your own account can only be taken by a colleague',
    standing_changed: 'A colleague has just taken a step on this account. Read the newest history first.',
    sanction_lifted: 'This step was lifted or has run its time',
    appeal_once: 'This step was already appealed',
    appeal_second: 'An appeal is decided by another person than the one who took the step',
    appeal_decided: 'This appeal was already decided',
    appeal_closed: 'An appeal is possible only while the denial stands',
  },
})
