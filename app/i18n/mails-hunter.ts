import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to a bughunter about a report: its code, the step, level and sum, never its content. */
export const hunterMails = catalogue({
  hunter_report_received: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} diterima`, en: `Report ${code} received` }),
    text: ({ code, due }: Facts) => ({
      id: `Laporanmu sudah masuk dengan kode ${code}. Sekarang giliran tim verifikasi kami${due && `: jawaban pertamanya paling lambat ${due}`}. Sampai saat itu kamu masih boleh memperbaikinya.`,
      en: `Your report has arrived under the code ${code}. It is now with our verifiers${due && `, who answer by ${due}`}. Until then you may still correct it.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_taken: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} mulai diperiksa`, en: `Report ${code} is being checked` }),
    text: ({ code, due }: Facts) => ({
      id: `Seorang pemeriksa sudah memegang laporan ${code}${due && ` dan menyelesaikannya paling lambat ${due}`}. Isinya sekarang terkunci; tambahan dapat ditulis sebagai komentar.`,
      en: `A verifier has taken report ${code}${due && ` and finishes by ${due}`}. Its text is locked now; write additions as comments.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_info_asked: {
    subject: ({ code }: Facts) => ({ id: `Pertanyaan tentang laporan ${code}`, en: `A question about report ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Pemeriksa membutuhkan keterangan darimu tentang laporan ${code}.${due && ` Jawab paling lambat ${due}; setelah itu laporan ditutup tanpa jawaban.`} Selama menunggu jawabanmu, tenggat lain berhenti.`,
      en: `The verifier needs something from you about report ${code}.${due && ` Answer by ${due}; after that the report is closed without an answer.`} The other clocks stand still meanwhile.`,
    }),
    action: { id: 'Jawab pertanyaan', en: 'Answer the question' },
  },
  hunter_report_valid: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} valid`, en: `Report ${code} is valid` }),
    text: ({ code, due }: Facts) => ({
      id: `Temuanmu di laporan ${code} sudah direproduksi dan dinyatakan valid. Sekarang giliran penilaian risikonya${due && `, paling lambat ${due}`}.`,
      en: `Your find in report ${code} was reproduced and is valid. Next comes the rating of its risk${due && `, by ${due}`}.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_rated: {
    subject: ({ code, risk }: Facts) => ({
      id: `${risk ? `Tingkat risiko ${code} ${risk}` : `Laporan ${code} sudah dinilai`}`,
      en: `${risk ? `Risk of ${code} ${risk}` : `Report ${code} is rated`}`,
    }),
    text: ({ code, due, risk }: Facts) => ({
      id: `Tingkat risiko laporan ${code} ${risk || 'sudah ditetapkan'}, dan poinmu dicatat.${due && ` Kamu dapat menyetujui atau menyanggah penilaian itu sampai ${due}; tanpa jawaban, penilaian itu berlaku.`}`,
      en: `The risk level of report ${code} was ${risk || 'set'}, and your points are recorded.${due && ` You may accept or dispute the rating until ${due}; without an answer it holds.`}`,
    }),
    action: { id: 'Lihat penilaian', en: 'See the rating' },
  },
  hunter_rewarded: {
    subject: ({ code, sum }: Facts) => ({
      id: `${sum ? `Imbalan ${sum}` : 'Imbalan'} untuk laporan ${code}`,
      en: `A reward${sum && ` of ${sum}`} for report ${code}`,
    }),
    text: ({ code, sum }: Facts) => ({
      id: `Imbalan untuk laporan ${code} sudah diberikan${sum && `: ${sum}, sebelum pajak. Jumlah itu kini menjadi hakmu dan dapat kamu minta`}. Rinciannya ada di halaman laporan.`,
      en: `The reward for report ${code} was given${sum && `: ${sum}, before tax. It is yours now and can be asked for`}. The details are on the page of the report.`,
    }),
    action: { id: 'Lihat imbalan', en: 'See the reward' },
  },
  hunter_fixing: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: perbaikan dimulai`, en: `Report ${code}: the fix has begun` }),
    text: ({ code, due }: Facts) => ({
      id: `Perusahaan mulai memperbaiki celah pada laporan ${code}${due && ` dan menjanjikan selesai paling lambat ${due}`}.`,
      en: `The company has begun to fix the flaw of report ${code}${due && ` and promises to be done by ${due}`}.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_retest: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} siap diuji ulang`, en: `Report ${code} is ready for a retest` }),
    text: ({ code, due, sum }: Facts) => ({
      id: `Perbaikan untuk laporan ${code} sudah selesai dan menunggu uji ulang. Pendapatmu membantu: coba lagi langkahmu, lalu tulis hasilnya${due && ` paling lambat ${due}`}.${sum && ` Jawabanmu dibayar ${sum} setelah hasilnya diputuskan.`}`,
      en: `The fix for report ${code} is done and waits for a retest. Your word helps: try your steps again and write what you see${due && ` by ${due}`}.${sum && ` Your answer pays ${sum} once the result is decided.`}`,
    }),
    action: { id: 'Uji ulang', en: 'Retest' },
  },
  hunter_fixed: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: celah sudah diperbaiki`, en: `Report ${code}: the flaw is fixed` }),
    text: ({ code, sum }: Facts) => ({
      id: `Uji ulang membuktikan bahwa celah pada laporan ${code} sudah tertutup. Terima kasih.${sum && ` Bayaran uji ulangmu, ${sum}, siap diminta.`}`,
      en: `The retest shows that the flaw of report ${code} is closed. Thank you.${sum && ` The ${sum} for your retest are ready to be asked for.`}`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_not_fixed: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code}: perbaikan belum tuntas`, en: `Report ${code}: not fixed yet` }),
    text: ({ code, sum }: Facts) => ({
      id: `Uji ulang menunjukkan bahwa celah pada laporan ${code} masih ada. Perusahaan melanjutkan perbaikan.${sum && ` Bayaran uji ulangmu, ${sum}, siap diminta.`}`,
      en: `The retest shows that the flaw of report ${code} is still there. The company goes on fixing.${sum && ` The ${sum} for your retest are ready to be asked for.`}`,
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
  hunter_report_resolved: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} selesai`, en: `Report ${code} is done` }),
    text: ({ code, reason }: Facts) => ({
      id: `Laporan ${code} ditutup: ${reason}. Terima kasih atas temuanmu.`,
      en: `Report ${code} was closed: ${reason}. Thank you for your find.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_certified: {
    subject: ({ code }: Facts) => ({
      id: `Laporan ${code} selesai, sertifikatmu terbit`,
      en: `Report ${code} is done, your certificate is issued`,
    }),
    text: ({ code, reason }: Facts) => ({
      id: `Laporan ${code} ditutup: ${reason}. Terima kasih atas temuanmu.\n\nSertifikat programnya sudah terbit: di daftar sertifikatmu kamu dapat mengunduhnya sebagai PDF dan memilih apakah sertifikat itu tampil di profil publikmu.`,
      en: `Report ${code} was closed: ${reason}. Thank you for your find.\n\nThe certificate of its program is issued: in the list of your certificates you can download it as PDF and choose whether it stands on your public profile.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_report_reopened: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} dibuka kembali`, en: `Report ${code} is open again` }),
    text: ({ code, due }: Facts) => ({
      id: `Laporan ${code} diperiksa lagi oleh tim kami${due && `, paling lambat ${due}`}.`,
      en: `Report ${code} is being checked again by our team${due && `, by ${due}`}.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_reward_offered: {
    subject: ({ code, sum }: Facts) => ({
      id: `Tawaran imbalan${sum && ` ${sum}`} untuk ${code}`,
      en: `A reward${sum && ` of ${sum}`} offered for ${code}`,
    }),
    text: ({ code, due, sum }: Facts) => ({
      id: `Perusahaan menawarkan imbalan${sum && ` ${sum}`} untuk laporan ${code}, di bawah minimumnya, dan menulis alasannya.${due && ` Kamu dapat menerima atau menyanggahnya sampai ${due}; tanpa jawaban, tawaran itu berlaku.`}`,
      en: `The company offered a reward${sum && ` of ${sum}`} for report ${code}, below its minimum, and says why.${due && ` You may accept or dispute it until ${due}; without an answer, the offer holds.`}`,
    }),
    action: { id: 'Lihat tawaran', en: 'See the offer' },
  },
  hunter_dispute_forwarded: {
    subject: ({ code }: Facts) => ({ id: `Sanggahanmu atas ${code} menunggu putusan`, en: `Your dispute on ${code} awaits a decision` }),
    text: ({ code, due }: Facts) => ({
      id: `Sanggahanmu atas penilaian laporan ${code} kini diputuskan anggota tim kami yang belum pernah menilainya${due && `, paling lambat ${due}`}. Laporan tidak ditutup selama itu.`,
      en: `Your dispute over the rating of report ${code} is now decided by a member of our team who has not judged it before${due && `, by ${due}`}. The report is not closed meanwhile.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_dispute_decided: {
    subject: ({ code }: Facts) => ({ id: `Sanggahan atas ${code} selesai`, en: `The dispute on ${code} is settled` }),
    text: ({ code, risk, sum }: Facts) => ({
      id: `Sanggahanmu atas penilaian laporan ${code} sudah selesai${risk && `: tingkat risikonya ${risk}`}${sum && `, dan imbalan terkecilnya ${sum}`}. Alasannya ada di halaman laporan.`,
      en: `Your dispute over the rating of report ${code} is settled${risk && `: its risk level was ${risk}`}${sum && `, and its least reward is ${sum}`}. The reasons are on the page of the report.`,
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
