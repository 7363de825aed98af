import { entries } from './catalogue.ts'

/** Closer words for refusals about reports. */
export const reportRefusals = entries({
  reading_reason: {
    id: 'Anda sudah membuka banyak laporan yang bukan tugas Anda hari ini. Tuliskan alasannya dulu.',
    en: 'You have opened many reports today that are not assigned to you. Say why first.',
  },
  canned_full: {
    id: 'Sudah ada 200 jawaban. Hapus yang tidak dipakai lagi.',
    en: 'There are 200 answers already. Delete those no longer used.',
  },
  templates_full: {
    id: 'Templatmu sudah 30. Hapus yang tidak dipakai lagi.',
    en: 'You have 30 templates. Delete those you no longer use.',
  },
  original_lost: {
    id: 'Asli data ini tidak dapat dibuka lagi: kuncinya hilang. Samarannya tetap ada di tulisan.',
    en: 'This original cannot be unsealed any more: its key was lost. Its mask is still in the text.',
  },
  too_many_drafts: {
    id: 'Draf sudah 50. Kirim atau rapikan draf lama lebih dulu.',
    en: 'You have 50 drafts. Send or tidy up old ones first.',
  },
  retests_a_day: {
    id: 'Uji ulang laporan ini sudah diminta lima kali dalam 24 jam. Coba lagi besok.',
    en: 'A retest of this report was asked for five times in 24 hours. Try again tomorrow.',
  },
  reports_a_day: { id: 'Batas 30 laporan dalam 24 jam sudah tercapai', en: 'The limit of 30 reports in 24 hours is reached' },
  draft_changed: {
    id: 'Draf ini sudah diubah di tab lain. Pilih dulu versi mana yang dipakai.',
    en: 'This draft was changed in another tab. Choose first which version to use.',
  },
  sent_already: { id: 'Laporan ini sudah dikirim dengan teks lain', en: 'This report was already submitted with other text' },
  edit_closed: {
    id: 'Laporan ini sudah diperiksa dan tidak bisa diubah lagi. Tambahkan keterangan lewat komentar.',
    en: 'This report is in review and cannot be edited any more. Add what is missing as a comment.',
  },
  rating_answer_late: {
    id: 'Lima hari kerja untuk menanggapi penilaian ini sudah lewat',
    en: 'The five business days to answer this rating have passed',
  },
  judge_second: {
    id: 'Penilaian ini diperiksa anggota tim lain, bukan yang memverifikasi atau menilainya',
    en: 'This rating is judged by another member of the team than those who verified or rated it',
  },
  nothing_to_yield: {
    id: 'Tingkat risikonya sudah sama dengan hasil verifikasi; tim platform yang memutuskan',
    en: 'The level is the platform team’s already; the team decides',
  },
  reopen_too_late: { id: 'Sudah lewat 30 hari sejak laporan ditutup', en: 'More than 30 days have passed since the report was closed' },
  evidence_stays: {
    id: 'Lampiran tidak bisa dihapus setelah laporan diperiksa',
    en: 'Attachments cannot be removed once the report is in review',
  },
  not_fixed_and_closed: {
    id: 'Publikasi terbuka setelah celah diperbaiki dan laporan ditutup sebagai selesai',
    en: 'Publication opens once the flaw is fixed and the report is closed as resolved',
  },
  list_older: { id: 'Berubah sejak daftar dimuat', en: 'Changed since the list was loaded' },
  report_taken: {
    id: 'Laporan ini sudah diambil rekan setim. Muat ulang halaman ini.',
    en: 'A teammate has taken this report. Reload the page.',
  },
  reopen_second: {
    id: 'Keberatan diperiksa anggota tim lain, bukan yang menolak laporan ini sebelumnya',
    en: 'An appeal is checked by another member of the team than those who refused the report before',
  },
  appeal_waits: {
    id: 'Keberatan atas laporan ini sudah diajukan dan sedang diperiksa',
    en: 'An appeal against this closing is already being checked',
  },
  retest_answered: {
    id: 'Hasil uji ulangmu untuk putaran ini sudah terkirim. Tambahan bisa ditulis sebagai komentar.',
    en: 'You have sent your result for this round. Add what is missing as a comment.',
  },
  wording_older: {
    id: 'Naskahnya sudah berubah sejak halaman ini dibuka. Baca naskah terbaru dulu.',
    en: 'The text has changed since you opened this page. Read the newest wording first.',
  },
  wording_same: {
    id: 'Naskah ini sama dengan yang diajukan. Bila sudah sesuai, setujui saja.',
    en: 'This is the wording you were asked to agree to. If it is right, agree to it.',
  },
  page_older: {
    id: 'Laporan ini berubah sejak halamannya dibuka. Baca yang terbaru dulu, lalu kirim lagi.',
    en: 'This report has changed since you opened its page. Read what is new first, then send again.',
  },
})
