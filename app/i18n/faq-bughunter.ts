import { catalogue } from './catalogue.ts'

/** What bughunters ask about reports. */
export const bughunterQuestions = catalogue({
  id: {
    who: {
      title: 'Siapa yang boleh menjadi bughunter?',
      text: 'Warga negara Indonesia berusia sekurangnya 17 tahun, di mana pun tinggalnya. Sebelum mengikuti program, kamu memverifikasi email, nomor ponsel, dan identitas.',
    },
    documents: {
      title: 'Dokumen apa yang diperlukan untuk verifikasi?',
      text: 'Dua dokumen identitas yang berbeda dan satu swafoto. Kamu juga menyetujui perjanjian kerahasiaan. Orang dari tim platform yang memeriksanya, bukan mesin.',
    },
    denied: {
      title: 'Verifikasi saya ditolak. Apa yang bisa dilakukan?',
      text: 'Baca alasannya di halaman profil. Penolakan selalu diputuskan dua orang, dan kamu boleh mengajukan keberatan satu kali; keberatan itu diperiksa orang lain.',
    },
    contents: {
      title: 'Apa yang harus ada di dalam laporan?',
      text: 'Waktu ditemukan, nama kerentanan, bukti yang dapat diulang, risiko dan dampak, serta rekomendasi perbaikan. Formulir menuntunmu dan menyimpan draf secara otomatis.',
    },
    wait: {
      title: 'Berapa lama laporan dijawab?',
      text: 'Janji kami: jawaban pertama dalam 1 hari kerja dan hasil pemeriksaan dalam 3 hari kerja. Waktu berhenti selama kami menunggu jawabanmu atas sebuah pertanyaan.',
    },
    duplicate: {
      title: 'Bagaimana kalau celah itu sudah dilaporkan orang lain?',
      text: 'Laporanmu ditutup sebagai duplikat dari laporan yang lebih dulu. Kamu tetap mendapat sebagian poin bila laporan aslinya diterima, selama celah itu belum diumumkan atau diperbaiki.',
    },
    publish: {
      title: 'Bolehkah menceritakan temuan di blog atau media sosial?',
      text: 'Hanya setelah celahnya diperbaiki, laporannya ditutup, dan naskahnya disetujui lewat platform. Setelah itu ceritanya dapat terbit sebagai write-up atas namamu.',
    },
  },
  en: {
    who: {
      title: 'Who may become a bughunter?',
      text: 'Citizens of Indonesia of at least 17 years, wherever they live. Before joining a program you verify your email, mobile number and identity.',
    },
    documents: {
      title: 'Which documents does the verification need?',
      text: 'Two different identity documents and a selfie. You also accept a confidentiality agreement. People of the platform team check them, not machines.',
    },
    denied: {
      title: 'My verification was denied. What can I do?',
      text: 'Read the reason on your profile page. Two people decide every denial, and you may appeal once; somebody else examines the appeal.',
    },
    contents: {
      title: 'What must a report contain?',
      text: 'The time of the find, the name of the vulnerability, a proof that can be repeated, risk and impact, and a recommendation. The form guides you and saves your draft by itself.',
    },
    wait: {
      title: 'How long until a report is answered?',
      text: 'Our promise: a first answer within 1 business day and the result of the check within 3. The clock stops while we wait for your answer to a question.',
    },
    duplicate: {
      title: 'What if somebody else reported the flaw before?',
      text: 'Your report is closed as a duplicate of the earlier one. You still receive a share of the points when the original is accepted, as long as the flaw was neither published nor fixed yet.',
    },
    publish: {
      title: 'May I tell of my find in a blog or on social media?',
      text: 'Only once the flaw is fixed, the report is closed, and the text was agreed to on the platform. Then the story can appear as a write-up under your name.',
    },
  },
})
