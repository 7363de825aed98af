import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to companies and the platform team about reports and publications: the code and the step, never the content. */
export const reportMails = catalogue({
  company_report_valid: {
    subject: ({ code }: Facts) => ({ id: `Laporan valid: ${code}`, en: `A valid report: ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Laporan ${code} sudah diverifikasi tim kami dan dinyatakan valid. Berikutnya penilaian risiko, paling lambat dalam 5 hari kerja. Halaman laporan menunjukkan giliran siapa sekarang.`,
      en: `Our team verified report ${code}; it is valid. Next comes the rating of its risk, within 5 business days. The page of the report shows whose turn it is.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_balance_short: {
    subject: ({ code }: Facts) => ({ id: `Saldo kurang untuk laporan ${code}`, en: `Balance too low for report ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Saldo Anda belum cukup untuk menyisihkan imbalan laporan ${code}. Laporan tetap diproses; mohon isi saldo agar imbalannya dapat diberikan tepat waktu.`,
      en: `Your balance does not cover the reward of report ${code}. The report goes on; please top up so that its reward can be given on time.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_report_rated: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} sudah dinilai`, en: `Report ${code} is rated` }),
    text: ({ code }: Facts) => ({
      id: `Tingkat risiko laporan ${code} sudah ditetapkan. Langkah Anda berikutnya adalah imbalannya.`,
      en: `The risk level of report ${code} is set. Your next step is its reward.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_reward_proposed: {
    subject: ({ code }: Facts) => ({
      id: `Imbalan laporan ${code} menunggu persetujuan`,
      en: `The reward of report ${code} awaits approval`,
    }),
    text: ({ code }: Facts) => ({
      id: `Imbalan untuk laporan ${code} diusulkan dan memerlukan persetujuan orang kedua dalam 5 hari kerja. Dananya sudah disisihkan.`,
      en: `A reward for report ${code} was proposed and needs the approval of a second person within 5 business days. Its money is set aside already.`,
    }),
    action: { id: 'Tinjau usulan', en: 'Review the proposal' },
  },
  company_reward_lapsed: {
    subject: ({ code }: Facts) => ({ id: `Usulan imbalan laporan ${code} gugur`, en: `The proposed reward of report ${code} lapsed` }),
    text: ({ code }: Facts) => ({
      id: `Tidak ada orang kedua yang menyetujui usulan imbalan laporan ${code} dalam 5 hari kerja, jadi usulan itu gugur. Bughunter masih menunggu; mohon usulkan lagi atau berikan imbalan yang dapat Anda putuskan sendiri.`,
      en: `No second person approved the proposed reward of report ${code} within 5 business days, so the proposal ended. The bughunter is still waiting; please propose it again or give a reward you may decide alone.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_reward_approved: {
    subject: ({ code }: Facts) => ({ id: `Imbalan laporan ${code} disetujui`, en: `The reward of report ${code} was approved` }),
    text: ({ code, support }: Facts) => ({
      id: `Imbalan di atas batas satu orang untuk laporan ${code} disetujui orang kedua dan diambil dari saldo. Bila Anda tidak mengenalnya, segera hubungi ${support}.`,
      en: `A reward above the limit of one person was approved for report ${code} by a second person and taken from the balance. If you do not know of it, write to ${support} at once.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_rating_disputed: {
    subject: ({ code }: Facts) => ({ id: `Penilaian ${code} disanggah`, en: `The rating of ${code} is disputed` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter menyanggah penilaian laporan ${code}. Mohon tanggapi dalam 3 hari kerja; setelah itu tim platform yang memutuskan. Laporan tidak dapat ditutup selama itu.`,
      en: `The bughunter disputes the rating of report ${code}. Please answer within 3 business days; after that the platform team decides. The report cannot be closed meanwhile.`,
    }),
    action: { id: 'Tanggapi', en: 'Answer' },
  },
  company_dispute_decided: {
    subject: ({ code }: Facts) => ({ id: `Sanggahan atas ${code} diputuskan`, en: `The dispute on ${code} is decided` }),
    text: ({ code }: Facts) => ({
      id: `Tim platform memutuskan tingkat risiko laporan ${code} dan imbalan terkecilnya. Keduanya mengikat; langkah berikutnya ada di halaman laporan.`,
      en: `The platform team decided the risk level of report ${code} and its least reward. Both are binding; the next step is on the page of the report.`,
    }),
    action: { id: 'Lihat putusan', en: 'See the decision' },
  },
  team_dispute: {
    subject: ({ code }: Facts) => ({ id: `Antrean: sanggahan atas ${code}`, en: `Queue: dispute on ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Sanggahan atas penilaian laporan ${code} menunggu putusan dalam 5 hari kerja, dari anggota tim yang belum pernah menilainya.`,
      en: `The dispute over the rating of report ${code} awaits a decision within 5 business days, by a member of the team who has not judged it.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_rating_answered: {
    subject: ({ code }: Facts) => ({ id: `Tanggapan atas penilaian ${code}`, en: `An answer to the rating of ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter menanggapi penilaian risiko laporan ${code}.`,
      en: `The bughunter answered the risk rating of report ${code}.`,
    }),
    action: { id: 'Lihat tanggapan', en: 'See the answer' },
  },
  company_retest_answered: {
    subject: ({ code }: Facts) => ({ id: `Hasil uji ulang ${code}`, en: `Retest result for ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter menulis hasil uji ulang laporan ${code}. Keputusannya diambil di halaman laporan.`,
      en: `The bughunter wrote down the retest of report ${code}. The verdict is given on the page of the report.`,
    }),
    action: { id: 'Lihat hasil', en: 'See the result' },
  },
  company_retest_expired: {
    subject: ({ code }: Facts) => ({ id: `Uji ulang ${code} tidak dijawab`, en: `Retest of ${code} was not answered` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter tidak menjawab uji ulang laporan ${code} dalam 7 hari, jadi perbaikannya berlanjut. Anda dapat meminta uji ulang lagi; hasilnya boleh Anda putuskan sendiri tanpa menunggu jawaban.`,
      en: `The bughunter did not answer the retest of report ${code} within 7 days, so the fix goes on. You may ask for a retest again, and decide it yourself without waiting for an answer.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_report_closed: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} ditutup`, en: `Report ${code} is closed` }),
    text: ({ code, reason }: Facts) => ({ id: `Laporan ${code} ditutup: ${reason}.`, en: `Report ${code} was closed: ${reason}.` }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  company_report_reopened: {
    subject: ({ code }: Facts) => ({ id: `Laporan ${code} dibuka kembali`, en: `Report ${code} is open again` }),
    text: ({ code }: Facts) => ({
      id: `Laporan ${code} diperiksa lagi oleh tim kami.`,
      en: `Report ${code} is being checked again by our team.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  company_report_appealed: {
    subject: ({ code }: Facts) => ({ id: `Keberatan atas penutupan ${code}`, en: `Appeal against the closing of ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter mengajukan keberatan atas penutupan laporan ${code}. Dalam 3 hari kerja, rekan yang berwenang menilai risiko dapat menanggapinya di halaman laporan. Putusannya diambil anggota tim platform yang lain.`,
      en: `The bughunter appealed against the closing of report ${code}. Within 3 business days, colleagues with the right to rate may say on its page what they think. Another member of the platform team decides.`,
    }),
    action: { id: 'Baca keberatan', en: 'Read the appeal' },
  },
  company_comment: {
    subject: ({ code }: Facts) => ({ id: `Komentar baru pada laporan ${code}`, en: `A new comment on report ${code}` }),
    text: ({ code }: Facts) => ({ id: `Ada komentar baru pada laporan ${code}.`, en: `There is a new comment on report ${code}.` }),
    action: { id: 'Baca komentar', en: 'Read the comment' },
  },
  company_clock_overdue: {
    subject: ({ code }: Facts) => ({ id: `Tenggat terlewat: ${code}`, en: `Past due: ${code}` }),
    text: ({ clock, code }: Facts) => ({
      id: `Tenggat ${clock} untuk laporan ${code} sudah lewat. Halaman laporan menunjukkan langkah yang ditunggu.`,
      en: `The ${clock} deadline of report ${code} has passed. The page of the report shows what is waited for.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_report: {
    subject: ({ code }: Facts) => ({ id: `Antrean: laporan ${code}`, en: `Queue: report ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Laporan ${code} masuk dan menunggu diverifikasi.`,
      en: `Report ${code} has come in and waits for verification.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_info_answered: {
    subject: ({ code }: Facts) => ({ id: `Jawaban atas pertanyaan: ${code}`, en: `Question answered: ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter sudah menjawab pertanyaan pada laporan ${code}. Tenggatnya berjalan lagi.`,
      en: `The bughunter answered the question on report ${code}. Its clocks run again.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_rating_answered: {
    subject: ({ code }: Facts) => ({ id: `Tanggapan atas penilaian ${code}`, en: `An answer to the rating of ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter menanggapi penilaian risiko laporan ${code}.`,
      en: `The bughunter answered the risk rating of report ${code}.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_report_appealed: {
    subject: ({ code }: Facts) => ({ id: `Antrean: keberatan atas ${code}`, en: `Queue: appeal on ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter mengajukan keberatan atas penutupan laporan ${code}. Yang menjawab bukan orang yang menolaknya.`,
      en: `The bughunter appealed against the closing of report ${code}. Whoever refused it does not answer.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_appeal_answered: {
    subject: ({ code }: Facts) => ({ id: `Perusahaan menanggapi keberatan ${code}`, en: `The company answered the appeal on ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Perusahaan menanggapi keberatan atas penutupan laporan ${code}. Putusannya masih menunggu.`,
      en: `The company said what it thinks of the appeal against the closing of report ${code}. The decision still waits.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_retest: {
    subject: ({ code }: Facts) => ({ id: `Uji ulang diminta: ${code}`, en: `Retest asked: ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Perbaikan untuk laporan ${code} menunggu uji ulang.`,
      en: `The fix for report ${code} waits for a retest.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_retest_answered: {
    subject: ({ code }: Facts) => ({ id: `Hasil uji ulang ${code}`, en: `Retest result for ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter menulis hasil uji ulang laporan ${code}.`,
      en: `The bughunter wrote down the retest of report ${code}.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_retest_expired: {
    subject: ({ code }: Facts) => ({ id: `Uji ulang ${code} tidak dijawab`, en: `Retest of ${code} was not answered` }),
    text: ({ code }: Facts) => ({
      id: `Bughunter tidak menjawab uji ulang laporan ${code} dalam 7 hari.`,
      en: `The bughunter did not answer the retest of report ${code} within 7 days.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_comment: {
    subject: ({ code }: Facts) => ({ id: `Komentar baru pada laporan ${code}`, en: `A new comment on report ${code}` }),
    text: ({ code }: Facts) => ({ id: `Ada komentar baru pada laporan ${code}.`, en: `There is a new comment on report ${code}.` }),
    action: { id: 'Baca komentar', en: 'Read the comment' },
  },
  team_clock_overdue: {
    subject: ({ code }: Facts) => ({ id: `Tenggat terlewat: ${code}`, en: `Past due: ${code}` }),
    text: ({ clock, code }: Facts) => ({
      id: `Tenggat ${clock} untuk laporan ${code} sudah lewat.`,
      en: `The ${clock} deadline of report ${code} has passed.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_publication_requested: {
    subject: ({ code }: Facts) => ({ id: `Permintaan publikasi: ${code}`, en: `Publication asked: ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Ada permintaan untuk memublikasikan ringkasan laporan ${code}. Tidak ada yang terbit tanpa persetujuan Anda; Anda dapat menyetujui, mengajukan naskah lain, atau menolaknya.`,
      en: `Somebody asks to publish a summary of report ${code}. Nothing is published without your consent; you may agree, propose other words or refuse.`,
    }),
    action: { id: 'Tinjau naskah', en: 'Review the text' },
  },
  hunter_publication_requested: {
    subject: ({ code }: Facts) => ({ id: `Permintaan publikasi: ${code}`, en: `Publication asked: ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Ada permintaan untuk memublikasikan ringkasan laporan ${code}. Kamu bisa melihat naskahnya di halaman laporan.`,
      en: `Somebody asks to publish a summary of report ${code}. You can see the text on the page of the report.`,
    }),
    action: { id: 'Lihat naskah', en: 'See the text' },
  },
  hunter_publication_agreed: {
    subject: ({ code }: Facts) => ({ id: `Publikasi ${code} disetujui`, en: `Publication of ${code} agreed` }),
    text: ({ code }: Facts) => ({
      id: `Perusahaan menyetujui publikasi ringkasan laporan ${code}. Tim kami memeriksanya sekali lagi sebelum terbit.`,
      en: `The company agreed to publish the summary of report ${code}. Our team looks at it once more before it goes out.`,
    }),
    action: { id: 'Lihat naskah', en: 'See the text' },
  },
  team_publication_agreed: {
    subject: ({ code }: Facts) => ({ id: `Antrean: publikasi ${code}`, en: `Queue: publication of ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Publikasi laporan ${code} sudah disetujui dan menunggu diterbitkan.`,
      en: `The publication of report ${code} is agreed and waits to go out.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  hunter_published: {
    subject: ({ code }: Facts) => ({ id: `Ringkasan laporan ${code} terbit`, en: `The summary of ${code} is published` }),
    text: ({ code }: Facts) => ({
      id: `Ringkasan laporan ${code} sudah terbit atas namamu.`,
      en: `The summary of report ${code} is published under your name.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  company_published: {
    subject: ({ code }: Facts) => ({ id: `Ringkasan laporan ${code} terbit`, en: `The summary of ${code} is published` }),
    text: ({ code }: Facts) => ({
      id: `Ringkasan laporan ${code} sudah terbit seperti yang Anda setujui.`,
      en: `The summary of report ${code} is published as you agreed.`,
    }),
    action: { id: 'Lihat laporan', en: 'See the report' },
  },
  hunter_publication_refused: {
    subject: ({ code }: Facts) => ({ id: `Publikasi ${code} tidak disetujui`, en: `Publication of ${code} refused` }),
    text: ({ code }: Facts) => ({
      id: `Permintaan publikasi laporan ${code} tidak disetujui. Alasannya ada di halaman laporan.`,
      en: `The publication of report ${code} was refused. The reason is on its page.`,
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_publication_refused: {
    subject: ({ code }: Facts) => ({ id: `Publikasi ${code} ditolak`, en: `Publication of ${code} refused` }),
    text: ({ code }: Facts) => ({
      id: `Publikasi laporan ${code} ditolak dan tidak dilanjutkan. Alasannya ada di halaman laporan.`,
      en: `The publication of report ${code} was refused. The reason is on its page.`,
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_publication_withdrawn: {
    subject: ({ code }: Facts) => ({ id: `Write-up laporan ${code} ditarik`, en: `The write-up of ${code} was taken back` }),
    text: ({ code }: Facts) => ({
      id: `Write-up laporan ${code} tidak lagi terbaca umum. Alasannya ada di halaman laporan.`,
      en: `The write-up of report ${code} can no longer be read in public. The reason is on the page of the report.`,
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  hunter_publication_withdrawn: {
    subject: ({ code }: Facts) => ({ id: `Write-up laporan ${code} ditarik`, en: `The write-up of ${code} was taken back` }),
    text: ({ code }: Facts) => ({
      id: `Tim kami menarik write-up laporan ${code}; halamannya tidak lagi terbaca umum. Alasannya ada di halaman laporan.`,
      en: `Our team took the write-up of report ${code} back; it can no longer be read in public. The reason is on the page of the report.`,
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  team_publication_refused: {
    subject: ({ code }: Facts) => ({ id: `Publikasi ${code} ditolak`, en: `Publication of ${code} refused` }),
    text: ({ code }: Facts) => ({
      id: `Permintaan publikasi laporan ${code} ditolak.`,
      en: `The publication of report ${code} was refused.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
})
