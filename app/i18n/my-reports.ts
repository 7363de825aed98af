import { catalogue } from './catalogue.ts'

/** Words of a bughunter's own reports: the list and the acts on one of them. */
export const myReportsWords = catalogue({
  id: {
    title: 'Hacktivity',
    tabs: { label: 'Hacktivity', mine: 'Laporan saya', community: 'Komunitas' },
    filters: {
      label: 'Saring laporan',
      submit: 'Terapkan',
      reset: 'Hapus saringan',
      search: 'Cari kode atau kata',
      stage: 'Tahap',
      severity: 'Tingkat risiko',
      news: 'Kabar',
      unread: 'Belum dibaca',
      all: 'Semua',
    },
    columns: {
      caption: 'Laporan saya',
      title: 'Laporan',
      severity: 'Tingkat risiko',
      stage: 'Tahap',
      waiting: 'Menunggu',
      due: 'Tenggat',
      updated: 'Diperbarui',
    },
    noDue: '–',
    empty: {
      title: 'Belum ada laporan',
      text: 'Pilih program, baca aturannya, lalu kirim temuan pertamamu.',
      action: 'Cari program',
    },
    trail: 'Kamu berada di',
    resume: 'Lanjutkan draf',
    untitled: 'Draf tanpa judul',
    news: 'Ada kabar baru',
    edit: 'Ubah laporan',
    withdraw: {
      open: 'Tarik laporan',
      title: 'Tarik laporan ini?',
      text: 'Laporan ditutup sebagai Ditarik dan tidak dihitung di mana pun. Langkah ini tidak bisa dibatalkan.',
      confirm: 'Tarik laporan',
      cancel: 'Batal',
      close: 'Tutup',
    },
    progress: 'Kemajuan',
    steps: {
      submitted: 'Terkirim',
      review: 'Verifikasi',
      valid: 'Valid',
      rated: 'Dinilai',
      rewarded: 'Imbalan',
      closed: 'Ditutup',
    },
    stepStates: { done: 'selesai', current: 'sekarang', todo: 'berikutnya', stopped: 'berhenti' },
    answer: {
      title: 'Jawab pertanyaan',
      text: 'Tenggat lain berhenti sampai kamu menjawab. Tanpa jawaban dalam 14 hari, laporan ditutup.',
      question: 'Pertanyaan',
      body: 'Jawaban',
      send: 'Kirim jawaban',
    },
    reopen: {
      title: 'Buka kembali',
      text: 'Laporan ditutup karena tidak ada jawaban. Dalam 30 hari kamu masih bisa mengirim jawabannya.',
      body: 'Jawaban',
      send: 'Kirim dan buka kembali',
    },
    appeal: {
      title: 'Ajukan keberatan',
      text: ({ until }: { until: string }) =>
        `Kalau penutupan ini keliru, jelaskan alasannya sampai ${until}. Anggota tim lain memeriksanya dan menjawab dalam 5 hari kerja.`,
      again: ({ until }: { until: string }) =>
        `Keberatanmu ditolak. Sampai ${until} kamu bisa mengajukannya sekali lagi: orang ketiga memeriksanya dan menjawab dalam 10 hari kerja. Jawaban itu final.`,
      body: 'Alasan keberatan',
      bodyHint: 'Tunjuk langkah, bukti, atau aturan program yang terlewat. Paling sedikit 20 karakter.',
      send: 'Kirim keberatan',
      waits: ({ due }: { due: string }) => `Keberatanmu sedang diperiksa. Jawabannya paling lambat ${due}.`,
    },
    retest: {
      title: 'Uji ulang',
      text: 'Coba lagi langkahmu. Perusahaan mengonfirmasi hasilnya.',
      until: ({ until }: { until: string }) =>
        `Coba lagi langkahmu dan jawab sampai ${until}. Perusahaan mengonfirmasi hasilnya.`,
      pays: ({ amount, net }: { amount: string; net: string }) =>
        `Jawabanmu dibayar ${amount} setelah hasilnya diputuskan, apa pun hasilnya. Sesudah pajak kira-kira ${net} bila dibayarkan sendiri.`,
      verdict: 'Hasil',
      fixed: 'Celah sudah tertutup',
      not_fixed: 'Celah masih terbuka',
      body: 'Bukti',
      bodyHint: 'Apa yang kamu coba dan apa yang terjadi. Paling sedikit 20 karakter.',
      send: 'Kirim hasil',
      given: ({ verdict }: { verdict: string }) => `Hasilmu: ${verdict}. Menunggu konfirmasi.`,
    },
    rating: {
      title: 'Tanggapan atas penilaian',
      text: ({ until }: { until: string }) =>
        `Kamu punya 5 hari kerja untuk menerima atau menyanggah tingkat risiko: sampai ${until}.`,
      offer: ({ amount, until }: { amount: string; until: string }) =>
        `Perusahaan menawarkan ${amount}, di bawah minimum tingkat ini; alasannya ada di bagian Imbalan. Terima atau sanggah sampai ${until}. Tanpa jawaban, tawaran itu berlaku.`,
      nothing: 'imbalan tanpa uang',
      over: ({ until }: { until: string }) =>
        `Waktu untuk menanggapi penilaian ini sudah habis pada ${until}. Tanpa tanggapan, penilaiannya tetap berlaku.`,
      choice: 'Tanggapan',
      accepted: 'Setuju',
      disputed: 'Tidak setuju',
      body: 'Alasan',
      bodyHint:
        'Wajib jika tidak setuju: sebutkan metrik CVSS dan buktinya. Perusahaan menanggapi dalam 3 hari kerja, lalu anggota tim kami yang lain memutuskan.',
      send: 'Kirim tanggapan',
    },
    attach: {
      title: 'Tambah lampiran',
      send: 'Unggah',
    },
    policyNewer: ({ pinned, current }: { pinned: number; current: number }) =>
      `Laporan ini dinilai menurut aturan versi ${pinned}; program kini memakai versi ${current}.`,
  },
  en: {
    title: 'Hacktivity',
    tabs: { label: 'Hacktivity', mine: 'My reports', community: 'Community' },
    filters: {
      label: 'Filter reports',
      submit: 'Apply',
      reset: 'Clear filters',
      search: 'Search code or words',
      stage: 'Stage',
      severity: 'Risk level',
      news: 'News',
      unread: 'Unread',
      all: 'All',
    },
    columns: {
      caption: 'My reports',
      title: 'Report',
      severity: 'Risk level',
      stage: 'Stage',
      waiting: 'Waiting on',
      due: 'Due',
      updated: 'Updated',
    },
    noDue: '–',
    empty: {
      title: 'No reports yet',
      text: 'Pick a program, read its rules, then submit your first finding.',
      action: 'Find a program',
    },
    trail: 'You are here',
    resume: 'Continue draft',
    untitled: 'Untitled draft',
    news: 'New activity',
    edit: 'Edit report',
    withdraw: {
      open: 'Withdraw report',
      title: 'Withdraw this report?',
      text: 'It is closed as Withdrawn and counts nowhere. This cannot be undone.',
      confirm: 'Withdraw report',
      cancel: 'Cancel',
      close: 'Close',
    },
    progress: 'Progress',
    steps: {
      submitted: 'Submitted',
      review: 'Verification',
      valid: 'Valid',
      rated: 'Rated',
      rewarded: 'Reward',
      closed: 'Closed',
    },
    stepStates: { done: 'done', current: 'now', todo: 'to come', stopped: 'stopped' },
    answer: {
      title: 'Answer the question',
      text: 'Other deadlines pause until you answer. Without an answer in 14 days the report is closed.',
      question: 'Question',
      body: 'Answer',
      send: 'Send answer',
    },
    reopen: {
      title: 'Reopen',
      text: 'The report was closed because no answer came. You can still send one within 30 days.',
      body: 'Answer',
      send: 'Send and reopen',
    },
    appeal: {
      title: 'Appeal',
      text: ({ until }) =>
        `If this closing is wrong, say why by ${until}. Another member of the team checks it and answers within 5 business days.`,
      again: ({ until }) =>
        `Your appeal was turned down. By ${until} you may appeal once more: a third person checks it and answers within 10 business days. That answer is final.`,
      body: 'Reason',
      bodyHint: 'Point to the step, evidence or rule of the program that was missed. At least 20 characters.',
      send: 'Send the appeal',
      waits: ({ due }) => `Your appeal is being checked. The answer is due ${due}.`,
    },
    retest: {
      title: 'Retest',
      text: 'Try your steps again. The company confirms the result.',
      until: ({ until }) =>
        `Try your steps again and answer until ${until}. The company confirms the result.`,
      pays: ({ amount, net }) =>
        `Your answer pays ${amount} once the result is decided, whatever it is. After tax about ${net} if it is paid out on its own.`,
      verdict: 'Result',
      fixed: 'The flaw is closed',
      not_fixed: 'The flaw is still open',
      body: 'Evidence',
      bodyHint: 'What you tried and what happened. At least 20 characters.',
      send: 'Send result',
      given: ({ verdict }) => `Your result: ${verdict}. Waiting for confirmation.`,
    },
    rating: {
      title: 'Respond to the rating',
      text: ({ until }) => `You have 5 business days to accept or dispute the risk level: until ${until}.`,
      offer: ({ amount, until }) =>
        `The company offers ${amount}, below the minimum of this level; its reason is under Reward. Accept or dispute it until ${until}. Without an answer, the offer holds.`,
      nothing: 'a reward without money',
      over: ({ until }) =>
        `The time to answer this rating ended on ${until}. Without an answer, the rating stands.`,
      choice: 'Answer',
      accepted: 'I agree',
      disputed: 'I disagree',
      body: 'Reason',
      bodyHint:
        'Required when you disagree: name the CVSS metrics and the evidence. The company answers within 3 business days, then another member of our team decides.',
      send: 'Send answer',
    },
    attach: {
      title: 'Add attachments',
      send: 'Upload',
    },
    policyNewer: ({ pinned, current }) =>
      `This report is judged by policy version ${pinned}; the program now uses version ${current}.`,
  },
})
