import { entries } from './catalogue.ts'

/**
 * What a person did on a report, after their name, in the user log of their company. The sentences of its timeline are in
 * `report-events-timeline.ts`: a script of the browser carries whole files, and no page shows both.
 */
export const reportLogActs = entries({
  'report.moved': { id: 'mengubah tahap {object}', en: 'changed the stage of {object}' },
  'report.rated': { id: 'menilai risiko {object}', en: 'rated the risk of {object}' },
  'report.handled': { id: 'mengatur penanganan {object}', en: 'set how {object} is handled' },
  'report.unsealed': { id: 'membuka segel data pada {object}', en: 'unsealed data on {object}' },
  'report.unsealed_internal': {
    id: 'membuka segel data komentar internal pada {object}',
    en: 'unsealed data of an internal comment on {object}',
  },
  'report.commented': { id: 'menulis komentar pada {object}', en: 'wrote a comment on {object}' },
  'report.retest_answered': { id: 'menjawab uji ulang {object}', en: 'answered the retest of {object}' },
  'report.rating_answered': { id: 'menjawab penilaian risiko {object}', en: 'answered the rating of {object}' },
  'report.appeal_answered': { id: 'menanggapi keberatan atas penutupan {object}', en: 'gave a view of the appeal on {object}' },
  'report.file_attached': { id: 'menambah lampiran pada {object}', en: 'added an attachment to {object}' },
  'report.file_detached': { id: 'menghapus lampiran dari {object}', en: 'removed an attachment from {object}' },
  'reward.proposed': { id: 'mengusulkan imbalan untuk {object}', en: 'proposed a reward for {object}' },
  'reward.approved': { id: 'menyetujui imbalan untuk {object}', en: 'approved the reward for {object}' },
  'reward.given': { id: 'memberi imbalan untuk {object}', en: 'gave the reward for {object}' },
  'reward.goods_sent': { id: 'menandai barang imbalan {object} sudah dikirim', en: 'marked the reward item of {object} as sent' },
  'reward.points_granted': { id: 'memberi poin untuk {object}', en: 'granted points for {object}' },
})

/** The user log's closer words, by the move of a report. */
export const reportLogCloser = entries({
  'report.moved': {
    start_fixing: { id: 'memulai perbaikan {object}', en: 'started the fix of {object}' },
    ask_retest: { id: 'meminta uji ulang {object}', en: 'asked for a retest of {object}' },
    retest_fixed: { id: 'menyatakan celah pada {object} sudah diperbaiki', en: 'confirmed that the flaw of {object} is fixed' },
    retest_not_fixed: { id: 'menyatakan celah pada {object} masih terbuka', en: 'confirmed that the flaw of {object} is still open' },
    accept_risk: { id: 'menerima risiko {object}', en: 'accepted the risk of {object}' },
    resolve: { id: 'menutup {object} sebagai selesai', en: 'closed {object} as resolved' },
  },
})
