import { catalogue } from './catalogue.ts'

/** The acts of the desk of a report and the fields of their forms. */
export const reportActWords = catalogue({
  id: {
    actions: 'Langkah',
    actionsHint: 'Tombol 1–9 membuka langkah, Ctrl+Enter mengirim.',
    noActions: 'Tidak ada langkah yang menunggu Anda sekarang.',
    readOnly: 'Akses Anda untuk membaca. Keputusan diambil rekan yang berwenang di perusahaan Anda.',
    acts: {
      take: {
        title: 'Ambil laporan',
        text: 'Anda menjadi penanggung jawab. Sejak itu isi laporan tidak dapat diubah lagi.',
        submit: 'Ambil laporan',
      },
      validate: {
        title: 'Nyatakan valid',
        text: 'Perusahaan melihat laporan ini dan imbalan minimum kelasnya disisihkan.',
        submit: 'Nyatakan valid',
      },
      ask_info: {
        title: 'Minta informasi',
        text: 'Tenggat berhenti sampai bughunter menjawab, paling lama 14 hari.',
        submit: 'Kirim pertanyaan',
      },
      rate: {
        title: 'Nilai tingkat risiko',
        text: 'Imbalan mengikuti tingkat ini; poin mengikuti tingkat dari tim platform. Tingkat harus sesuai vektornya. Bila turun satu rentang atau naik dua, bughunter menjawab lebih dulu, dalam 5 hari kerja.',
        submit: 'Simpan penilaian',
      },
      reward: { title: 'Beri imbalan' },
      start_fixing: {
        title: 'Mulai perbaikan',
        text: 'Status kerentanan menjadi “Sedang diperbaiki” dan tenggat perbaikan berjalan.',
        submit: 'Mulai perbaikan',
      },
      ask_retest: {
        title: 'Minta uji ulang',
        text: 'Bughunter diminta memeriksa apakah celahnya sudah tertutup.',
        paid: ({ amount, percent }: { amount: string; percent: number }) =>
          `Bughunter diminta memeriksa apakah celahnya sudah tertutup dan dibayar ${amount} bila menjawab, apa pun hasilnya. Jumlah itu dan biaya platform ${percent}% disisihkan dari saldo; tanpa jawaban, semuanya kembali.`,
        submit: 'Minta uji ulang',
      },
      retest: {
        title: 'Putuskan hasil uji ulang',
        text: 'Keputusan ini menetapkan status kerentanan.',
        own: 'Bughunter belum menjawab. Putaran ini boleh ditutup dengan bukti dari pihak Anda sendiri: dana uji ulang yang disisihkan kembali ke saldo, dan bughunter tidak perlu menjawab lagi.',
        proof: ({ verdict, at }: { verdict: string; at: string }) => `Jawaban bughunter, ${at}: ${verdict}`,
        submit: 'Simpan keputusan',
      },
      accept_risk: {
        title: 'Terima risiko',
        text: 'Celah tidak diperbaiki dan laporan ini tidak dapat dipublikasikan.',
        submit: 'Terima risiko',
      },
      resolve: {
        title: 'Tutup laporan',
        text: 'Imbalan sudah beres dan nasib celah sudah jelas. Laporan menjadi Ditutup.',
        submit: 'Tutup laporan',
      },
      close_duplicate: {
        title: 'Tutup sebagai duplikat',
        text: 'Hanya laporan lebih lama dari program yang sama yang dapat menjadi laporan asli.',
        submit: 'Tutup sebagai duplikat',
      },
      close_invalid: {
        title: 'Tutup sebagai tidak valid',
        text: 'Bughunter membaca alasan ini dan dapat mengajukan keberatan dalam 14 hari.',
        submit: 'Tutup laporan',
      },
      reopen: {
        title: 'Buka kembali',
        text: 'Untuk keberatan yang beralasan. Pemeriksaan dimulai lagi dan Anda menjadi penanggung jawab.',
        submit: 'Buka kembali',
      },
      dismiss_appeal: {
        title: 'Tolak keberatan',
        text: 'Laporan tetap ditutup. Bughunter membaca alasan ini.',
        submit: 'Tolak keberatan',
      },
      answer_appeal: {
        title: 'Tanggapi keberatan',
        text: 'Tim platform yang memutuskan; tanggapan Anda menjadi bahan pertimbangannya. Sekali kirim, semua pihak membacanya.',
        submit: 'Kirim tanggapan',
      },
      answer_dispute: {
        title: 'Tanggapi sanggahan',
        text: 'Jelaskan penilaian Anda, atau terima sanggahannya. Bila penilaian dipertahankan, tim platform memutuskan tingkat dan imbalan terkecilnya. Sekali kirim, semua pihak membacanya.',
        submit: 'Kirim tanggapan',
      },
      decide_dispute: {
        title: 'Putuskan sanggahan',
        text: 'Tingkat dan imbalan terkecil yang Anda tetapkan mengikat kedua pihak, dan poin mengikutinya.',
        submit: 'Simpan putusan',
      },
      agree_rating: {
        title: 'Setujui tingkat dari perusahaan',
        text: 'Tingkat ini berbeda dari hasil verifikasi. Bila Anda setuju, poin mengikutinya dan bughunter tidak ditunggu lagi.',
        submit: 'Setujui tingkat ini',
      },
    },
    appealWaits: ({ due }: { due: string }) =>
      `Bughunter mengajukan keberatan atas penutupan ini. Putusannya paling lambat ${due}.`,
    appealAsksYou: ({ due }: { due: string }) =>
      `Perusahaan Anda dapat menanggapinya sampai ${due}. Tim platform boleh memutuskan lebih dulu.`,
    appealAsksCompany: ({ company, due }: { company: string; due: string }) =>
      `${company} dapat menanggapinya sampai ${due}; putusan tidak perlu menunggu.`,
    appealCompanyLate: ({ company, due }: { company: string; due: string }) =>
      `${company} belum menanggapi dan sudah lewat tenggat sejak ${due}; putusan tidak perlu menunggu.`,
    appealAnswered: {
      stands: ({ company }: { company: string }) => `${company}: penutupan tetap berlaku.`,
      reopen: ({ company }: { company: string }) => `${company}: laporan sebaiknya dibuka kembali.`,
    },
    appealAnswers: { stands: 'Penutupan tetap berlaku', reopen: 'Laporan sebaiknya dibuka kembali' },
    ratingWaits: {
      waiting: ({ due }: { due: string }) =>
        `Tingkat ini jauh dari hasil verifikasi, jadi menunggu jawaban bughunter sampai ${due}. Sampai saat itu laporan tidak ditutup dan imbalan di bawah minimum hasil verifikasi belum final.`,
      offered: ({ due }: { due: string }) =>
        `Imbalan di bawah minimum ditawarkan dan menunggu jawaban bughunter sampai ${due}. Tanpa jawaban, tawaran itu berlaku.`,
      disputed: ({ due }: { due: string }) =>
        `Penilaian disanggah. Perusahaan menanggapi sampai ${due}; setelah itu tim platform memutuskan. Selama itu laporan tidak ditutup dan dananya tetap disisihkan.`,
      deciding: ({ due }: { due: string }) =>
        `Sanggahan diputuskan tim platform paling lambat ${due}, oleh anggota yang belum pernah menilai laporan ini. Selama itu laporan tidak ditutup dan dananya tetap disisihkan.`,
      decided: 'Sanggahan selesai; tingkat risiko ini mengikat kedua pihak.',
      floor: ({ least }: { least: string }) => `Imbalan paling sedikit ${least}.`,
    },
    disputeAnswers: {
      stands: 'Penilaian kami tetap',
      yields: 'Kami menerima: tingkat dari verifikasi dan imbalan minimumnya berlaku',
    },
    fields: {
      body: {
        ask_info: { label: 'Pertanyaan', hint: 'Sebutkan langkah yang gagal atau bukti yang kurang.' },
        ask_retest: {
          label: 'Yang sudah diperbaiki',
          hint: 'Bughunter memulai uji ulang dari keterangan ini.',
        },
        accept_risk: { label: 'Alasan menerima risiko', hint: 'Bughunter membacanya. Minimal 20 karakter.' },
        retest: { label: 'Bukti', hint: 'Apa yang dicoba dan hasilnya. Minimal 20 karakter.' },
        reopen: { label: 'Alasan dibuka kembali', hint: 'Semua pihak membacanya. Minimal 20 karakter.' },
        dismiss_appeal: {
          label: 'Jawaban atas keberatan',
          hint: 'Jawab tiap alasannya. Semua pihak membacanya. Minimal 20 karakter.',
        },
        answer_appeal: {
          label: 'Alasan',
          hint: 'Jawab alasan bughunter. Semua pihak membacanya. Minimal 20 karakter.',
        },
        answer_dispute: {
          label: 'Alasan',
          hint: 'Jawab alasan bughunter. Semua pihak membacanya. Minimal 20 karakter.',
        },
        decide_dispute: {
          label: 'Alasan putusan',
          hint: 'Jawab alasan kedua pihak. Semua pihak membacanya. Minimal 20 karakter.',
        },
      },
      cvss: 'CVSS',
      vrt: 'Kelas kerentanan (VRT)',
      cwe: 'Kelemahan (CWE)',
      cweHint: 'Nomor CWE, misalnya 79. Isi salah satu: VRT atau CWE.',
      choose: 'Pilih',
      reproduction: 'Catatan reproduksi',
      reproductionHint:
        'Langkah yang Anda jalankan dan hasilnya, minimal 20 karakter. Perusahaan membacanya.',
      reproducedAs: 'Isi: terulang seperti dilaporkan',
      reproducedText: 'Langkah dalam laporan kami jalankan dari awal; hasilnya sama seperti yang dilaporkan.',
      checklist: 'Mutu laporan',
      checklistHint: 'Satu poin untuk tiap hal yang terpenuhi.',
      original: 'Kode laporan asli',
      originalHint: ({ brand }: { brand: string }) => `Misalnya ${brand}-2026-000123-K`,
      reason: 'Penjelasan',
      reasonHint: 'Minimal 20 karakter. Kutip aturan program atau langkah yang gagal.',
      closeAs: 'Alasan penutupan',
      rateReason: 'Alasan perubahan',
      rateReasonHint:
        'Wajib bila tingkatnya berbeda dari hasil verifikasi: minimal 20 karakter, dan metrik CVSS ikut diubah.',
      verdict: 'Hasil',
      answer: 'Pendapat perusahaan',
      floor: 'Imbalan paling sedikit',
      floorHint: 'Kosongkan untuk memakai minimum tingkat ini.',
    },
    lines: {
      steps: 'Langkah dapat diulang tanpa bertanya',
      evidence: 'Bukti terlampir',
      impact: 'Dampak dijelaskan nyata',
      advice: 'Saran perbaikan dapat dipakai',
      class: 'Kelas dan CVSS terisi',
    },
    verdicts: { fixed: 'Sudah tertutup', not_fixed: 'Masih terbuka' },
  },
  en: {
    actions: 'Steps',
    actionsHint: 'Keys 1–9 open a step, Ctrl+Enter sends it.',
    noActions: 'No step is waiting for you now.',
    readOnly: 'You may read. Colleagues with the right to decide take the steps.',
    acts: {
      take: {
        title: 'Take this report',
        text: 'It becomes yours. From then on its text can no longer be edited.',
        submit: 'Take this report',
      },
      validate: {
        title: 'Accept as valid',
        text: 'The company sees this report, and the minimum reward of its class is set aside.',
        submit: 'Accept as valid',
      },
      ask_info: {
        title: 'Ask for information',
        text: 'The clocks stop until the bughunter answers, for 14 days at most.',
        submit: 'Send the question',
      },
      rate: {
        title: 'Rate the severity',
        text: 'The reward follows this level; points follow the platform team’s. A level must fit its vector. One a band lower or two higher waits for the bughunter’s answer, 5 business days at most.',
        submit: 'Save the rating',
      },
      reward: { title: 'Give the reward' },
      start_fixing: {
        title: 'Start fixing',
        text: 'The vulnerability becomes “Being fixed” and the clock for the fix starts.',
        submit: 'Start fixing',
      },
      ask_retest: {
        title: 'Ask for a retest',
        text: 'The bughunter is asked to check whether the flaw is closed.',
        paid: ({ amount, percent }) =>
          `The bughunter is asked to check whether the flaw is closed, and is paid ${amount} for an answer, whatever it says. That sum and a platform fee of ${percent}% are set aside from the balance; without an answer all of it comes back.`,
        submit: 'Ask for a retest',
      },
      retest: {
        title: 'Decide on the retest',
        text: 'This sets the vulnerability status.',
        own: 'The bughunter has not answered yet. You may close this round with proof of your own: what was set aside for the retest goes back to the balance, and the bughunter need not answer any more.',
        proof: ({ verdict, at }) => `The bughunter’s answer, ${at}: ${verdict}`,
        submit: 'Save the decision',
      },
      accept_risk: {
        title: 'Accept the risk',
        text: 'The flaw stays, and this report cannot be published.',
        submit: 'Accept the risk',
      },
      resolve: {
        title: 'Close the report',
        text: 'The reward is settled and the fate of the flaw is known. The report becomes Closed.',
        submit: 'Close the report',
      },
      close_duplicate: {
        title: 'Close as a duplicate',
        text: 'Only an older report of the same program can be the original.',
        submit: 'Close as a duplicate',
      },
      close_invalid: {
        title: 'Close as not valid',
        text: 'The bughunter reads this reason and may appeal within 14 days.',
        submit: 'Close the report',
      },
      reopen: {
        title: 'Reopen',
        text: 'For an objection with reason. The review starts anew and the report becomes yours.',
        submit: 'Reopen',
      },
      dismiss_appeal: {
        title: 'Turn the appeal down',
        text: 'The report stays closed. The bughunter reads this reason.',
        submit: 'Turn the appeal down',
      },
      answer_appeal: {
        title: 'Say what you think of the appeal',
        text: 'The platform team decides and weighs what you say. It is sent once, and everybody on the report reads it.',
        submit: 'Send',
      },
      answer_dispute: {
        title: 'Answer the dispute',
        text: 'Explain your rating, or yield. Where the rating stands, the platform team decides the level and the least reward. It is sent once, and everybody on the report reads it.',
        submit: 'Send the answer',
      },
      decide_dispute: {
        title: 'Decide the dispute',
        text: 'The level and the least reward you set bind both sides, and points follow them.',
        submit: 'Save the decision',
      },
      agree_rating: {
        title: 'Agree with the company’s level',
        text: 'This level differs from triage. If you agree, points follow it and the bughunter is no longer waited for.',
        submit: 'Agree with this level',
      },
    },
    appealWaits: ({ due }) => `The bughunter appealed against this closing. The decision is due ${due}.`,
    appealAsksYou: ({ due }) =>
      `Your company may say what it thinks until ${due}. The platform team may decide before.`,
    appealAsksCompany: ({ company, due }) =>
      `${company} may say what it thinks until ${due}; the decision need not wait.`,
    appealCompanyLate: ({ company, due }) =>
      `${company} has not said what it thinks and is late since ${due}; the decision need not wait.`,
    appealAnswered: {
      stands: ({ company }) => `${company}: the closing should stand.`,
      reopen: ({ company }) => `${company}: the report should be opened again.`,
    },
    appealAnswers: { stands: 'The closing should stand', reopen: 'The report should be opened again' },
    ratingWaits: {
      waiting: ({ due }) =>
        `This level is far from triage, so it waits for the bughunter’s answer until ${due}. Until then the report is not closed, and a reward below the minimum of triage is not final.`,
      offered: ({ due }) =>
        `A reward below the minimum was offered and waits for the bughunter’s answer until ${due}. Without one, the offer holds.`,
      disputed: ({ due }) =>
        `The rating is disputed. The company answers until ${due}; after that the platform team decides. Meanwhile the report is not closed and its money stays set aside.`,
      deciding: ({ due }) =>
        `The platform team decides the dispute by ${due}, through a member who has not judged this report. Meanwhile the report is not closed and its money stays set aside.`,
      decided: 'The dispute is settled; this risk level binds both sides.',
      floor: ({ least }) => `The reward is at least ${least}.`,
    },
    disputeAnswers: {
      stands: 'Our rating stands',
      yields: 'We yield: the level of triage and its minimum reward hold',
    },
    fields: {
      body: {
        ask_info: { label: 'Question', hint: 'Name the step that fails or the evidence that is missing.' },
        ask_retest: { label: 'What was fixed', hint: 'The bughunter starts the retest from this.' },
        accept_risk: {
          label: 'Why the risk is accepted',
          hint: 'The bughunter reads it. At least 20 characters.',
        },
        retest: { label: 'Evidence', hint: 'What was tried and what came of it. At least 20 characters.' },
        reopen: {
          label: 'Why it is reopened',
          hint: 'Everybody on the report reads it. At least 20 characters.',
        },
        dismiss_appeal: {
          label: 'Answer to the appeal',
          hint: 'Answer each of its reasons. Everybody on the report reads it. At least 20 characters.',
        },
        answer_appeal: {
          label: 'Reason',
          hint: 'Answer what the bughunter says. Everybody on the report reads it. At least 20 characters.',
        },
        answer_dispute: {
          label: 'Reason',
          hint: 'Answer what the bughunter says. Everybody on the report reads it. At least 20 characters.',
        },
        decide_dispute: {
          label: 'Reasons of the decision',
          hint: 'Answer both sides. Everybody on the report reads it. At least 20 characters.',
        },
      },
      cvss: 'CVSS',
      vrt: 'Vulnerability class (VRT)',
      cwe: 'Weakness (CWE)',
      cweHint: 'A CWE number, such as 79. Give one of the two: VRT or CWE.',
      choose: 'Choose',
      reproduction: 'Reproduction note',
      reproductionHint: 'What you did and what came of it, at least 20 characters. The company reads it.',
      reproducedAs: 'Fill in: reproduced as reported',
      reproducedText: 'We ran the steps of the report from the start; the result is the same as reported.',
      checklist: 'Quality of the report',
      checklistHint: 'One point for each line that holds.',
      original: 'Code of the original report',
      originalHint: ({ brand }) => `Such as ${brand}-2026-000123-K`,
      reason: 'Explanation',
      reasonHint: 'At least 20 characters. Quote the rule of the program or the step that fails.',
      closeAs: 'Reason for closing',
      rateReason: 'Reason for the change',
      rateReasonHint:
        'Needed where the level differs from triage: at least 20 characters, and CVSS metrics that changed.',
      verdict: 'Result',
      answer: 'What the company thinks',
      floor: 'Least reward',
      floorHint: 'Leave it empty for the minimum of the level.',
    },
    lines: {
      steps: 'Steps can be repeated without asking',
      evidence: 'Evidence is attached',
      impact: 'Impact is told concretely',
      advice: 'The recommendation can be used',
      class: 'Class and CVSS are given',
    },
    verdicts: { fixed: 'It is closed', not_fixed: 'It is still open' },
  },
})
