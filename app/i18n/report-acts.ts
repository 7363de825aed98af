import { catalogue } from './catalogue.ts'

/** The acts of triage of a report and the fields of their forms. */
export const reportActWords = catalogue({
  actions: { id: 'Langkah', en: 'Steps' },
  actionsHint: {
    id: 'Tombol 1–9 membuka langkah, Ctrl+Enter mengirim, ? menampilkan semuanya.',
    en: 'Keys 1–9 open a step, Ctrl+Enter sends it, ? shows them all.',
  },
  noActions: { id: 'Tidak ada langkah yang menunggu Anda sekarang.', en: 'No step is waiting for you now.' },
  readOnly: {
    id: 'Akses Anda untuk membaca. Keputusan diambil rekan yang berwenang di perusahaan Anda.',
    en: 'You may read. Colleagues with the right to decide take the steps.',
  },
  acts: {
    take: {
      title: { id: 'Ambil laporan', en: 'Take this report' },
      text: {
        id: 'Anda menjadi penanggung jawab. Sejak itu isi laporan tidak dapat diubah lagi.',
        en: 'It becomes yours. From then on its text can no longer be edited.',
      },
      submit: { id: 'Ambil laporan', en: 'Take this report' },
    },
    validate: {
      title: { id: 'Nyatakan valid', en: 'Accept as valid' },
      text: {
        id: 'Perusahaan melihat laporan ini dan imbalan minimum kelasnya disisihkan.',
        en: 'The company sees this report, and the minimum reward of its class is set aside.',
      },
      submit: { id: 'Nyatakan valid', en: 'Accept as valid' },
    },
    ask_info: {
      title: { id: 'Minta informasi', en: 'Ask for information' },
      text: {
        id: 'Tenggat berhenti sampai bughunter menjawab, paling lama 14 hari.',
        en: 'The clocks stop until the bughunter answers, for 14 days at most.',
      },
      submit: { id: 'Kirim pertanyaan', en: 'Send the question' },
    },
    rate: {
      title: { id: 'Nilai tingkat risiko', en: 'Rate the severity' },
      text: {
        id: 'Imbalan mengikuti tingkat ini; poin mengikuti tingkat dari tim platform. Tingkat harus sesuai vektornya. Bila turun satu rentang atau naik dua, bughunter menjawab lebih dulu, dalam 5 hari kerja.',
        en: 'The reward follows this level; points follow the platform team’s. A level must fit its vector. One a band lower or two higher waits for the bughunter’s answer, 5 business days at most.',
      },
      submit: { id: 'Simpan penilaian', en: 'Save the rating' },
    },
    reward: { title: { id: 'Beri imbalan', en: 'Give the reward' } },
    start_fixing: {
      title: { id: 'Mulai perbaikan', en: 'Start fixing' },
      text: {
        id: 'Status kerentanan menjadi “Sedang diperbaiki” dan tenggat perbaikan berjalan.',
        en: 'The vulnerability becomes “Being fixed” and the clock for the fix starts.',
      },
      submit: { id: 'Mulai perbaikan', en: 'Start fixing' },
    },
    ask_retest: {
      title: { id: 'Minta uji ulang', en: 'Ask for a retest' },
      text: {
        id: 'Bughunter diminta memeriksa apakah celahnya sudah tertutup.',
        en: 'The bughunter is asked to check whether the flaw is closed.',
      },
      paid: ({ amount, percent, total }: { amount: string; percent: number; total: string }) => ({
        id: `Bughunter diminta memeriksa apakah celahnya sudah tertutup dan dibayar ${amount} bila menjawab, apa pun hasilnya. Bersama biaya platform ${percent}%, ${total} disisihkan dari saldo; tanpa jawaban, semuanya kembali.`,
        en: `The bughunter is asked to check whether the flaw is closed, and is paid ${amount} for an answer, whatever it says. With a platform fee of ${percent}%, ${total} is set aside from the balance; without an answer all of it comes back.`,
      }),
      submit: { id: 'Minta uji ulang', en: 'Ask for a retest' },
    },
    retest: {
      title: { id: 'Putuskan hasil uji ulang', en: 'Decide on the retest' },
      text: { id: 'Keputusan ini menetapkan status kerentanan.', en: 'This sets the vulnerability status.' },
      own: {
        id: 'Bughunter belum menjawab. Putaran ini boleh ditutup dengan bukti dari pihak Anda sendiri: dana uji ulang yang disisihkan kembali ke saldo, dan bughunter tidak perlu menjawab lagi.',
        en: 'The bughunter has not answered yet. You may close this round with proof of your own: what was set aside for the retest goes back to the balance, and the bughunter need not answer any more.',
      },
      proof: ({ verdict, at }: { verdict: string; at: string }) => ({
        id: `Jawaban bughunter, ${at}: ${verdict}`,
        en: `The bughunter’s answer, ${at}: ${verdict}`,
      }),
      submit: { id: 'Simpan keputusan', en: 'Save the decision' },
    },
    accept_risk: {
      title: { id: 'Terima risiko', en: 'Accept the risk' },
      text: {
        id: 'Celah tidak diperbaiki dan laporan ini tidak dapat dipublikasikan.',
        en: 'The flaw stays, and this report cannot be published.',
      },
      submit: { id: 'Terima risiko', en: 'Accept the risk' },
    },
    resolve: {
      title: { id: 'Tutup laporan', en: 'Close the report' },
      text: {
        id: 'Imbalan sudah beres dan nasib celah sudah jelas. Laporan menjadi Ditutup.',
        en: 'The reward is settled and the fate of the flaw is known. The report becomes Closed.',
      },
      submit: { id: 'Tutup laporan', en: 'Close the report' },
    },
    close_duplicate: {
      title: { id: 'Tutup sebagai duplikat', en: 'Close as a duplicate' },
      text: {
        id: 'Hanya laporan lebih lama dari program yang sama yang dapat menjadi laporan asli.',
        en: 'Only an older report of the same program can be the original.',
      },
      submit: { id: 'Tutup sebagai duplikat', en: 'Close as a duplicate' },
    },
    close_invalid: {
      title: { id: 'Tutup sebagai tidak valid', en: 'Close as not valid' },
      text: {
        id: 'Bughunter membaca alasan ini dan dapat mengajukan keberatan dalam 14 hari.',
        en: 'The bughunter reads this reason and may appeal within 14 days.',
      },
      submit: { id: 'Tutup laporan', en: 'Close the report' },
    },
    reopen: {
      title: { id: 'Buka kembali', en: 'Reopen' },
      text: {
        id: 'Untuk keberatan yang beralasan. Pemeriksaan dimulai lagi dan Anda menjadi penanggung jawab.',
        en: 'For an objection with reason. The review starts anew and the report becomes yours.',
      },
      submit: { id: 'Buka kembali', en: 'Reopen' },
    },
    dismiss_appeal: {
      title: { id: 'Tolak keberatan', en: 'Turn the appeal down' },
      text: { id: 'Laporan tetap ditutup. Bughunter membaca alasan ini.', en: 'The report stays closed. The bughunter reads this reason.' },
      submit: { id: 'Tolak keberatan', en: 'Turn the appeal down' },
    },
    answer_appeal: {
      title: { id: 'Tanggapi keberatan', en: 'Say what you think of the appeal' },
      text: {
        id: 'Tim platform yang memutuskan; tanggapan Anda menjadi bahan pertimbangannya. Sekali kirim, semua pihak membacanya.',
        en: 'The platform team decides and weighs what you say. It is sent once, and everybody on the report reads it.',
      },
      submit: { id: 'Kirim tanggapan', en: 'Send' },
    },
    answer_dispute: {
      title: { id: 'Tanggapi sanggahan', en: 'Answer the dispute' },
      text: {
        id: 'Jelaskan penilaian Anda, atau terima sanggahannya. Bila penilaian dipertahankan, tim platform memutuskan tingkat dan imbalan terkecilnya. Sekali kirim, semua pihak membacanya.',
        en: 'Explain your rating, or yield. Where the rating stands, the platform team decides the level and the least reward. It is sent once, and everybody on the report reads it.',
      },
      submit: { id: 'Kirim tanggapan', en: 'Send the answer' },
    },
    decide_dispute: {
      title: { id: 'Putuskan sanggahan', en: 'Decide the dispute' },
      text: {
        id: 'Tingkat dan imbalan terkecil yang Anda tetapkan mengikat kedua pihak, dan poin mengikutinya.',
        en: 'The level and the least reward you set bind both sides, and points follow them.',
      },
      submit: { id: 'Simpan putusan', en: 'Save the decision' },
    },
    agree_rating: {
      title: { id: 'Setujui tingkat dari perusahaan', en: 'Agree with the company’s level' },
      text: {
        id: 'Tingkat ini berbeda dari hasil verifikasi. Bila Anda setuju, poin mengikutinya dan bughunter tidak ditunggu lagi.',
        en: 'This level differs from triage. If you agree, points follow it and the bughunter is no longer waited for.',
      },
      submit: { id: 'Setujui tingkat ini', en: 'Agree with this level' },
    },
  },
  appealWaits: ({ due }: { due: string }) => ({
    id: `Bughunter mengajukan keberatan atas penutupan ini. Putusannya paling lambat ${due}.`,
    en: `The bughunter appealed against this closing. The decision is due ${due}.`,
  }),
  appealAsksYou: ({ due }: { due: string }) => ({
    id: `Perusahaan Anda dapat menanggapinya sampai ${due}. Tim platform boleh memutuskan lebih dulu.`,
    en: `Your company may say what it thinks until ${due}. The platform team may decide before.`,
  }),
  appealAsksCompany: ({ company, due }: { company: string; due: string }) => ({
    id: `${company} dapat menanggapinya sampai ${due}; putusan tidak perlu menunggu.`,
    en: `${company} may say what it thinks until ${due}; the decision need not wait.`,
  }),
  appealCompanyLate: ({ company, due }: { company: string; due: string }) => ({
    id: `${company} belum menanggapi dan sudah lewat tenggat sejak ${due}; putusan tidak perlu menunggu.`,
    en: `${company} has not said what it thinks and is late since ${due}; the decision need not wait.`,
  }),
  appealAnswered: {
    stands: ({ company }: { company: string }) => ({
      id: `${company}: penutupan tetap berlaku.`,
      en: `${company}: the closing should stand.`,
    }),
    reopen: ({ company }: { company: string }) => ({
      id: `${company}: laporan sebaiknya dibuka kembali.`,
      en: `${company}: the report should be opened again.`,
    }),
  },
  appealAnswers: {
    stands: { id: 'Penutupan tetap berlaku', en: 'The closing should stand' },
    reopen: { id: 'Laporan sebaiknya dibuka kembali', en: 'The report should be opened again' },
  },
  ratingWaits: {
    waiting: ({ due }: { due: string }) => ({
      id: `Tingkat ini jauh dari hasil verifikasi, jadi menunggu jawaban bughunter sampai ${due}. Sampai saat itu laporan tidak ditutup dan imbalan di bawah minimum hasil verifikasi belum final.`,
      en: `This level is far from triage, so it waits for the bughunter’s answer until ${due}. Until then the report is not closed, and a reward below the minimum of triage is not final.`,
    }),
    offered: ({ due }: { due: string }) => ({
      id: `Imbalan di bawah minimum ditawarkan dan menunggu jawaban bughunter sampai ${due}. Tanpa jawaban, tawaran itu berlaku.`,
      en: `A reward below the minimum was offered and waits for the bughunter’s answer until ${due}. Without one, the offer holds.`,
    }),
    disputed: ({ due }: { due: string }) => ({
      id: `Penilaian disanggah. Perusahaan menanggapi sampai ${due}; setelah itu tim platform memutuskan. Selama itu laporan tidak ditutup dan dananya tetap disisihkan.`,
      en: `The rating is disputed. The company answers until ${due}; after that the platform team decides. Meanwhile the report is not closed and its money stays set aside.`,
    }),
    deciding: ({ due }: { due: string }) => ({
      id: `Sanggahan diputuskan tim platform paling lambat ${due}, oleh anggota yang belum pernah menilai laporan ini. Selama itu laporan tidak ditutup dan dananya tetap disisihkan.`,
      en: `The platform team decides the dispute by ${due}, through a member who has not judged this report. Meanwhile the report is not closed and its money stays set aside.`,
    }),
    decided: {
      id: 'Sanggahan selesai; tingkat risiko ini mengikat kedua pihak.',
      en: 'The dispute is settled; this risk level binds both sides.',
    },
    floor: ({ least }: { least: string }) => ({ id: `Imbalan paling sedikit ${least}.`, en: `The reward is at least ${least}.` }),
  },
  disputeAnswers: {
    stands: { id: 'Penilaian kami tetap', en: 'Our rating stands' },
    yields: {
      id: 'Kami menerima: tingkat dari verifikasi dan imbalan minimumnya berlaku',
      en: 'We yield: the level of triage and its minimum reward hold',
    },
  },
  fields: {
    body: {
      ask_info: {
        label: { id: 'Pertanyaan', en: 'Question' },
        hint: {
          id: 'Sebutkan langkah yang gagal atau bukti yang kurang.',
          en: 'Name the step that fails or the evidence that is missing.',
        },
      },
      ask_retest: {
        label: { id: 'Yang sudah diperbaiki', en: 'What was fixed' },
        hint: { id: 'Bughunter memulai uji ulang dari keterangan ini.', en: 'The bughunter starts the retest from this.' },
      },
      accept_risk: {
        label: { id: 'Alasan menerima risiko', en: 'Why the risk is accepted' },
        hint: { id: 'Bughunter membacanya. Minimal 20 karakter.', en: 'The bughunter reads it. At least 20 characters.' },
      },
      retest: {
        label: { id: 'Bukti', en: 'Evidence' },
        hint: {
          id: 'Apa yang dicoba dan hasilnya. Minimal 20 karakter.',
          en: 'What was tried and what came of it. At least 20 characters.',
        },
      },
      reopen: {
        label: { id: 'Alasan dibuka kembali', en: 'Why it is reopened' },
        hint: { id: 'Semua pihak membacanya. Minimal 20 karakter.', en: 'Everybody on the report reads it. At least 20 characters.' },
      },
      dismiss_appeal: {
        label: { id: 'Jawaban atas keberatan', en: 'Answer to the appeal' },
        hint: {
          id: 'Jawab tiap alasannya. Semua pihak membacanya. Minimal 20 karakter.',
          en: 'Answer each of its reasons. Everybody on the report reads it. At least 20 characters.',
        },
      },
      answer_appeal: {
        label: { id: 'Alasan', en: 'Reason' },
        hint: {
          id: 'Jawab alasan bughunter. Semua pihak membacanya. Minimal 20 karakter.',
          en: 'Answer what the bughunter says. Everybody on the report reads it. At least 20 characters.',
        },
      },
      answer_dispute: {
        label: { id: 'Alasan', en: 'Reason' },
        hint: {
          id: 'Jawab alasan bughunter. Semua pihak membacanya. Minimal 20 karakter.',
          en: 'Answer what the bughunter says. Everybody on the report reads it. At least 20 characters.',
        },
      },
      decide_dispute: {
        label: { id: 'Alasan putusan', en: 'Reasons of the decision' },
        hint: {
          id: 'Jawab alasan kedua pihak. Semua pihak membacanya. Minimal 20 karakter.',
          en: 'Answer both sides. Everybody on the report reads it. At least 20 characters.',
        },
      },
    },
    cvss: { id: 'CVSS', en: 'CVSS' },
    vrt: { id: 'Kelas kerentanan (VRT)', en: 'Vulnerability class (VRT)' },
    cwe: { id: 'Kelemahan (CWE)', en: 'Weakness (CWE)' },
    choose: { id: 'Pilih', en: 'Choose' },
    reproduction: { id: 'Catatan reproduksi', en: 'Reproduction note' },
    reproductionHint: {
      id: 'Langkah yang Anda jalankan dan hasilnya, minimal 20 karakter. Perusahaan membacanya.',
      en: 'What you did and what came of it, at least 20 characters. The company reads it.',
    },
    reproducedAs: { id: 'Isi: terulang seperti dilaporkan', en: 'Fill in: reproduced as reported' },
    reproducedText: {
      id: 'Langkah dalam laporan kami jalankan dari awal; hasilnya sama seperti yang dilaporkan.',
      en: 'We ran the steps of the report from the start; the result is the same as reported.',
    },
    checklist: { id: 'Mutu laporan', en: 'Quality of the report' },
    checklistHint: { id: 'Satu poin untuk tiap hal yang terpenuhi.', en: 'One point for each line that holds.' },
    original: { id: 'Kode laporan asli', en: 'Code of the original report' },
    originalHint: ({ brand }: { brand: string }) => ({
      id: `Misalnya ${brand}-2026-000123-K, atau cukup 123`,
      en: `Such as ${brand}-2026-000123-K, or just 123`,
    }),
    reason: { id: 'Penjelasan', en: 'Explanation' },
    reasonHint: {
      id: 'Minimal 20 karakter. Kutip aturan program atau langkah yang gagal.',
      en: 'At least 20 characters. Quote the rule of the program or the step that fails.',
    },
    closeAs: { id: 'Alasan penutupan', en: 'Reason for closing' },
    rateReason: { id: 'Alasan perubahan', en: 'Reason for the change' },
    rateReasonHint: {
      id: 'Wajib bila tingkatnya berbeda dari hasil verifikasi: minimal 20 karakter, dan metrik CVSS ikut diubah.',
      en: 'Needed where the level differs from triage: at least 20 characters, and CVSS metrics that changed.',
    },
    verdict: { id: 'Hasil', en: 'Result' },
    answer: { id: 'Pendapat perusahaan', en: 'What the company thinks' },
    floor: { id: 'Imbalan paling sedikit', en: 'Least reward' },
    floorHint: { id: 'Kosongkan untuk memakai minimum tingkat ini.', en: 'Leave it empty for the minimum of the level.' },
  },
  lines: {
    steps: { id: 'Langkah dapat diulang tanpa bertanya', en: 'Steps can be repeated without asking' },
    evidence: { id: 'Bukti terlampir', en: 'Evidence is attached' },
    impact: { id: 'Dampak dijelaskan nyata', en: 'Impact is told concretely' },
    advice: { id: 'Saran perbaikan dapat dipakai', en: 'The recommendation can be used' },
    class: { id: 'Kelas dan CVSS terisi', en: 'Class and CVSS are given' },
  },
  verdicts: { fixed: { id: 'Sudah tertutup', en: 'It is closed' }, not_fixed: { id: 'Masih terbuka', en: 'It is still open' } },
})
