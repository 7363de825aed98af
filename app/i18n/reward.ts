import { catalogue } from './catalogue.ts'
import { rewardStateEntries } from './reward-states.ts'

/** Words of rewards and points. Bughunters read "kamu", companies "Anda". */
export const rewardWords = catalogue({
  title: { id: 'Imbalan', en: 'Reward' },
  state: { id: 'Status imbalan', en: 'Reward status' },
  states: rewardStateEntries,
  amount: { id: 'Jumlah', en: 'Amount' },
  item: { id: 'Hadiah', en: 'Item' },
  points: { id: 'Poin', en: 'Points' },
  reason: { id: 'Alasan', en: 'Reason' },
  fee: ({ percent }: { percent: number }) => ({ id: `Biaya platform (${percent}%)`, en: `Platform fee (${percent}%)` }),
  total: { id: 'Total dari saldo', en: 'Total from the balance' },
  reserved: { id: 'Disisihkan untuk laporan ini', en: 'Reserved for this report' },
  range: { id: 'Rentang tingkat ini', en: 'Range of this level' },
  proposedBy: { id: 'Diusulkan oleh', en: 'Proposed by' },
  approvedBy: { id: 'Disetujui oleh', en: 'Approved by' },
  givenAt: { id: 'Diberikan', en: 'Given' },
  offeredState: { id: 'Ditawarkan, menunggu jawaban bughunter', en: 'Offered, awaiting the bughunter’s answer' },
  floor: { id: 'Paling sedikit menurut putusan', en: 'Least by decision' },
  guaranteed: { id: 'Dana untuk laporan ini sudah disisihkan oleh perusahaan.', en: 'The company has set money aside for this report.' },
  notGuaranteed: {
    id: 'Dana untuk laporan ini belum disisihkan. Laporan tetap dihormati setelah saldo diisi.',
    en: 'No money is set aside for this report yet. The report is still honoured once the balance has been topped up.',
  },
  retest: ({ round }: { round: number }) => ({ id: `Uji ulang ${round}`, en: `Retest ${round}` }),
  retestStates: {
    offered: ({ amount }: { amount: string }) => ({ id: `${amount}, disisihkan`, en: `${amount}, set aside` }),
    owed: ({ amount }: { amount: string }) => ({ id: `${amount}, diberikan`, en: `${amount}, given` }),
    returned: ({ amount }: { amount: string }) => ({ id: `${amount}, kembali ke perusahaan`, en: `${amount}, back to the company` }),
  },
  autoReleased: {
    id: 'Perusahaan tidak memutuskan sampai sepuluh hari kerja setelah tenggatnya. Imbalan terkecil untuk tingkat ini diberikan otomatis dari dana yang disisihkan.',
    en: 'The company did not decide within ten business days of its deadline. The minimum reward for this level was given automatically from the money set aside.',
  },
  give: {
    amountHint: ({ range }: { range: string }) => ({
      id: `Rentang untuk tingkat ini ${range}. Di luar itu, sebutkan alasannya; di bawahnya, bughunter menjawab lebih dulu dalam 5 hari kerja.`,
      en: `This level pays ${range}. Give a reason outside of it; below it the bughunter answers first, within 5 business days.`,
    }),
    amountFree: {
      id: 'Tingkat ini tidak ada dalam tabel imbalan program; sebutkan alasannya bila memberi uang.',
      en: 'The reward table of the program does not name this level; give a reason if you pay money.',
    },
    usual: ({ amount }: { amount: string }) => ({
      id: `Untuk tingkat risiko ini tabel program menunjuk ${amount}.`,
      en: `For this risk level the table of the program points to ${amount}.`,
    }),
    item: { id: 'Hadiah lain', en: 'Other reward' },
    itemHint: {
      id: 'Misalnya sertifikat atau kaus. Kosongkan bila tidak ada.',
      en: 'For example a certificate or a T-shirt. Leave empty if there is none.',
    },
    reasonHint: {
      id: 'Wajib minimal 20 karakter bila jumlahnya di luar rentang. Bughunter membacanya.',
      en: 'At least 20 characters where the amount lies outside the range. The bughunter reads it.',
    },
    second: ({ limit, left }: { limit: string; left: string }) => ({
      id: `Di atas ${limit} dalam 24 jam, untuk satu bughunter atau dari satu orang, perlu persetujuan orang kedua. Sekarang Anda masih dapat memberi ${left} sendiri.`,
      en: `Above ${limit} within 24 hours, to one bughunter or from one person, a second person must approve. At present you may still give ${left} alone.`,
    }),
    ownLimit: ({ limit }: { limit: string }) => ({
      id: `Batas keputusan Anda ${limit} per laporan; di atas itu, minta admin perusahaan.`,
      en: `You may decide up to ${limit} a report; above it, ask an admin of your company.`,
    }),
    fee: ({ percent }: { percent: number }) => ({
      id: `Biaya platform ${percent}% ditambahkan di atas jumlah ini.`,
      en: `A platform fee of ${percent}% is added on top.`,
    }),
    check: { id: 'Lanjut ke konfirmasi', en: 'Go on to confirm' },
    submit: { id: 'Beri imbalan', en: 'Give the reward' },
    change: { id: 'Ubah usulan', en: 'Change the proposal' },
  },
  approve: {
    text: ({ name, amount }: { name: string; amount: string }) => ({
      id: `${name} mengusulkan ${amount}. Jumlah sebesar ini perlu persetujuan orang kedua.`,
      en: `${name} proposes ${amount}. An amount of this size needs a second person.`,
    }),
    until: ({ at }: { at: string }) => ({
      id: `Usulan gugur bila belum disetujui sampai ${at}. Dananya sudah disisihkan.`,
      en: `The proposal lapses if nobody approves it by ${at}. Its money is set aside already.`,
    }),
    submit: ({ total }: { total: string }) => ({ id: `Setujui ${total}`, en: `Approve ${total}` }),
    waiting: {
      id: 'Menunggu persetujuan orang lain di perusahaan Anda yang berwenang.',
      en: 'Waiting for another person of your company who may approve.',
    },
    by: ({ names }: { names: string }) => ({ id: `Yang dapat menyetujui: ${names}.`, en: `Who may approve it: ${names}.` }),
    nobody: {
      id: 'Belum ada yang dapat menyetujui usulan ini. Minta orang lain yang berwenang mengusulkannya, lalu setujui dari akun Anda, atau ubah jumlahnya.',
      en: 'Nobody can approve this proposal yet. Let somebody else who may decide rewards propose it, then approve it from your account, or change the amount.',
    },
  },
  own: {
    title: { id: 'Imbalan dan poin', en: 'Rewards and points' },
    hint: {
      id: 'Semua yang kamu dapat dari laporanmu, tercatat satu per satu.',
      en: 'Everything your reports have earned, entry by entry.',
    },
    total: { id: 'Total poin', en: 'Total points' },
    totalHint: { id: 'Dari semua laporanmu', en: 'From all your reports' },
    level: { id: 'Tingkat', en: 'Level' },
    next: ({ points }: { points: number }) => ({
      id: `${points} poin lagi ke tingkat berikutnya`,
      en: `${points} points to the next level`,
    }),
    top: { id: 'Tingkat tertinggi', en: 'The highest level' },
    rank: { id: 'Peringkat', en: 'Rank' },
    rankHint: { id: 'Seluruh waktu', en: 'All time' },
    noRank: { id: 'Belum ada', en: 'None yet' },
    owed: { id: 'Uang yang belum dibayar', en: 'Not paid out yet' },
    owedHint: { id: 'Siap diminta atau sedang dibayar', en: 'Ready to request, or being paid' },
    rewards: { id: 'Imbalan', en: 'Rewards' },
    rewardsEmpty: {
      title: { id: 'Belum ada imbalan', en: 'No rewards yet' },
      text: {
        id: 'Imbalan muncul di sini setelah perusahaan menilai laporanmu yang valid.',
        en: 'Rewards appear here once a company has rated one of your valid reports.',
      },
      action: { id: 'Cari program', en: 'Find a program' },
    },
    ledger: { id: 'Riwayat poin', en: 'Points history' },
    ledgerEmpty: {
      title: { id: 'Belum ada poin', en: 'No points yet' },
      text: {
        id: 'Poin masuk begitu laporanmu dinilai. Setiap perubahan tercatat di sini dan tidak pernah dihapus.',
        en: 'Points are added when your report is rated. Every change is recorded here and never deleted.',
      },
    },
    report: { id: 'Laporan', en: 'Report' },
    at: { id: 'Waktu', en: 'When' },
    rule: { id: 'Sebab', en: 'Why' },
    unknown: { id: 'Lainnya', en: 'Other' },
  },
  rules: {
    valid: { id: 'Laporan valid dinilai', en: 'Valid report rated' },
    adjusted: { id: 'Penyesuaian tingkat risiko', en: 'Risk level adjusted' },
    duplicate: { id: 'Duplikat dari temuan yang diterima', en: 'Duplicate of an accepted finding' },
    invalid: { id: 'Laporan tidak valid berulang atau spam', en: 'Repeated invalid reports or spam' },
    reversed: { id: 'Keputusan sebelumnya dibatalkan', en: 'Earlier decision reversed' },
    retest: { id: 'Uji ulang dikerjakan', en: 'Retest done' },
  },
  levels: {
    perintis: { id: 'Perintis', en: 'Pioneer' },
    penjelajah: { id: 'Penjelajah', en: 'Explorer' },
    penjaga: { id: 'Penjaga', en: 'Guardian' },
    ksatria: { id: 'Ksatria', en: 'Knight' },
    legenda: { id: 'Legenda', en: 'Legend' },
  },
})
