import { catalogue } from './catalogue.ts'

/** What companies ask about programs and reports. */
export const companyQuestions = catalogue({
  id: {
    email: {
      title: 'Mengapa email perusahaan wajib saat mendaftar?',
      text: 'Agar akun perusahaan benar-benar milik perusahaan itu. Email dari penyedia gratis ditolak, dan kode verifikasi dikirim ke alamat yang didaftarkan.',
    },
    managed: {
      title: 'Apa beda program yang dikelola sendiri dan yang kami kelola?',
      text: 'Pada program yang dikelola sendiri, tim Anda menilai laporan valid dan berbicara dengan bughunter. Pada program yang kami kelola, tim platform menyiapkan penilaiannya dan Anda mengonfirmasi.',
    },
    private: {
      title: 'Bisakah program hanya untuk undangan?',
      text: 'Bisa. Program privat hanya terlihat oleh bughunter yang Anda undang dan yang sudah terverifikasi. Program itu tidak muncul di daftar umum maupun di hasil pencarian.',
    },
    budget: {
      title: 'Bagaimana menjaga agar biaya tidak membengkak?',
      text: 'Anda menentukan sendiri tabel imbalan per tingkat risiko. Imbalan hanya dapat diberikan dari saldo yang sudah diisi, dan saldo tidak pernah menjadi minus. Peringatan muncul ketika saldo berada di bawah batas minimum.',
    },
    change: {
      title: 'Apakah aturan program boleh diubah di tengah jalan?',
      text: 'Boleh. Setiap perubahan disimpan sebagai versi baru dengan perbandingan yang mudah dibaca. Laporan lama tetap mengikuti versi yang berlaku ketika laporan itu dikirim.',
    },
    team: {
      title: 'Siapa saja di perusahaan kami yang dapat membaca laporan?',
      text: 'Pemilik akun dan admin membaca semua laporan yang sudah valid. Anggota lain hanya melihat program yang Anda berikan kepadanya, dengan hak yang Anda pilih satu per satu.',
    },
    flood: {
      title: 'Apakah kami akan kebanjiran laporan yang tidak berguna?',
      text: 'Tidak. Laporan yang tidak dapat dibuktikan, di luar ruang lingkup, atau sudah pernah dilaporkan berhenti di tim platform sebelum sampai kepada Anda.',
    },
  },
  en: {
    email: {
      title: 'Why does a company need a company email to sign up?',
      text: 'So that the account of a company truly belongs to it. Addresses of free mail providers are refused, and a verification code goes to the address that signs up.',
    },
    managed: {
      title: 'What is the difference between self-managed and managed programs?',
      text: 'In a self-managed program your own team rates valid reports and talks to the bughunters. In a managed one the platform team prepares the rating and you confirm it.',
    },
    private: {
      title: 'Can a program be by invitation only?',
      text: 'Yes. Only verified bughunters whom you invite see a private program. It appears neither in the public list nor in any search.',
    },
    budget: {
      title: 'How do we keep the cost under control?',
      text: 'You set the reward table per risk level yourselves. Rewards are given only from the balance you have funded, and the balance never falls below zero. A warning appears when it is below the minimum.',
    },
    change: {
      title: 'May the rules of a program change while it runs?',
      text: 'They may. Every change is kept as a new version with a readable comparison. Older reports keep to the version that held when they were sent.',
    },
    team: {
      title: 'Who in our company can read reports?',
      text: 'The owner and admins read all valid reports. Other members see only the programs you grant them, with the rights you choose one by one.',
    },
    flood: {
      title: 'Will we be flooded with useless reports?',
      text: 'No. Reports that cannot be proved, are out of scope, or were sent before stop at the platform team and never reach you.',
    },
  },
})
