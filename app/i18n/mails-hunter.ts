import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to a bughunter about a report: its code and the step, never its content. */
export const hunterMails = catalogue({
  id: {
    hunter_report_received: {
      subject: ({ code }: Facts) => `Laporan ${code} diterima`,
      text: ({ code }: Facts) =>
        `Laporanmu sudah masuk dengan kode ${code}. Tim verifikasi menjawab pertama kali dalam 1 hari kerja. Sampai saat itu kamu masih boleh memperbaikinya.`,
      action: 'Lihat laporan',
    },
    hunter_report_taken: {
      subject: ({ code }: Facts) => `Laporan ${code} mulai diperiksa`,
      text: ({ code }: Facts) =>
        `Seorang pemeriksa sudah memegang laporan ${code}. Isinya sekarang terkunci; tambahan dapat ditulis sebagai komentar.`,
      action: 'Lihat laporan',
    },
    hunter_info_asked: {
      subject: ({ code }: Facts) => `Pertanyaan tentang laporan ${code}`,
      text: () =>
        'Pemeriksa membutuhkan keterangan darimu. Jawab dalam 14 hari; selama menunggu jawabanmu, tenggat lain berhenti.',
      action: 'Jawab pertanyaan',
    },
    hunter_report_valid: {
      subject: ({ code }: Facts) => `Laporan ${code} valid`,
      text: () => 'Temuanmu sudah direproduksi dan dinyatakan valid. Sekarang giliran penilaian risikonya.',
      action: 'Lihat laporan',
    },
    hunter_report_rated: {
      subject: ({ code }: Facts) => `Laporan ${code} sudah dinilai`,
      text: ({ code }: Facts) =>
        `Tingkat risiko laporan ${code} sudah ditetapkan dan poinmu dicatat. Kamu dapat menyetujui atau menanggapi penilaiannya dalam 5 hari kerja.`,
      action: 'Lihat penilaian',
    },
    hunter_rewarded: {
      subject: ({ code }: Facts) => `Imbalan untuk laporan ${code}`,
      text: ({ code }: Facts) =>
        `Imbalan untuk laporan ${code} sudah diberikan. Rinciannya ada di halaman laporan.`,
      action: 'Lihat imbalan',
    },
    hunter_fixing: {
      subject: ({ code }: Facts) => `Laporan ${code}: perbaikan dimulai`,
      text: ({ code }: Facts) => `Perusahaan mulai memperbaiki celah pada laporan ${code}.`,
      action: 'Lihat laporan',
    },
    hunter_retest: {
      subject: ({ code }: Facts) => `Laporan ${code} siap diuji ulang`,
      text: ({ code, pay }: Facts) =>
        `Perbaikan untuk laporan ${code} sudah selesai dan menunggu uji ulang. Pendapatmu membantu: coba lagi langkahmu, lalu tulis hasilnya dalam 7 hari.${pay && ` Jawabanmu dibayar ${pay} setelah hasilnya diputuskan.`}`,
      action: 'Uji ulang',
    },
    hunter_fixed: {
      subject: ({ code }: Facts) => `Laporan ${code}: celah sudah diperbaiki`,
      text: ({ code, pay }: Facts) =>
        `Uji ulang membuktikan bahwa celah pada laporan ${code} sudah tertutup. Terima kasih.${pay && ` Bayaran uji ulangmu, ${pay}, siap diminta.`}`,
      action: 'Lihat laporan',
    },
    hunter_not_fixed: {
      subject: ({ code }: Facts) => `Laporan ${code}: perbaikan belum tuntas`,
      text: ({ code, pay }: Facts) =>
        `Uji ulang menunjukkan bahwa celah pada laporan ${code} masih ada. Perusahaan melanjutkan perbaikan.${pay && ` Bayaran uji ulangmu, ${pay}, siap diminta.`}`,
      action: 'Lihat laporan',
    },
    hunter_risk_accepted: {
      subject: ({ code }: Facts) => `Laporan ${code}: risiko diterima`,
      text: ({ code }: Facts) =>
        `Perusahaan memutuskan menerima risiko pada laporan ${code} tanpa perbaikan. Imbalan dan poinmu tidak berubah.`,
      action: 'Lihat laporan',
    },
    hunter_report_closed: {
      subject: ({ code }: Facts) => `Laporan ${code} ditutup`,
      text: ({ code, reason }: Facts) =>
        `Laporan ${code} ditutup: ${reason}. Penjelasannya ada di halaman laporan; kalau menurutmu keliru, keberatan bisa diajukan di sana.`,
      action: 'Lihat laporan',
    },
    hunter_report_reopened: {
      subject: ({ code }: Facts) => `Laporan ${code} dibuka kembali`,
      text: ({ code }: Facts) => `Laporan ${code} diperiksa lagi. Tenggat triasenya mulai dari awal.`,
      action: 'Lihat laporan',
    },
    hunter_reward_offered: {
      subject: ({ code }: Facts) => `Tawaran imbalan untuk laporan ${code}`,
      text: ({ code }: Facts) =>
        `Perusahaan menawarkan imbalan di bawah minimum untuk laporan ${code} dan menulis alasannya. Kamu punya 5 hari kerja untuk menerima atau menyanggahnya; tanpa jawaban, tawaran itu berlaku.`,
      action: 'Lihat tawaran',
    },
    hunter_dispute_forwarded: {
      subject: ({ code }: Facts) => `Sanggahanmu atas ${code} menunggu putusan`,
      text: ({ code }: Facts) =>
        `Sanggahanmu atas penilaian laporan ${code} kini diputuskan anggota tim kami yang belum pernah menilainya, dalam 5 hari kerja. Laporan tidak ditutup selama itu.`,
      action: 'Lihat laporan',
    },
    hunter_dispute_decided: {
      subject: ({ code }: Facts) => `Sanggahan atas ${code} selesai`,
      text: ({ code }: Facts) =>
        `Sanggahanmu atas penilaian laporan ${code} sudah selesai. Tingkat risiko dan alasannya ada di halaman laporan.`,
      action: 'Lihat hasil',
    },
    hunter_appeal_answered: {
      subject: ({ code }: Facts) => `Perusahaan menanggapi keberatanmu atas ${code}`,
      text: ({ code }: Facts) =>
        `Perusahaan menanggapi keberatanmu atas penutupan laporan ${code}. Putusannya diambil anggota tim kami yang lain; tanggapan itu bisa kamu baca di halaman laporan.`,
      action: 'Baca tanggapan',
    },
    hunter_appeal_dismissed: {
      subject: ({ code }: Facts) => `Keberatan atas ${code} ditolak`,
      text: ({ code }: Facts) =>
        `Keberatanmu atas penutupan laporan ${code} sudah diperiksa anggota tim lain dan ditolak. Jawabannya ada di halaman laporan.`,
      action: 'Lihat jawaban',
    },
    hunter_comment: {
      subject: ({ code }: Facts) => `Komentar baru pada laporan ${code}`,
      text: ({ code }: Facts) => `Ada komentar baru pada laporan ${code}.`,
      action: 'Baca komentar',
    },
  },
  en: {
    hunter_report_received: {
      subject: ({ code }: Facts) => `Report ${code} received`,
      text: ({ code }: Facts) =>
        `Your report has arrived under the code ${code}. The verifiers answer within 1 business day. Until then you may still correct it.`,
      action: 'See the report',
    },
    hunter_report_taken: {
      subject: ({ code }: Facts) => `Report ${code} is being checked`,
      text: ({ code }: Facts) =>
        `A verifier has taken report ${code}. Its text is locked now; write additions as comments.`,
      action: 'See the report',
    },
    hunter_info_asked: {
      subject: ({ code }: Facts) => `A question about report ${code}`,
      text: () =>
        'The verifier needs something from you. Answer within 14 days; the other clocks stand still meanwhile.',
      action: 'Answer the question',
    },
    hunter_report_valid: {
      subject: ({ code }: Facts) => `Report ${code} is valid`,
      text: () => 'Your find was reproduced and is valid. Next comes the rating of its risk.',
      action: 'See the report',
    },
    hunter_report_rated: {
      subject: ({ code }: Facts) => `Report ${code} is rated`,
      text: ({ code }: Facts) =>
        `The risk level of report ${code} is set and your points are recorded. You may accept or dispute the rating within 5 business days.`,
      action: 'See the rating',
    },
    hunter_rewarded: {
      subject: ({ code }: Facts) => `A reward for report ${code}`,
      text: ({ code }: Facts) =>
        `The reward for report ${code} was given. The details are on the page of the report.`,
      action: 'See the reward',
    },
    hunter_fixing: {
      subject: ({ code }: Facts) => `Report ${code}: the fix has begun`,
      text: ({ code }: Facts) => `The company has begun to fix the flaw of report ${code}.`,
      action: 'See the report',
    },
    hunter_retest: {
      subject: ({ code }: Facts) => `Report ${code} is ready for a retest`,
      text: ({ code, pay }: Facts) =>
        `The fix for report ${code} is done and waits for a retest. Your word helps: try your steps again and write what you see within 7 days.${pay && ` Your answer pays ${pay} once the result is decided.`}`,
      action: 'Retest',
    },
    hunter_fixed: {
      subject: ({ code }: Facts) => `Report ${code}: the flaw is fixed`,
      text: ({ code, pay }: Facts) =>
        `The retest shows that the flaw of report ${code} is closed. Thank you.${pay && ` The ${pay} for your retest are ready to be asked for.`}`,
      action: 'See the report',
    },
    hunter_not_fixed: {
      subject: ({ code }: Facts) => `Report ${code}: not fixed yet`,
      text: ({ code, pay }: Facts) =>
        `The retest shows that the flaw of report ${code} is still there. The company goes on fixing.${pay && ` The ${pay} for your retest are ready to be asked for.`}`,
      action: 'See the report',
    },
    hunter_risk_accepted: {
      subject: ({ code }: Facts) => `Report ${code}: risk accepted`,
      text: ({ code }: Facts) =>
        `The company decided to accept the risk of report ${code} without a fix. Your reward and points do not change.`,
      action: 'See the report',
    },
    hunter_report_closed: {
      subject: ({ code }: Facts) => `Report ${code} is closed`,
      text: ({ code, reason }: Facts) =>
        `Report ${code} was closed: ${reason}. The explanation is on the page of the report; if you think it is wrong, you may appeal there.`,
      action: 'See the report',
    },
    hunter_report_reopened: {
      subject: ({ code }: Facts) => `Report ${code} is open again`,
      text: ({ code }: Facts) => `Report ${code} is being checked again. Its triage clock starts anew.`,
      action: 'See the report',
    },
    hunter_reward_offered: {
      subject: ({ code }: Facts) => `A reward offered for report ${code}`,
      text: ({ code }: Facts) =>
        `The company offered a reward below the minimum for report ${code} and says why. You have 5 business days to accept or dispute it; without an answer, the offer holds.`,
      action: 'See the offer',
    },
    hunter_dispute_forwarded: {
      subject: ({ code }: Facts) => `Your dispute on ${code} awaits a decision`,
      text: ({ code }: Facts) =>
        `Your dispute over the rating of report ${code} is now decided by a member of our team who has not judged it before, within 5 business days. The report is not closed meanwhile.`,
      action: 'See the report',
    },
    hunter_dispute_decided: {
      subject: ({ code }: Facts) => `The dispute on ${code} is settled`,
      text: ({ code }: Facts) =>
        `Your dispute over the rating of report ${code} is settled. The risk level and the reasons are on the page of the report.`,
      action: 'See the result',
    },
    hunter_appeal_answered: {
      subject: ({ code }: Facts) => `The company answered your appeal on ${code}`,
      text: ({ code }: Facts) =>
        `The company said what it thinks of your appeal against the closing of report ${code}; you can read it on the page of the report. Another member of our team decides.`,
      action: 'Read the answer',
    },
    hunter_appeal_dismissed: {
      subject: ({ code }: Facts) => `Your appeal on ${code} was turned down`,
      text: ({ code }: Facts) =>
        `Another member of our team checked your appeal against the closing of report ${code} and turned it down. The answer is on the page of the report.`,
      action: 'See the answer',
    },
    hunter_comment: {
      subject: ({ code }: Facts) => `A new comment on report ${code}`,
      text: ({ code }: Facts) => `There is a new comment on report ${code}.`,
      action: 'Read the comment',
    },
  },
})
