import { entries } from './catalogue.ts'

/** What bughunters ask about reports. */
export const bughunterQuestions = entries({
  who: {
    title: { id: 'Siapa yang boleh menjadi bughunter?', en: 'Who may become a bughunter?' },
    text: {
      id: 'Warga negara Indonesia berusia sekurangnya 17 tahun, di mana pun tinggalnya. Sebelum mengikuti program, kamu memverifikasi email, nomor ponsel, dan identitas.',
      en: 'Citizens of Indonesia of at least 17 years, wherever they live. Before joining a program you verify your email, mobile number and identity.',
    },
  },
  documents: {
    title: { id: 'Dokumen apa yang diperlukan untuk verifikasi?', en: 'Which documents does the verification need?' },
    text: {
      id: 'Dua dokumen identitas yang berbeda dan satu swafoto. Kamu juga menyetujui perjanjian kerahasiaan. Orang dari tim platform yang memeriksanya, bukan mesin.',
      en: 'Two different identity documents and a selfie. You also accept a confidentiality agreement. People of the platform team check them, not machines.',
    },
  },
  denied: {
    title: { id: 'Verifikasi saya ditolak. Apa yang bisa dilakukan?', en: 'My verification was denied. What can I do?' },
    text: {
      id: 'Baca alasannya di halaman profil. Penolakan selalu diputuskan dua orang, dan kamu boleh mengajukan keberatan satu kali; keberatan itu diperiksa orang lain.',
      en: 'Read the reason on your profile page. Two people decide every denial, and you may appeal once; somebody else examines the appeal.',
    },
  },
  contents: {
    title: { id: 'Apa yang harus ada di dalam laporan?', en: 'What must a report contain?' },
    text: {
      id: 'Waktu ditemukan, nama kerentanan, bukti yang dapat diulang, risiko dan dampak, serta rekomendasi perbaikan. Formulir menuntunmu dan menyimpan draf secara otomatis.',
      en: 'The time of the find, the name of the vulnerability, a proof that can be repeated, risk and impact, and a recommendation. The form guides you and saves your draft by itself.',
    },
  },
  wait: {
    title: { id: 'Berapa lama laporan dijawab?', en: 'How long until a report is answered?' },
    text: {
      id: 'Janji kami: jawaban pertama dalam 1 hari kerja dan hasil pemeriksaan dalam 3 hari kerja. Waktu berhenti selama kami menunggu jawabanmu atas sebuah pertanyaan.',
      en: 'Our promise: a first answer within 1 business day and the result of the check within 3. The clock stops while we wait for your answer to a question.',
    },
  },
  duplicate: {
    title: { id: 'Bagaimana kalau celah itu sudah dilaporkan orang lain?', en: 'What if somebody else reported the flaw before?' },
    text: {
      id: 'Laporanmu ditutup sebagai duplikat dari laporan yang lebih dulu. Kamu tetap mendapat sebagian poin bila laporan aslinya diterima, selama celah itu belum diumumkan atau diperbaiki.',
      en: 'Your report is closed as a duplicate of the earlier one. You still receive a share of the points when the original is accepted, as long as the flaw was neither published nor fixed yet.',
    },
  },
  publish: {
    title: { id: 'Bolehkah menceritakan temuan di blog atau media sosial?', en: 'May I tell of my find in a blog or on social media?' },
    text: {
      id: 'Hanya setelah celahnya diperbaiki, laporannya ditutup, dan naskahnya disetujui lewat platform. Setelah itu ceritanya dapat terbit sebagai write-up atas namamu.',
      en: 'Only once the flaw is fixed, the report is closed, and the text was agreed to on the platform. Then the story can appear as a write-up under your name.',
    },
  },
})
