import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to companies and the platform team about reports and publications: the code and the step, never the content. */
export const reportMails = catalogue({
  id: {
    company_report_valid: {
      subject: ({ code }: Facts) => `Laporan valid: ${code}`,
      text: ({ code }: Facts) =>
        `Laporan ${code} sudah diverifikasi tim kami dan dinyatakan valid. Berikutnya penilaian risiko, paling lambat dalam 5 hari kerja. Halaman laporan menunjukkan giliran siapa sekarang.`,
      action: 'Buka laporan',
    },
    company_balance_short: {
      subject: ({ code }: Facts) => `Saldo kurang untuk laporan ${code}`,
      text: ({ code }: Facts) =>
        `Saldo Anda belum cukup untuk menyisihkan imbalan laporan ${code}. Laporan tetap diproses; mohon isi saldo agar imbalannya dapat diberikan tepat waktu.`,
      action: 'Buka laporan',
    },
    company_report_rated: {
      subject: ({ code }: Facts) => `Laporan ${code} sudah dinilai`,
      text: ({ code }: Facts) =>
        `Tingkat risiko laporan ${code} sudah ditetapkan. Langkah Anda berikutnya adalah imbalannya.`,
      action: 'Buka laporan',
    },
    company_reward_proposed: {
      subject: ({ code }: Facts) => `Imbalan laporan ${code} menunggu persetujuan`,
      text: ({ code }: Facts) =>
        `Imbalan untuk laporan ${code} diusulkan dan memerlukan persetujuan orang kedua dalam 5 hari kerja. Dananya sudah disisihkan.`,
      action: 'Tinjau usulan',
    },
    company_reward_lapsed: {
      subject: ({ code }: Facts) => `Usulan imbalan laporan ${code} gugur`,
      text: ({ code }: Facts) =>
        `Tidak ada orang kedua yang menyetujui usulan imbalan laporan ${code} dalam 5 hari kerja, jadi usulan itu gugur. Bughunter masih menunggu; mohon usulkan lagi atau berikan imbalan yang dapat Anda putuskan sendiri.`,
      action: 'Buka laporan',
    },
    company_reward_approved: {
      subject: ({ code }: Facts) => `Imbalan laporan ${code} disetujui`,
      text: ({ code, support }: Facts) =>
        `Imbalan di atas batas satu orang untuk laporan ${code} disetujui orang kedua dan diambil dari saldo. Bila Anda tidak mengenalnya, segera hubungi ${support}.`,
      action: 'Buka laporan',
    },
    company_rating_disputed: {
      subject: ({ code }: Facts) => `Penilaian ${code} disanggah`,
      text: ({ code }: Facts) =>
        `Bughunter menyanggah penilaian laporan ${code}. Mohon tanggapi dalam 3 hari kerja; setelah itu tim platform yang memutuskan. Laporan tidak dapat ditutup selama itu.`,
      action: 'Tanggapi',
    },
    company_dispute_decided: {
      subject: ({ code }: Facts) => `Sanggahan atas ${code} diputuskan`,
      text: ({ code }: Facts) =>
        `Tim platform memutuskan tingkat risiko laporan ${code} dan imbalan terkecilnya. Keduanya mengikat; langkah berikutnya ada di halaman laporan.`,
      action: 'Lihat putusan',
    },
    team_dispute: {
      subject: ({ code }: Facts) => `Antrean: sanggahan atas ${code}`,
      text: ({ code }: Facts) =>
        `Sanggahan atas penilaian laporan ${code} menunggu putusan dalam 5 hari kerja, dari anggota tim yang belum pernah menilainya.`,
      action: 'Buka laporan',
    },
    company_rating_answered: {
      subject: ({ code }: Facts) => `Tanggapan atas penilaian ${code}`,
      text: ({ code }: Facts) => `Bughunter menanggapi penilaian risiko laporan ${code}.`,
      action: 'Lihat tanggapan',
    },
    company_retest_answered: {
      subject: ({ code }: Facts) => `Hasil uji ulang ${code}`,
      text: ({ code }: Facts) =>
        `Bughunter menulis hasil uji ulang laporan ${code}. Keputusannya diambil di halaman laporan.`,
      action: 'Lihat hasil',
    },
    company_retest_expired: {
      subject: ({ code }: Facts) => `Uji ulang ${code} tidak dijawab`,
      text: ({ code }: Facts) =>
        `Bughunter tidak menjawab uji ulang laporan ${code} dalam 7 hari, jadi perbaikannya berlanjut. Anda dapat meminta uji ulang lagi; hasilnya boleh Anda putuskan sendiri tanpa menunggu jawaban.`,
      action: 'Buka laporan',
    },
    company_report_closed: {
      subject: ({ code }: Facts) => `Laporan ${code} ditutup`,
      text: ({ code, reason }: Facts) => `Laporan ${code} ditutup: ${reason}.`,
      action: 'Lihat laporan',
    },
    company_report_reopened: {
      subject: ({ code }: Facts) => `Laporan ${code} dibuka kembali`,
      text: ({ code }: Facts) => `Laporan ${code} diperiksa lagi oleh tim kami.`,
      action: 'Lihat laporan',
    },
    company_report_appealed: {
      subject: ({ code }: Facts) => `Keberatan atas penutupan ${code}`,
      text: ({ code }: Facts) =>
        `Bughunter mengajukan keberatan atas penutupan laporan ${code}. Dalam 3 hari kerja, rekan yang berwenang menilai risiko dapat menanggapinya di halaman laporan. Putusannya diambil anggota tim platform yang lain.`,
      action: 'Baca keberatan',
    },
    company_comment: {
      subject: ({ code }: Facts) => `Komentar baru pada laporan ${code}`,
      text: ({ code }: Facts) => `Ada komentar baru pada laporan ${code}.`,
      action: 'Baca komentar',
    },
    company_clock_overdue: {
      subject: ({ code }: Facts) => `Tenggat terlewat: ${code}`,
      text: ({ clock, code }: Facts) =>
        `Tenggat ${clock} untuk laporan ${code} sudah lewat. Halaman laporan menunjukkan langkah yang ditunggu.`,
      action: 'Buka laporan',
    },
    team_report: {
      subject: ({ code }: Facts) => `Antrean: laporan ${code}`,
      text: ({ code }: Facts) => `Laporan ${code} masuk dan menunggu diverifikasi.`,
      action: 'Buka laporan',
    },
    team_info_answered: {
      subject: ({ code }: Facts) => `Jawaban atas pertanyaan: ${code}`,
      text: ({ code }: Facts) =>
        `Bughunter sudah menjawab pertanyaan pada laporan ${code}. Tenggatnya berjalan lagi.`,
      action: 'Buka laporan',
    },
    team_rating_answered: {
      subject: ({ code }: Facts) => `Tanggapan atas penilaian ${code}`,
      text: ({ code }: Facts) => `Bughunter menanggapi penilaian risiko laporan ${code}.`,
      action: 'Buka laporan',
    },
    team_report_appealed: {
      subject: ({ code }: Facts) => `Antrean: keberatan atas ${code}`,
      text: ({ code }: Facts) =>
        `Bughunter mengajukan keberatan atas penutupan laporan ${code}. Yang menjawab bukan orang yang menolaknya.`,
      action: 'Buka laporan',
    },
    team_appeal_answered: {
      subject: ({ code }: Facts) => `Perusahaan menanggapi keberatan ${code}`,
      text: ({ code }: Facts) =>
        `Perusahaan menanggapi keberatan atas penutupan laporan ${code}. Putusannya masih menunggu.`,
      action: 'Buka laporan',
    },
    team_retest: {
      subject: ({ code }: Facts) => `Uji ulang diminta: ${code}`,
      text: ({ code }: Facts) => `Perbaikan untuk laporan ${code} menunggu uji ulang.`,
      action: 'Buka laporan',
    },
    team_retest_answered: {
      subject: ({ code }: Facts) => `Hasil uji ulang ${code}`,
      text: ({ code }: Facts) => `Bughunter menulis hasil uji ulang laporan ${code}.`,
      action: 'Buka laporan',
    },
    team_retest_expired: {
      subject: ({ code }: Facts) => `Uji ulang ${code} tidak dijawab`,
      text: ({ code }: Facts) => `Bughunter tidak menjawab uji ulang laporan ${code} dalam 7 hari.`,
      action: 'Buka laporan',
    },
    team_comment: {
      subject: ({ code }: Facts) => `Komentar baru pada laporan ${code}`,
      text: ({ code }: Facts) => `Ada komentar baru pada laporan ${code}.`,
      action: 'Baca komentar',
    },
    team_clock_overdue: {
      subject: ({ code }: Facts) => `Tenggat terlewat: ${code}`,
      text: ({ clock, code }: Facts) => `Tenggat ${clock} untuk laporan ${code} sudah lewat.`,
      action: 'Buka laporan',
    },
    company_publication_requested: {
      subject: ({ code }: Facts) => `Permintaan publikasi: ${code}`,
      text: ({ code }: Facts) =>
        `Ada permintaan untuk memublikasikan ringkasan laporan ${code}. Tidak ada yang terbit tanpa persetujuan Anda; Anda dapat menyetujui, mengajukan naskah lain, atau menolaknya.`,
      action: 'Tinjau naskah',
    },
    hunter_publication_requested: {
      subject: ({ code }: Facts) => `Permintaan publikasi: ${code}`,
      text: ({ code }: Facts) =>
        `Ada permintaan untuk memublikasikan ringkasan laporan ${code}. Kamu bisa melihat naskahnya di halaman laporan.`,
      action: 'Lihat naskah',
    },
    hunter_publication_agreed: {
      subject: ({ code }: Facts) => `Publikasi ${code} disetujui`,
      text: ({ code }: Facts) =>
        `Perusahaan menyetujui publikasi ringkasan laporan ${code}. Tim kami memeriksanya sekali lagi sebelum terbit.`,
      action: 'Lihat naskah',
    },
    team_publication_agreed: {
      subject: ({ code }: Facts) => `Antrean: publikasi ${code}`,
      text: ({ code }: Facts) => `Publikasi laporan ${code} sudah disetujui dan menunggu diterbitkan.`,
      action: 'Buka laporan',
    },
    hunter_published: {
      subject: ({ code }: Facts) => `Ringkasan laporan ${code} terbit`,
      text: ({ code }: Facts) => `Ringkasan laporan ${code} sudah terbit atas namamu.`,
      action: 'Lihat laporan',
    },
    company_published: {
      subject: ({ code }: Facts) => `Ringkasan laporan ${code} terbit`,
      text: ({ code }: Facts) => `Ringkasan laporan ${code} sudah terbit seperti yang Anda setujui.`,
      action: 'Lihat laporan',
    },
    hunter_publication_refused: {
      subject: ({ code }: Facts) => `Publikasi ${code} tidak disetujui`,
      text: ({ code }: Facts) =>
        `Permintaan publikasi laporan ${code} tidak disetujui. Alasannya ada di halaman laporan.`,
      action: 'Lihat alasannya',
    },
    company_publication_refused: {
      subject: ({ code }: Facts) => `Publikasi ${code} ditolak`,
      text: ({ code }: Facts) =>
        `Publikasi laporan ${code} ditolak dan tidak dilanjutkan. Alasannya ada di halaman laporan.`,
      action: 'Lihat alasannya',
    },
    company_publication_withdrawn: {
      subject: ({ code }: Facts) => `Write-up laporan ${code} ditarik`,
      text: ({ code }: Facts) =>
        `Write-up laporan ${code} tidak lagi terbaca umum. Alasannya ada di halaman laporan.`,
      action: 'Lihat alasannya',
    },
    hunter_publication_withdrawn: {
      subject: ({ code }: Facts) => `Write-up laporan ${code} ditarik`,
      text: ({ code }: Facts) =>
        `Tim kami menarik write-up laporan ${code}; halamannya tidak lagi terbaca umum. Alasannya ada di halaman laporan.`,
      action: 'Lihat alasannya',
    },
    team_publication_refused: {
      subject: ({ code }: Facts) => `Publikasi ${code} ditolak`,
      text: ({ code }: Facts) => `Permintaan publikasi laporan ${code} ditolak.`,
      action: 'Buka laporan',
    },
  },
  en: {
    company_report_valid: {
      subject: ({ code }: Facts) => `A valid report: ${code}`,
      text: ({ code }: Facts) =>
        `Our team verified report ${code}; it is valid. Next comes the rating of its risk, within 5 business days. The page of the report shows whose turn it is.`,
      action: 'Open the report',
    },
    company_balance_short: {
      subject: ({ code }: Facts) => `Balance too low for report ${code}`,
      text: ({ code }: Facts) =>
        `Your balance does not cover the reward of report ${code}. The report goes on; please top up so that its reward can be given on time.`,
      action: 'Open the report',
    },
    company_report_rated: {
      subject: ({ code }: Facts) => `Report ${code} is rated`,
      text: ({ code }: Facts) => `The risk level of report ${code} is set. Your next step is its reward.`,
      action: 'Open the report',
    },
    company_reward_proposed: {
      subject: ({ code }: Facts) => `The reward of report ${code} awaits approval`,
      text: ({ code }: Facts) =>
        `A reward for report ${code} was proposed and needs the approval of a second person within 5 business days. Its money is set aside already.`,
      action: 'Review the proposal',
    },
    company_reward_lapsed: {
      subject: ({ code }: Facts) => `The proposed reward of report ${code} lapsed`,
      text: ({ code }: Facts) =>
        `No second person approved the proposed reward of report ${code} within 5 business days, so the proposal ended. The bughunter is still waiting; please propose it again or give a reward you may decide alone.`,
      action: 'Open the report',
    },
    company_reward_approved: {
      subject: ({ code }: Facts) => `The reward of report ${code} was approved`,
      text: ({ code, support }: Facts) =>
        `A reward above the limit of one person was approved for report ${code} by a second person and taken from the balance. If you do not know of it, write to ${support} at once.`,
      action: 'Open the report',
    },
    company_rating_disputed: {
      subject: ({ code }: Facts) => `The rating of ${code} is disputed`,
      text: ({ code }: Facts) =>
        `The bughunter disputes the rating of report ${code}. Please answer within 3 business days; after that the platform team decides. The report cannot be closed meanwhile.`,
      action: 'Answer',
    },
    company_dispute_decided: {
      subject: ({ code }: Facts) => `The dispute on ${code} is decided`,
      text: ({ code }: Facts) =>
        `The platform team decided the risk level of report ${code} and its least reward. Both are binding; the next step is on the page of the report.`,
      action: 'See the decision',
    },
    team_dispute: {
      subject: ({ code }: Facts) => `Queue: dispute on ${code}`,
      text: ({ code }: Facts) =>
        `The dispute over the rating of report ${code} awaits a decision within 5 business days, by a member of the team who has not judged it.`,
      action: 'Open the report',
    },
    company_rating_answered: {
      subject: ({ code }: Facts) => `An answer to the rating of ${code}`,
      text: ({ code }: Facts) => `The bughunter answered the risk rating of report ${code}.`,
      action: 'See the answer',
    },
    company_retest_answered: {
      subject: ({ code }: Facts) => `Retest result for ${code}`,
      text: ({ code }: Facts) =>
        `The bughunter wrote down the retest of report ${code}. The verdict is given on the page of the report.`,
      action: 'See the result',
    },
    company_retest_expired: {
      subject: ({ code }: Facts) => `Retest of ${code} was not answered`,
      text: ({ code }: Facts) =>
        `The bughunter did not answer the retest of report ${code} within 7 days, so the fix goes on. You may ask for a retest again, and decide it yourself without waiting for an answer.`,
      action: 'Open the report',
    },
    company_report_closed: {
      subject: ({ code }: Facts) => `Report ${code} is closed`,
      text: ({ code, reason }: Facts) => `Report ${code} was closed: ${reason}.`,
      action: 'See the report',
    },
    company_report_reopened: {
      subject: ({ code }: Facts) => `Report ${code} is open again`,
      text: ({ code }: Facts) => `Report ${code} is being checked again by our team.`,
      action: 'See the report',
    },
    company_report_appealed: {
      subject: ({ code }: Facts) => `Appeal against the closing of ${code}`,
      text: ({ code }: Facts) =>
        `The bughunter appealed against the closing of report ${code}. Within 3 business days, colleagues with the right to rate may say on its page what they think. Another member of the platform team decides.`,
      action: 'Read the appeal',
    },
    company_comment: {
      subject: ({ code }: Facts) => `A new comment on report ${code}`,
      text: ({ code }: Facts) => `There is a new comment on report ${code}.`,
      action: 'Read the comment',
    },
    company_clock_overdue: {
      subject: ({ code }: Facts) => `Past due: ${code}`,
      text: ({ clock, code }: Facts) =>
        `The ${clock} deadline of report ${code} has passed. The page of the report shows what is waited for.`,
      action: 'Open the report',
    },
    team_report: {
      subject: ({ code }: Facts) => `Queue: report ${code}`,
      text: ({ code }: Facts) => `Report ${code} has come in and waits for verification.`,
      action: 'Open the report',
    },
    team_info_answered: {
      subject: ({ code }: Facts) => `Question answered: ${code}`,
      text: ({ code }: Facts) =>
        `The bughunter answered the question on report ${code}. Its clocks run again.`,
      action: 'Open the report',
    },
    team_rating_answered: {
      subject: ({ code }: Facts) => `An answer to the rating of ${code}`,
      text: ({ code }: Facts) => `The bughunter answered the risk rating of report ${code}.`,
      action: 'Open the report',
    },
    team_report_appealed: {
      subject: ({ code }: Facts) => `Queue: appeal on ${code}`,
      text: ({ code }: Facts) =>
        `The bughunter appealed against the closing of report ${code}. Whoever refused it does not answer.`,
      action: 'Open the report',
    },
    team_appeal_answered: {
      subject: ({ code }: Facts) => `The company answered the appeal on ${code}`,
      text: ({ code }: Facts) =>
        `The company said what it thinks of the appeal against the closing of report ${code}. The decision still waits.`,
      action: 'Open the report',
    },
    team_retest: {
      subject: ({ code }: Facts) => `Retest asked: ${code}`,
      text: ({ code }: Facts) => `The fix for report ${code} waits for a retest.`,
      action: 'Open the report',
    },
    team_retest_answered: {
      subject: ({ code }: Facts) => `Retest result for ${code}`,
      text: ({ code }: Facts) => `The bughunter wrote down the retest of report ${code}.`,
      action: 'Open the report',
    },
    team_retest_expired: {
      subject: ({ code }: Facts) => `Retest of ${code} was not answered`,
      text: ({ code }: Facts) => `The bughunter did not answer the retest of report ${code} within 7 days.`,
      action: 'Open the report',
    },
    team_comment: {
      subject: ({ code }: Facts) => `A new comment on report ${code}`,
      text: ({ code }: Facts) => `There is a new comment on report ${code}.`,
      action: 'Read the comment',
    },
    team_clock_overdue: {
      subject: ({ code }: Facts) => `Past due: ${code}`,
      text: ({ clock, code }: Facts) => `The ${clock} deadline of report ${code} has passed.`,
      action: 'Open the report',
    },
    company_publication_requested: {
      subject: ({ code }: Facts) => `Publication asked: ${code}`,
      text: ({ code }: Facts) =>
        `Somebody asks to publish a summary of report ${code}. Nothing is published without your consent; you may agree, propose other words or refuse.`,
      action: 'Review the text',
    },
    hunter_publication_requested: {
      subject: ({ code }: Facts) => `Publication asked: ${code}`,
      text: ({ code }: Facts) =>
        `Somebody asks to publish a summary of report ${code}. You can see the text on the page of the report.`,
      action: 'See the text',
    },
    hunter_publication_agreed: {
      subject: ({ code }: Facts) => `Publication of ${code} agreed`,
      text: ({ code }: Facts) =>
        `The company agreed to publish the summary of report ${code}. Our team looks at it once more before it goes out.`,
      action: 'See the text',
    },
    team_publication_agreed: {
      subject: ({ code }: Facts) => `Queue: publication of ${code}`,
      text: ({ code }: Facts) => `The publication of report ${code} is agreed and waits to go out.`,
      action: 'Open the report',
    },
    hunter_published: {
      subject: ({ code }: Facts) => `The summary of ${code} is published`,
      text: ({ code }: Facts) => `The summary of report ${code} is published under your name.`,
      action: 'See the report',
    },
    company_published: {
      subject: ({ code }: Facts) => `The summary of ${code} is published`,
      text: ({ code }: Facts) => `The summary of report ${code} is published as you agreed.`,
      action: 'See the report',
    },
    hunter_publication_refused: {
      subject: ({ code }: Facts) => `Publication of ${code} refused`,
      text: ({ code }: Facts) => `The publication of report ${code} was refused. The reason is on its page.`,
      action: 'See the reason',
    },
    company_publication_refused: {
      subject: ({ code }: Facts) => `Publication of ${code} refused`,
      text: ({ code }: Facts) => `The publication of report ${code} was refused. The reason is on its page.`,
      action: 'See the reason',
    },
    company_publication_withdrawn: {
      subject: ({ code }: Facts) => `The write-up of ${code} was taken back`,
      text: ({ code }: Facts) =>
        `The write-up of report ${code} can no longer be read in public. The reason is on the page of the report.`,
      action: 'See the reason',
    },
    hunter_publication_withdrawn: {
      subject: ({ code }: Facts) => `The write-up of ${code} was taken back`,
      text: ({ code }: Facts) =>
        `Our team took the write-up of report ${code} back; it can no longer be read in public. The reason is on the page of the report.`,
      action: 'See the reason',
    },
    team_publication_refused: {
      subject: ({ code }: Facts) => `Publication of ${code} refused`,
      text: ({ code }: Facts) => `The publication of report ${code} was refused.`,
      action: 'Open the report',
    },
  },
})
