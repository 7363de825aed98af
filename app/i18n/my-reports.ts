import { catalogue } from './catalogue.ts'

/** Words of a bughunter's own reports: the list and the acts on one of them. */
export const myReportsWords = catalogue({
  title: { id: 'Hacktivity', en: 'Hacktivity' },
  tabs: {
    label: { id: 'Hacktivity', en: 'Hacktivity' },
    mine: { id: 'Laporan saya', en: 'My reports' },
    community: { id: 'Komunitas', en: 'Community' },
  },
  columns: {
    caption: { id: 'Laporan saya', en: 'My reports' },
    title: { id: 'Laporan', en: 'Report' },
    code: { id: 'Kode', en: 'Code' },
    program: { id: 'Program', en: 'Program' },
    severity: { id: 'Tingkat risiko', en: 'Risk level' },
    stage: { id: 'Tahap', en: 'Stage' },
    waiting: { id: 'Menunggu', en: 'Waiting on' },
    due: { id: 'Tenggat', en: 'Due' },
  },
  you: { id: 'Kamu', en: 'You' },
  noDue: { id: '–', en: '–' },
  empty: {
    title: { id: 'Belum ada laporan', en: 'No reports yet' },
    text: {
      id: 'Pilih program, baca aturannya, lalu kirim temuan pertamamu.',
      en: 'Pick a program, read its rules, then submit your first finding.',
    },
    action: { id: 'Cari program', en: 'Find a program' },
  },
  trail: { id: 'Kamu berada di', en: 'You are here' },
  resume: { id: 'Lanjutkan draf', en: 'Continue draft' },
  untitled: { id: 'Draf tanpa judul', en: 'Untitled draft' },
  news: { id: 'Ada kabar baru', en: 'New activity' },
  edit: { id: 'Ubah laporan', en: 'Edit report' },
  withdraw: {
    open: { id: 'Tarik laporan', en: 'Withdraw report' },
    title: { id: 'Tarik laporan ini?', en: 'Withdraw this report?' },
    text: {
      id: 'Laporan ditutup sebagai Ditarik dan tidak dihitung di mana pun. Langkah ini tidak bisa dibatalkan.',
      en: 'It is closed as Withdrawn and counts nowhere. This cannot be undone.',
    },
    confirm: { id: 'Tarik laporan', en: 'Withdraw report' },
    cancel: { id: 'Batal', en: 'Cancel' },
    close: { id: 'Tutup', en: 'Close' },
  },
  progress: { id: 'Kemajuan', en: 'Progress' },
  steps: {
    submitted: { id: 'Terkirim', en: 'Submitted' },
    review: { id: 'Verifikasi', en: 'Verification' },
    valid: { id: 'Valid', en: 'Valid' },
    rated: { id: 'Dinilai', en: 'Rated' },
    rewarded: { id: 'Imbalan', en: 'Reward' },
    closed: { id: 'Ditutup', en: 'Closed' },
  },
  stepStates: {
    done: { id: 'selesai', en: 'done' },
    current: { id: 'sekarang', en: 'now' },
    todo: { id: 'berikutnya', en: 'to come' },
    stopped: { id: 'berhenti', en: 'stopped' },
  },
  answer: {
    title: { id: 'Jawab pertanyaan', en: 'Answer the question' },
    text: {
      id: 'Tenggat lain berhenti sampai kamu menjawab. Tanpa jawaban dalam 14 hari, laporan ditutup.',
      en: 'Other deadlines pause until you answer. Without an answer in 14 days the report is closed.',
    },
    question: { id: 'Pertanyaan', en: 'Question' },
    body: { id: 'Jawaban', en: 'Answer' },
    send: { id: 'Kirim jawaban', en: 'Send answer' },
  },
  reopen: {
    title: { id: 'Buka kembali', en: 'Reopen' },
    text: {
      id: 'Laporan ditutup karena tidak ada jawaban. Dalam 30 hari kamu masih bisa mengirim jawabannya.',
      en: 'The report was closed because no answer came. You can still send one within 30 days.',
    },
    body: { id: 'Jawaban', en: 'Answer' },
    send: { id: 'Kirim dan buka kembali', en: 'Send and reopen' },
  },
  appeal: {
    title: { id: 'Ajukan keberatan', en: 'Appeal' },
    text: ({ until }: { until: string }) => ({
      id: `Kalau penutupan ini keliru, jelaskan alasannya sampai ${until}. Anggota tim lain memeriksanya dan menjawab dalam 5 hari kerja.`,
      en: `If this closing is wrong, say why by ${until}. Another member of the team checks it and answers within 5 business days.`,
    }),
    again: ({ until }: { until: string }) => ({
      id: `Keberatanmu ditolak. Sampai ${until} kamu bisa mengajukannya sekali lagi: orang ketiga memeriksanya dan menjawab dalam 10 hari kerja. Jawaban itu final.`,
      en: `Your appeal was turned down. By ${until} you may appeal once more: a third person checks it and answers within 10 business days. That answer is final.`,
    }),
    body: { id: 'Alasan keberatan', en: 'Reason' },
    bodyHint: {
      id: 'Tunjuk langkah, bukti, atau aturan program yang terlewat. Paling sedikit 20 karakter.',
      en: 'Point to the step, evidence or rule of the program that was missed. At least 20 characters.',
    },
    send: { id: 'Kirim keberatan', en: 'Send the appeal' },
    waits: ({ due }: { due: string }) => ({
      id: `Keberatanmu sedang diperiksa. Jawabannya paling lambat ${due}.`,
      en: `Your appeal is being checked. The answer is due ${due}.`,
    }),
  },
  retest: {
    title: { id: 'Uji ulang', en: 'Retest' },
    text: { id: 'Coba lagi langkahmu. Perusahaan mengonfirmasi hasilnya.', en: 'Try your steps again. The company confirms the result.' },
    until: ({ until }: { until: string }) => ({
      id: `Coba lagi langkahmu dan jawab sampai ${until}. Perusahaan mengonfirmasi hasilnya.`,
      en: `Try your steps again and answer until ${until}. The company confirms the result.`,
    }),
    pays: ({ amount, net }: { amount: string; net: string }) => ({
      id: `Jawabanmu dibayar ${amount} setelah hasilnya diputuskan, apa pun hasilnya. Sesudah pajak kira-kira ${net} bila dibayarkan sendiri.`,
      en: `Your answer pays ${amount} once the result is decided, whatever it is. After tax about ${net} if it is paid out on its own.`,
    }),
    verdict: { id: 'Hasil', en: 'Result' },
    fixed: { id: 'Celah sudah tertutup', en: 'The flaw is closed' },
    not_fixed: { id: 'Celah masih terbuka', en: 'The flaw is still open' },
    body: { id: 'Bukti', en: 'Evidence' },
    bodyHint: {
      id: 'Apa yang kamu coba dan apa yang terjadi. Paling sedikit 20 karakter.',
      en: 'What you tried and what happened. At least 20 characters.',
    },
    send: { id: 'Kirim hasil', en: 'Send result' },
    given: ({ verdict }: { verdict: string }) => ({
      id: `Hasilmu: ${verdict}. Menunggu konfirmasi.`,
      en: `Your result: ${verdict}. Waiting for confirmation.`,
    }),
  },
  rating: {
    title: { id: 'Tanggapan atas penilaian', en: 'Respond to the rating' },
    text: ({ until }: { until: string }) => ({
      id: `Kamu punya 5 hari kerja untuk menerima atau menyanggah tingkat risiko: sampai ${until}.`,
      en: `You have 5 business days to accept or dispute the risk level: until ${until}.`,
    }),
    offer: ({ amount, until }: { amount: string; until: string }) => ({
      id: `Perusahaan menawarkan ${amount}, di bawah minimum tingkat ini; alasannya ada di bagian Imbalan. Terima atau sanggah sampai ${until}. Tanpa jawaban, tawaran itu berlaku.`,
      en: `The company offers ${amount}, below the minimum of this level; its reason is under Reward. Accept or dispute it until ${until}. Without an answer, the offer holds.`,
    }),
    nothing: { id: 'imbalan tanpa uang', en: 'a reward without money' },
    over: ({ until }: { until: string }) => ({
      id: `Waktu untuk menanggapi penilaian ini sudah habis pada ${until}. Tanpa tanggapan, penilaiannya tetap berlaku.`,
      en: `The time to answer this rating ended on ${until}. Without an answer, the rating stands.`,
    }),
    choice: { id: 'Tanggapan', en: 'Answer' },
    accepted: { id: 'Setuju', en: 'I agree' },
    disputed: { id: 'Tidak setuju', en: 'I disagree' },
    body: { id: 'Alasan', en: 'Reason' },
    bodyHint: {
      id: 'Wajib jika tidak setuju: sebutkan metrik CVSS dan buktinya. Perusahaan menanggapi dalam 3 hari kerja, lalu anggota tim kami yang lain memutuskan.',
      en: 'Required when you disagree: name the CVSS metrics and the evidence. The company answers within 3 business days, then another member of our team decides.',
    },
    send: { id: 'Kirim tanggapan', en: 'Send answer' },
  },
  attach: {
    title: { id: 'Tambah lampiran', en: 'Add attachments' },
    send: { id: 'Unggah', en: 'Upload' },
  },
  policyNewer: ({ pinned, current }: { pinned: number; current: number }) => ({
    id: `Laporan ini dinilai menurut aturan versi ${pinned}; program kini memakai versi ${current}.`,
    en: `This report is judged by policy version ${pinned}; the program now uses version ${current}.`,
  }),
})
