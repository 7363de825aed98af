import { entries } from './catalogue.ts'

type Who = { who: string }
type Rated = Who & { change: string }

/**
 * The texts of the timeline of a report, by kind of event: a sentence, or one for each value of the fact it
 * names.
 */
export const reportTimeline = entries({
  'report.edited': ({ who }: Who) => ({ id: `${who} memperbarui isi laporan`, en: `${who} updated the report` }),
  'report.assigned': ({ who }: Who) => ({ id: `${who} mengganti penanggung jawab`, en: `${who} changed the assignee` }),
  'report.moved': {
    move: {
      submit: ({ who }: Who) => ({ id: `${who} mengirim laporan`, en: `${who} submitted the report` }),
      take: ({ who }: Who) => ({ id: `${who} mulai memeriksa laporan`, en: `${who} took the report into review` }),
      withdraw: ({ who }: Who) => ({ id: `${who} menarik laporan`, en: `${who} withdrew the report` }),
      ask_info: ({ who }: Who) => ({ id: `${who} meminta informasi`, en: `${who} asked for information` }),
      answer_info: ({ who }: Who) => ({ id: `${who} menjawab pertanyaan`, en: `${who} answered the question` }),
      expire_info: () => ({ id: 'Laporan ditutup karena tidak ada jawaban', en: 'The report was closed for lack of an answer' }),
      validate: ({ who }: Who) => ({ id: `${who} menyatakan laporan valid`, en: `${who} found the report valid` }),
      close_duplicate: ({ who }: Who) => ({ id: `${who} menutup laporan sebagai duplikat`, en: `${who} closed the report as a duplicate` }),
      close_invalid: ({ who }: Who) => ({ id: `${who} menutup laporan`, en: `${who} closed the report` }),
      rate: ({ who }: Who) => ({ id: `${who} menetapkan tingkat risiko`, en: `${who} set the risk level` }),
      approve_reward: ({ who }: Who) => ({ id: `${who} menyetujui imbalan`, en: `${who} approved the reward` }),
      grant_points: () => ({ id: 'Poin diberikan', en: 'Points were granted' }),
      make_payable: () => ({ id: 'Imbalan siap diminta', en: 'The reward is ready to request' }),
      start_payout: () => ({ id: 'Pembayaran imbalan dimulai', en: 'Payment of the reward started' }),
      confirm_payout: () => ({ id: 'Imbalan sudah dibayar', en: 'The reward was paid' }),
      fail_payout: () => ({ id: 'Pembayaran imbalan gagal', en: 'Payment of the reward failed' }),
      retry_payout: () => ({ id: 'Imbalan siap diminta lagi', en: 'The reward is ready to request again' }),
      cancel_payout: () => ({ id: 'Permintaan pembayaran ditarik bughunter', en: 'The bughunter withdrew the payout request' }),
      return_payout: () => ({
        id: 'Bank mengembalikan pembayaran; imbalan siap diminta lagi',
        en: 'The bank returned the payment; the reward is ready to request again',
      }),
      start_fixing: ({ who }: Who) => ({ id: `${who} mulai memperbaiki celah`, en: `${who} started to fix the flaw` }),
      ask_retest: ({ who }: Who) => ({ id: `${who} meminta uji ulang`, en: `${who} asked for a retest` }),
      retest_fixed: ({ who }: Who) => ({ id: `${who} menetapkan celah sudah diperbaiki`, en: `${who} confirmed that the flaw is fixed` }),
      retest_not_fixed: ({ who }: Who) => ({
        id: `${who} menetapkan celah masih terbuka`,
        en: `${who} confirmed that the flaw is still open`,
      }),
      expire_retest: () => ({ id: 'Uji ulang berakhir tanpa jawaban', en: 'The retest ended without an answer' }),
      accept_risk: ({ who }: Who) => ({ id: `${who} menerima risikonya`, en: `${who} accepted the risk` }),
      resolve: ({ who }: Who) => ({ id: `${who} menutup laporan sebagai selesai`, en: `${who} closed the report as resolved` }),
      reopen_no_response: ({ who }: Who) => ({
        id: `${who} membuka kembali laporan dengan jawaban`,
        en: `${who} reopened the report with an answer`,
      }),
      reopen_appeal: ({ who }: Who) => ({ id: `${who} membuka kembali laporan`, en: `${who} reopened the report` }),
      agree_rating: ({ who }: Who) => ({ id: `${who} menyetujui tingkat risiko ini`, en: `${who} agreed with this risk level` }),
      accept_rating: () => ({ id: 'Penilaian risiko berlaku', en: 'The rating holds' }),
      offer_reward: ({ who }: Who) => ({
        id: `${who} menawarkan imbalan di bawah minimum`,
        en: `${who} offered a reward below the minimum`,
      }),
      dispute: ({ who }: Who) => ({ id: `${who} menyanggah penilaian`, en: `${who} opened a dispute over the rating` }),
      answer_dispute: ({ who }: Who) => ({
        id: `${who}: sanggahan diteruskan kepada tim platform untuk diputuskan`,
        en: `${who}: the dispute goes to the platform team for a decision`,
      }),
      yield_dispute: ({ who }: Who) => ({ id: `${who} menerima sanggahan`, en: `${who} yielded to the dispute` }),
      decide_dispute: ({ who }: Who) => ({ id: `${who} memutuskan sanggahan`, en: `${who} decided the dispute` }),
    },
    ownProof: {
      fixed: ({ who }: Who) => ({
        id: `${who} menetapkan celah sudah diperbaiki, dengan bukti sendiri`,
        en: `${who} confirmed by proof of their own that the flaw is fixed`,
      }),
      not_fixed: ({ who }: Who) => ({
        id: `${who} menetapkan celah masih terbuka, dengan bukti sendiri`,
        en: `${who} confirmed by proof of their own that the flaw is still open`,
      }),
    },
  },
  'report.rated': ({ who, change }: Rated) => ({ id: `${who} menilai risiko: ${change}`, en: `${who} rated the risk: ${change}` }),
  'report.file_attached': ({ who }: Who) => ({ id: `${who} menambah lampiran`, en: `${who} added an attachment` }),
  'report.summarized': ({ who }: Who) => ({ id: `${who} menulis ringkasan bahasa Inggris`, en: `${who} wrote the English summary` }),
  'report.unsealed': {
    kind: {
      nik: ({ who }: Who) => ({ id: `${who} membuka segel sebuah NIK`, en: `${who} unsealed a NIK` }),
      npwp: ({ who }: Who) => ({ id: `${who} membuka segel sebuah NPWP`, en: `${who} unsealed an NPWP` }),
      phone: ({ who }: Who) => ({ id: `${who} membuka segel sebuah nomor telepon`, en: `${who} unsealed a phone number` }),
      card: ({ who }: Who) => ({ id: `${who} membuka segel sebuah nomor kartu`, en: `${who} unsealed a card number` }),
      email: ({ who }: Who) => ({ id: `${who} membuka segel sebuah alamat email`, en: `${who} unsealed an e-mail address` }),
      bank_account: ({ who }: Who) => ({ id: `${who} membuka segel sebuah nomor rekening`, en: `${who} unsealed a bank account` }),
      passport: ({ who }: Who) => ({ id: `${who} membuka segel sebuah nomor paspor`, en: `${who} unsealed a passport number` }),
      private_key: ({ who }: Who) => ({ id: `${who} membuka segel sebuah kunci privat`, en: `${who} unsealed a private key` }),
      token: ({ who }: Who) => ({ id: `${who} membuka segel sebuah token`, en: `${who} unsealed a token` }),
      password: ({ who }: Who) => ({ id: `${who} membuka segel sebuah kata sandi`, en: `${who} unsealed a password` }),
    },
  },
  'report.file_detached': ({ who }: Who) => ({ id: `${who} menghapus lampiran`, en: `${who} removed an attachment` }),
  'report.retest_answered': {
    verdict: {
      fixed: ({ who }: Who) => ({ id: `${who} menyatakan celah sudah tertutup`, en: `${who} found the flaw closed` }),
      not_fixed: ({ who }: Who) => ({ id: `${who} menyatakan celah masih terbuka`, en: `${who} found the flaw still open` }),
    },
  },
  'report.rating_answered': {
    answer: {
      accepted: ({ who }: Who) => ({ id: `${who} menerima penilaian risiko`, en: `${who} accepted the rating` }),
      disputed: ({ who }: Who) => ({ id: `${who} tidak setuju dengan penilaian risiko`, en: `${who} disputed the rating` }),
    },
  },
  'report.appealed': ({ who }: Who) => ({ id: `${who} mengajukan keberatan`, en: `${who} appealed` }),
  'report.appeal_answered': {
    answer: {
      reopen: ({ who }: Who) => ({ id: `${who} menyarankan laporan dibuka kembali`, en: `${who} recommends reopening the report` }),
      stands: ({ who }: Who) => ({
        id: `${who} menilai penutupan laporan tetap berlaku`,
        en: `${who} thinks the closing should stand`,
      }),
    },
  },
  'report.appeal_dismissed': ({ who }: Who) => ({ id: `${who} menolak keberatan`, en: `${who} turned the appeal down` }),
  'report.clock_overdue': () => ({ id: 'Sebuah tenggat terlewat', en: 'A deadline was missed' }),
  'reward.reserved': () => ({ id: 'Imbalan minimum disisihkan', en: 'The minimum reward was reserved' }),
  'reward.approved': ({ who }: Who) => ({ id: `${who} menyetujui imbalan`, en: `${who} approved the reward` }),
  'reward.given': ({ who, amount }: Who & { amount: string }) => ({
    id: `${who} memberikan imbalan ${amount}`,
    en: `${who} gave the reward ${amount}`,
  }),
  'reward.points_granted': () => ({ id: 'Poin diberikan', en: 'Points were granted' }),
})
