import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to a bughunter about a report: its code and the step, never its content. */
export const hunterMails = catalogue({
  hunter_report_received: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} diterima`, en: `Report ${code} received` }),
    text: ({ code }: Facts) => ({
      id: `Laporanmu sudah masuk dengan kode ${code}. Tim verifikasi menjawab pertama kali dalam 1 hari kerja. Sampai saat itu kamu masih boleh memperbaikinya.`,
      en: `Your report has arrived under the code ${code}. The verifiers answer within 1 business day. Until then you may still correct it.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_taken: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} mulai diperiksa`, en: `Report ${code} is being checked` }),
    text: ({ code }: Facts) => ({
      id: `Seorang pemeriksa sudah memegang laporan ${code}. Isinya sekarang terkunci; tambahan dapat ditulis sebagai komentar.`,
      en: `A verifier has taken report ${code}. Its text is locked now; write additions as comments.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_info_asked: {
    subject: ({ code }: Facts) => ({ id: `Pertanyaan tentang laporan ${code}`, en: `A question about report ${code}` }),
    text: () => ({
      id: 'Pemeriksa membutuhkan keterangan darimu. Jawab dalam 14 hari; selama menunggu jawabanmu, tenggat lain berhenti.',
      en: 'The verifier needs something from you. Answer within 14 days; the other clocks stand still meanwhile.',
    }),
    action: { id: 'Jawab pertanyaan', en: 'Answer the question' },
  },
  hunter_report_valid: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} valid`, en: `Report ${code} is valid` }),
    text: () => ({
      id: 'Temuanmu sudah direproduksi dan dinyatakan valid. Sekarang giliran penilaian risikonya.',
      en: 'Your find was reproduced and is valid. Next comes the rating of its risk.',
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_rated: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} sudah dinilai`, en: `Report ${code} is rated` }),
    text: ({ code }: Facts) => ({
      id: `Tingkat risiko laporan ${code} sudah ditetapkan dan poinmu dicatat. Kamu dapat menyetujui atau menanggapi penilaiannya dalam 5 hari kerja.`,
      en: `The risk level of report ${code} is set and your points are recorded. You may accept or dispute the rating within 5 business days.`,
    }),
    action: { id: 'Lihat penilaian', en: 'See the rating' },
  },
  hunter_rewarded: {
    subject: ({ code }: Facts) => ({ id: `Imbalan untuk laporan ${code}`, en: `A reward for report ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Imbalan untuk laporan ${code} sudah diberikan. Rinciannya ada di halaman laporan.`,
      en: `The reward for report ${code} was given. The details are on the page of the report.`,
    }),
    action: { id: 'Lihat imbalan', en: 'See the reward' },
  },
  hunter_fixing: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: perbaikan dimulai`, en: `Report ${code}: the fix has begun` }),
    text: ({ code }: Facts) => ({
      id: `Perusahaan mulai memperbaiki celah pada laporan ${code}.`,
      en: `The company has begun to fix the flaw of report ${code}.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_retest: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} siap diuji ulang`, en: `Report ${code} is ready for a retest` }),
    text: ({ code, pay }: Facts) => ({
      id: `Perbaikan untuk laporan ${code} sudah selesai dan menunggu uji ulang. Pendapatmu membantu: coba lagi langkahmu, lalu tulis hasilnya dalam 7 hari.${pay && ` Jawabanmu dibayar ${pay} setelah hasilnya diputuskan.`}`,
      en: `The fix for report ${code} is done and waits for a retest. Your word helps: try your steps again and write what you see within 7 days.${pay && ` Your answer pays ${pay} once the result is decided.`}`,
    }),
    action: { id: 'Uji ulang', en: 'Retest' },
  },
  hunter_fixed: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: celah sudah diperbaiki`, en: `Report ${code}: the flaw is fixed` }),
    text: ({ code, pay }: Facts) => ({
      id: `Uji ulang membuktikan bahwa celah pada laporan ${code} sudah tertutup. Terima kasih.${pay && ` Bayaran uji ulangmu, ${pay}, siap diminta.`}`,
      en: `The retest shows that the flaw of report ${code} is closed. Thank you.${pay && ` The ${pay} for your retest are ready to be asked for.`}`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_not_fixed: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: perbaikan belum tuntas`, en: `Report ${code}: not fixed yet` }),
    text: ({ code, pay }: Facts) => ({
      id: `Uji ulang menunjukkan bahwa celah pada laporan ${code} masih ada. Perusahaan melanjutkan perbaikan.${pay && ` Bayaran uji ulangmu, ${pay}, siap diminta.`}`,
      en: `The retest shows that the flaw of report ${code} is still there. The company goes on fixing.${pay && ` The ${pay} for your retest are ready to be asked for.`}`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_risk_accepted: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: risiko diterima`, en: `Report ${code}: risk accepted` }),
    text: ({ code }: Facts) => ({
      id: `Perusahaan memutuskan menerima risiko pada laporan ${code} tanpa perbaikan. Imbalan dan poinmu tidak berubah.`,
      en: `The company decided to accept the risk of report ${code} without a fix. Your reward and points do not change.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_closed: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} ditutup`, en: `Report ${code} is closed` }),
    text: ({ code, reason }: Facts) => ({
      id: `Laporan ${code} ditutup: ${reason}. Penjelasannya ada di halaman laporan; kalau menurutmu keliru, keberatan bisa diajukan di sana.`,
      en: `Report ${code} was closed: ${reason}. The explanation is on the page of the report; if you think it is wrong, you may appeal there.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_reopened: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} dibuka kembali`, en: `Report ${code} is open again` }),
    text: ({ code }: Facts) => ({
      id: `Laporan ${code} diperiksa lagi. Tenggat triasenya mulai dari awal.`,
      en: `Report ${code} is being checked again. Its triage clock starts anew.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_reward_offered: {
    subject: ({ code }: Facts) => ({ id: `Tawaran imbalan untuk laporan ${code}`, en: `A reward offered for report ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Perusahaan menawarkan imbalan di bawah minimum untuk laporan ${code} dan menulis alasannya. Kamu punya 5 hari kerja untuk menerima atau menyanggahnya; tanpa jawaban, tawaran itu berlaku.`,
      en: `The company offered a reward below the minimum for report ${code} and says why. You have 5 business days to accept or dispute it; without an answer, the offer holds.`,
    }),
    action: { id: 'Lihat tawaran', en: 'See the offer' },
  },
  hunter_dispute_forwarded: {
    subject: ({ code }: Facts) => ({ id: `Sanggahanmu atas ${code} menunggu putusan`, en: `Your dispute on ${code} awaits a decision` }),
    text: ({ code }: Facts) => ({
      id: `Sanggahanmu atas penilaian laporan ${code} kini diputuskan anggota tim kami yang belum pernah menilainya, dalam 5 hari kerja. Laporan tidak ditutup selama itu.`,
      en: `Your dispute over the rating of report ${code} is now decided by a member of our team who has not judged it before, within 5 business days. The report is not closed meanwhile.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_dispute_decided: {
    subject: ({ code }: Facts) => ({ id: `Sanggahan atas ${code} selesai`, en: `The dispute on ${code} is settled` }),
    text: ({ code }: Facts) => ({
      id: `Sanggahanmu atas penilaian laporan ${code} sudah selesai. Tingkat risiko dan alasannya ada di halaman laporan.`,
      en: `Your dispute over the rating of report ${code} is settled. The risk level and the reasons are on the page of the report.`,
    }),
    action: { id: 'Lihat hasil', en: 'See the result' },
  },
  hunter_appeal_answered: {
    subject: ({ code }: Facts) => ({
      id: `Perusahaan menanggapi keberatanmu atas ${code}`,
      en: `The company answered your appeal on ${code}`,
    }),
    text: ({ code }: Facts) => ({
      id: `Perusahaan menanggapi keberatanmu atas penutupan laporan ${code}. Putusannya diambil anggota tim kami yang lain; tanggapan itu bisa kamu baca di halaman laporan.`,
      en: `The company said what it thinks of your appeal against the closing of report ${code}; you can read it on the page of the report. Another member of our team decides.`,
    }),
    action: { id: 'Baca tanggapan', en: 'Read the answer' },
  },
  hunter_appeal_dismissed: {
    subject: ({ code }: Facts) => ({ id: `Keberatan atas ${code} ditolak`, en: `Your appeal on ${code} was turned down` }),
    text: ({ code }: Facts) => ({
      id: `Keberatanmu atas penutupan laporan ${code} sudah diperiksa anggota tim lain dan ditolak. Jawabannya ada di halaman laporan.`,
      en: `Another member of our team checked your appeal against the closing of report ${code} and turned it down. The answer is on the page of the report.`,
    }),
    action: { id: 'Lihat jawaban', en: 'See the answer' },
  },
  hunter_comment: {
    subject: ({ code }: Facts) => ({ id: `Komentar baru pada laporan ${code}`, en: `A new comment on report ${code}` }),
    text: ({ code }: Facts) => ({ id: `Ada komentar baru pada laporan ${code}.`, en: `There is a new comment on report ${code}.` }),
    action: { id: 'Baca komentar', en: 'Read the comment' },
  },
})
