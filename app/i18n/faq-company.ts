import { entries } from './catalogue.ts'

/** What companies ask about programs and reports. */
export const companyQuestions = entries({
  email: {
    title: { id: 'Mengapa email perusahaan wajib saat mendaftar?', en: 'Why does a company need a company email to sign up?' },
    text: {
      id: 'Agar akun perusahaan benar-benar milik perusahaan itu. Email dari penyedia gratis ditolak, dan kode verifikasi dikirim ke alamat yang didaftarkan.',
      en: 'So that the account of a company truly belongs to it. Addresses of free mail providers are refused, and a verification code goes to the address that signs up.',
    },
  },
  managed: {
    title: {
      id: 'Apa beda program yang dikelola sendiri dan yang kami kelola?',
      en: 'What is the difference between self-managed and managed programs?',
    },
    text: {
      id: 'Pada program yang dikelola sendiri, tim Anda menilai laporan valid dan berbicara dengan bughunter. Pada program yang kami kelola, tim platform menyiapkan penilaiannya dan Anda mengonfirmasi.',
      en: 'In a self-managed program your own team rates valid reports and talks to the bughunters. In a managed one the platform team prepares the rating and you confirm it.',
    },
  },
  private: {
    title: { id: 'Bisakah program hanya untuk undangan?', en: 'Can a program be by invitation only?' },
    text: {
      id: 'Bisa. Program privat hanya terlihat oleh bughunter yang Anda undang dan yang sudah terverifikasi. Program itu tidak muncul di daftar umum maupun di hasil pencarian.',
      en: 'Yes. Only verified bughunters whom you invite see a private program. It appears neither in the public list nor in any search.',
    },
  },
  budget: {
    title: { id: 'Bagaimana menjaga agar biaya tidak membengkak?', en: 'How do we keep the cost under control?' },
    text: {
      id: 'Anda menentukan sendiri tabel imbalan per tingkat risiko. Imbalan hanya dapat diberikan dari saldo yang sudah diisi, dan saldo tidak pernah menjadi minus. Peringatan muncul ketika saldo berada di bawah batas minimum.',
      en: 'You set the reward table per risk level yourselves. Rewards are given only from the balance you have funded, and the balance never falls below zero. A warning appears when it is below the minimum.',
    },
  },
  change: {
    title: { id: 'Apakah aturan program boleh diubah di tengah jalan?', en: 'May the rules of a program change while it runs?' },
    text: {
      id: 'Boleh. Setiap perubahan disimpan sebagai versi baru dengan perbandingan yang mudah dibaca. Laporan lama tetap mengikuti versi yang berlaku ketika laporan itu dikirim.',
      en: 'They may. Every change is kept as a new version with a readable comparison. Older reports keep to the version that held when they were sent.',
    },
  },
  team: {
    title: { id: 'Siapa saja di perusahaan kami yang dapat membaca laporan?', en: 'Who in our company can read reports?' },
    text: {
      id: 'Pemilik akun dan admin membaca semua laporan yang sudah valid. Anggota lain hanya melihat program yang Anda berikan kepadanya, dengan hak yang Anda pilih satu per satu.',
      en: 'The owner and admins read all valid reports. Other members see only the programs you grant them, with the rights you choose one by one.',
    },
  },
  flood: {
    title: { id: 'Apakah kami akan kebanjiran laporan yang tidak berguna?', en: 'Will we be flooded with useless reports?' },
    text: {
      id: 'Tidak. Laporan yang tidak dapat dibuktikan, di luar ruang lingkup, atau sudah pernah dilaporkan berhenti di tim platform sebelum sampai kepada Anda.',
      en: 'No. Reports that cannot be proved, are out of scope, or were sent before stop at the platform team and never reach you.',
    },
  },
})
