import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to companies and the platform team about reports and publications: the code, the step, level and sum, never the content. */
export const reportMails = catalogue({
  company_report_valid: {
    subject: ({ code }: Facts) => ({ id: `Laporan valid: ${code}`, en: `A valid report: ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Laporan ${code} sudah diverifikasi tim kami dan dinyatakan valid. Berikutnya penilaian risiko${due && `, paling lambat ${due}`}. Halaman laporan menunjukkan giliran siapa sekarang.`,
      en: `Our team verified report ${code}; it is valid. Next comes the rating of its risk${due && `, by ${due}`}. The page of the report shows whose turn it is.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_balance_short: {
    subject: ({ code }: Facts) => ({ id: `Saldo kurang untuk laporan ${code}`, en: `Balance too low for report ${code}` }),
    text: ({ code, sum }: Facts) => ({
      id: `Saldo Anda belum cukup untuk menyisihkan imbalan laporan ${code}${sum && `: yang perlu disisihkan ${sum}`}. Laporan tetap diproses; mohon isi saldo agar imbalannya dapat diberikan tepat waktu.`,
      en: `Your balance does not cover the reward of report ${code}${sum && `: ${sum} must be set aside`}. The report goes on; please top up so that its reward can be given on time.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_report_rated: {
    subject: ({ code, risk }: Facts) => ({
      id: `${risk ? `Tingkat risiko ${code} ${risk}` : `Laporan ${code} sudah dinilai`}`,
      en: `${risk ? `Risk of ${code} ${risk}` : `Report ${code} is rated`}`,
    }),
    text: ({ code, due, risk }: Facts) => ({
      id: `Tingkat risiko laporan ${code} ${risk || 'sudah ditetapkan'}. Langkah Anda berikutnya adalah imbalannya${due && `, paling lambat ${due}`}.`,
      en: `The risk level of report ${code} was ${risk || 'set'}. Your next step is its reward${due && `, by ${due}`}.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_reward_proposed: {
    subject: ({ code, sum }: Facts) => ({
      id: `Imbalan${sum && ` ${sum}`} untuk ${code} menunggu persetujuan`,
      en: `The reward${sum && ` of ${sum}`} for ${code} awaits approval`,
    }),
    text: ({ code, sum }: Facts) => ({
      id: `Imbalan${sum && ` ${sum}`} untuk laporan ${code} diusulkan dan memerlukan persetujuan orang kedua dalam 5 hari kerja. Dananya sudah disisihkan.`,
      en: `A reward${sum && ` of ${sum}`} for report ${code} was proposed and needs the approval of a second person within 5 business days. Its money is set aside already.`,
    }),
    action: { id: 'Tinjau usulan', en: 'Review the proposal' },
  },
  company_reward_lapsed: {
    subject: ({ code }: Facts) => ({ id: `Usulan imbalan laporan ${code} gugur`, en: `The proposed reward of report ${code} lapsed` }),
    text: ({ code, sum }: Facts) => ({
      id: `Tidak ada orang kedua yang menyetujui usulan imbalan${sum && ` ${sum}`} untuk laporan ${code} dalam 5 hari kerja, jadi usulan itu gugur. Bughunter masih menunggu; mohon usulkan lagi atau berikan imbalan yang dapat Anda putuskan sendiri.`,
      en: `No second person approved the proposed reward${sum && ` of ${sum}`} for report ${code} within 5 business days, so the proposal ended. The bughunter is still waiting; please propose it again or give a reward you may decide alone.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_reward_approved: {
    subject: ({ code, sum }: Facts) => ({
      id: `Imbalan${sum && ` ${sum}`} untuk ${code} disetujui`,
      en: `The reward${sum && ` of ${sum}`} for ${code} was approved`,
    }),
    text: ({ code, sum, support }: Facts) => ({
      id: `Imbalan${sum && ` ${sum}`} di atas batas satu orang untuk laporan ${code} disetujui orang kedua dan diambil dari saldo. Bila Anda tidak mengenalnya, segera hubungi ${support}.`,
      en: `A reward${sum && ` of ${sum}`} above the limit of one person was approved for report ${code} by a second person and taken from the balance. If you do not know of it, write to ${support} at once.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_rating_disputed: {
    subject: ({ code }: Facts) => ({ id: `Penilaian ${code} disanggah`, en: `The rating of ${code} is disputed` }),
    text: ({ code, due }: Facts) => ({
      id: `Bughunter menyanggah penilaian laporan ${code}. Mohon tanggapi${due && ` paling lambat ${due}`}; setelah itu tim platform yang memutuskan. Laporan tidak dapat ditutup selama itu.`,
      en: `The bughunter disputes the rating of report ${code}. Please answer${due && ` by ${due}`}; after that the platform team decides. The report cannot be closed meanwhile.`,
    }),
    action: { id: 'Tanggapi', en: 'Answer' },
  },
  company_dispute_decided: {
    subject: ({ code }: Facts) => ({ id: `Sanggahan atas ${code} diputuskan`, en: `The dispute on ${code} is decided` }),
    text: ({ code, due, risk, sum }: Facts) => ({
      id: `Tim platform memutuskan sanggahan atas laporan ${code}${risk && `: tingkat risikonya ${risk}`}${sum && `, dan imbalan terkecilnya ${sum}`}. Keputusan ini mengikat${due && `; langkah Anda berikutnya ditunggu paling lambat ${due}`}.`,
      en: `The platform team decided the dispute on report ${code}${risk && `: its risk level was ${risk}`}${sum && `, and its least reward is ${sum}`}. The decision is binding${due && `; your next step is due by ${due}`}.`,
    }),
    action: { id: 'Lihat putusan', en: 'See the decision' },
  },
  team_dispute: {
    subject: ({ code }: Facts) => ({ id: `Antrean: sanggahan atas ${code}`, en: `Queue: dispute on ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Sanggahan atas penilaian laporan ${code} menunggu putusan${due && ` paling lambat ${due}`}, dari anggota tim yang belum pernah menilainya.`,
      en: `The dispute over the rating of report ${code} awaits a decision${due && ` by ${due}`}, from a member of the team who has not judged it.`,
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
  person_mentioned: {
    subject: ({ code }: Facts) => ({ id: `Sebutan baru pada laporan ${code}`, en: `You were mentioned on report ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Sebuah komentar pada laporan ${code} menyebut nama akun ini.`,
      en: `A comment on report ${code} mentions you.`,
    }),
    action: { id: 'Baca komentar', en: 'Read the comment' },
  },
  person_report_news: {
    subject: ({ code }: Facts) => ({ id: `Kabar baru pada laporan ${code}`, en: `News on report ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Ada yang baru pada laporan ${code}. Kabar ini dikirim karena laporan itu diikuti dari akun ini; di halamannya, kabar dapat disenyapkan kapan saja.`,
      en: `Something new happened on report ${code}. You get this because your account watches it; its page lets you stop at any time.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_clock_overdue: {
    subject: ({ clock, code }: Facts) => ({
      id: `Tenggat ${clock && `${clock} `}terlewat: ${code}`,
      en: `Past due${clock && `, ${clock}`}: ${code}`,
    }),
    text: ({ clock, code }: Facts) => ({
      id: `Tenggat ${clock} untuk laporan ${code} sudah lewat. Halaman laporan menunjukkan langkah yang ditunggu.`,
      en: `The ${clock} deadline of report ${code} has passed. The page of the report shows what is waited for.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_report: {
    subject: ({ code }: Facts) => ({ id: `Antrean: laporan ${code}`, en: `Queue: report ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Laporan ${code} masuk dan menunggu diverifikasi${due && `, paling lambat ${due}`}.`,
      en: `Report ${code} has come in and waits for verification${due && `, by ${due}`}.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_info_answered: {
    subject: ({ code }: Facts) => ({ id: `Jawaban atas pertanyaan: ${code}`, en: `Question answered: ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Bughunter sudah menjawab pertanyaan pada laporan ${code}. Tenggatnya berjalan lagi${due && `: paling lambat ${due}`}.`,
      en: `The bughunter answered the question on report ${code}. Its clocks run again${due && `: it is due by ${due}`}.`,
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
    text: ({ code, due }: Facts) => ({
      id: `Bughunter mengajukan keberatan atas penutupan laporan ${code}.${due && ` Putusannya ditunggu paling lambat ${due}.`} Yang menjawab bukan orang yang menolaknya.`,
      en: `The bughunter appealed against the closing of report ${code}.${due && ` The decision is due by ${due}.`} It is answered by another person than the one who closed it.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_appeal_answered: {
    subject: ({ code }: Facts) => ({ id: `Perusahaan menanggapi keberatan ${code}`, en: `The company answered the appeal on ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Perusahaan menanggapi keberatan atas penutupan laporan ${code}. Putusannya masih menunggu${due && `, paling lambat ${due}`}.`,
      en: `The company said what it thinks of the appeal against the closing of report ${code}. The decision still waits${due && `, until ${due}`}.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  team_retest: {
    subject: ({ code }: Facts) => ({ id: `Uji ulang diminta: ${code}`, en: `Retest asked: ${code}` }),
    text: ({ code, due }: Facts) => ({
      id: `Perbaikan untuk laporan ${code} menunggu uji ulang. Bughunter diminta menjawab${due && ` paling lambat ${due}`}.`,
      en: `The fix for report ${code} waits for a retest. The bughunter is asked to answer${due && ` by ${due}`}.`,
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
    subject: ({ clock, code }: Facts) => ({
      id: `Tenggat ${clock && `${clock} `}terlewat: ${code}`,
      en: `Past due${clock && `, ${clock}`}: ${code}`,
    }),
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
