import { catalogue } from './catalogue.ts'

/** Closer words for refusals about reports. */
export const reportRefusals = catalogue({
  id: {
    reading_reason:
      'Anda sudah membuka banyak laporan yang bukan tugas Anda hari ini. Tuliskan alasannya dulu.',
    too_many_drafts: 'Draf sudah 50. Kirim atau rapikan draf lama lebih dulu.',
    retests_a_day: 'Uji ulang laporan ini sudah diminta lima kali dalam 24 jam. Coba lagi besok.',
    reports_a_day: 'Batas 30 laporan dalam 24 jam sudah tercapai',
    draft_changed: 'Draf ini sudah diubah di tab lain. Pilih dulu versi mana yang dipakai.',
    sent_already: 'Laporan ini sudah dikirim dengan teks lain',
    edit_closed:
      'Laporan ini sudah diperiksa dan tidak bisa diubah lagi. Tambahkan keterangan lewat komentar.',
    rating_answer_late: 'Lima hari kerja untuk menanggapi penilaian ini sudah lewat',
    judge_second: 'Penilaian ini diperiksa anggota tim lain, bukan yang memverifikasi atau menilainya',
    nothing_to_yield: 'Tingkat risikonya sudah sama dengan hasil verifikasi; tim platform yang memutuskan',
    reopen_too_late: 'Sudah lewat 30 hari sejak laporan ditutup',
    evidence_stays: 'Lampiran tidak bisa dihapus setelah laporan diperiksa',
    not_fixed_and_closed: 'Publikasi terbuka setelah celah diperbaiki dan laporan ditutup sebagai selesai',
    report_taken: 'Laporan ini sudah diambil rekan setim. Muat ulang halaman ini.',
    reopen_second: 'Keberatan diperiksa anggota tim lain, bukan yang menolak laporan ini sebelumnya',
    appeal_waits: 'Keberatan atas laporan ini sudah diajukan dan sedang diperiksa',
    retest_answered:
      'Hasil uji ulangmu untuk putaran ini sudah terkirim. Tambahan bisa ditulis sebagai komentar.',
    wording_older: 'Naskahnya sudah berubah sejak halaman ini dibuka. Baca naskah terbaru dulu.',
    wording_same: 'Naskah ini sama dengan yang diajukan. Bila sudah sesuai, setujui saja.',
    page_older: 'Laporan ini berubah sejak halamannya dibuka. Baca yang terbaru dulu, lalu kirim lagi.',
  },
  en: {
    reading_reason: 'You have opened many reports today that are not assigned to you. Say why first.',
    too_many_drafts: 'You have 50 drafts. Send or tidy up old ones first.',
    retests_a_day: 'A retest of this report was asked for five times in 24 hours. Try again tomorrow.',
    reports_a_day: 'The limit of 30 reports in 24 hours is reached',
    draft_changed: 'This draft was changed in another tab. Choose first which version to use.',
    sent_already: 'This report was already submitted with other text',
    edit_closed: 'This report is in review and cannot be edited any more. Add what is missing as a comment.',
    rating_answer_late: 'The five business days to answer this rating have passed',
    judge_second: 'This rating is judged by another member of the team than those who verified or rated it',
    nothing_to_yield: 'The level is the platform team’s already; the team decides',
    reopen_too_late: 'More than 30 days have passed since the report was closed',
    evidence_stays: 'Attachments cannot be removed once the report is in review',
    not_fixed_and_closed: 'Publication opens once the flaw is fixed and the report is closed as resolved',
    report_taken: 'A teammate has taken this report. Reload the page.',
    reopen_second:
      'An appeal is checked by another member of the team than those who refused the report before',
    appeal_waits: 'An appeal against this closing is already being checked',
    retest_answered: 'You have sent your result for this round. Add what is missing as a comment.',
    wording_older: 'The text has changed since you opened this page. Read the newest wording first.',
    wording_same: 'This is the wording you were asked to agree to. If it is right, agree to it.',
    page_older: 'This report has changed since you opened its page. Read what is new first, then send again.',
  },
})
