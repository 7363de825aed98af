import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about accounts, programs, invitations and balances. None names what is private: the link leads there. */
export const accountMails = catalogue({
  id: {
    hunter_registered: {
      subject: ({ brand }: Facts) => `Selamat datang di ${brand}`,
      text: () =>
        'Akunmu sudah jadi. Langkah berikutnya: verifikasi nomor ponsel dan identitasmu. Setelah itu kamu bisa mengikuti program dan mengirim laporan.',
      action: 'Mulai verifikasi',
    },
    company_registered: {
      subject: ({ brand }: Facts) => `Selamat datang di ${brand}`,
      text: () =>
        'Akun perusahaan Anda sudah jadi. Anda dapat menyusun program pertama sekarang; tim kami meninjaunya sebelum dibuka untuk bughunter.',
      action: 'Buka dasbor',
    },
    hunter_identity_verified: {
      subject: () => 'Identitasmu terverifikasi',
      text: () =>
        'Dokumenmu sudah diperiksa dan cocok. Kamu sekarang bisa menyetujui aturan program dan mengirim laporan.',
      action: 'Lihat program',
    },
    hunter_identity_needs_fix: {
      subject: () => 'Dokumenmu perlu diperbaiki',
      text: () =>
        'Ada dokumen yang belum bisa kami terima. Buka halaman akunmu untuk melihat dokumen mana dan alasannya, lalu kirim ulang. Data lain tidak perlu diisi lagi.',
      action: 'Perbaiki dokumen',
    },
    hunter_identity_denied: {
      subject: () => 'Keputusan verifikasi identitas',
      text: () =>
        'Pengajuan verifikasimu tidak dapat kami terima. Alasannya dan cara mengajukan keberatan ada di halaman akunmu.',
      action: 'Lihat keputusan',
    },
    hunter_identity_corrected: {
      subject: () => 'Data identitasmu diperbaiki',
      text: ({ support }: Facts) =>
        `Tim kami memperbaiki nama atau tanggal lahirmu yang terverifikasi setelah memeriksa dokumennya sekali lagi. Kamu tetap terverifikasi. Bukan kamu yang meminta, atau masih keliru? Tulis ke ${support} dari alamat email ini.`,
      action: 'Lihat data pribadi',
    },
    team_identity: {
      subject: () => 'Antrean: verifikasi identitas',
      text: () => 'Satu pengajuan identitas menunggu diperiksa.',
      action: 'Buka antrean',
    },
    team_identity_second: {
      subject: () => 'Antrean: usulan penolakan verifikasi',
      text: () =>
        'Seorang rekan mengusulkan penolakan verifikasi identitas. Penolakan baru berlaku setelah orang kedua memeriksa dokumennya dan memutuskan.',
      action: 'Buka antrean',
    },
    person_password_changed: {
      subject: () => 'Kata sandi akun diganti',
      text: () =>
        'Kata sandi akun ini baru saja diganti dan sesi di perangkat lain diakhiri. Kalau ini bukan perbuatan pemilik akun, segera hubungi dukungan.',
      action: 'Periksa akun',
    },
    company_program_received: {
      subject: () => 'Program Anda sedang ditinjau',
      text: () =>
        'Kami menerima pengajuan program Anda. Tim kami memeriksa ruang lingkup dan tabel imbalannya; keputusannya kami kabarkan lewat email.',
      action: 'Lihat program',
    },
    company_program_accepted: {
      subject: () => 'Program Anda dibuka',
      text: () => 'Program Anda diterima dan mulai sekarang dapat menerima laporan.',
      action: 'Lihat program',
    },
    company_program_rejected: {
      subject: () => 'Program Anda ditolak',
      text: () =>
        'Tim platform menolak program Anda. Alasannya tertulis di halaman program; bila isinya diubah, program kembali menjadi draf dan dapat diajukan lagi.',
      action: 'Lihat alasannya',
    },
    company_program_ended: {
      subject: () => 'Program Anda berakhir',
      text: () =>
        'Program Anda sudah berakhir dan tidak menerima laporan baru. Laporan yang sudah masuk tetap diproses sampai selesai.',
      action: 'Lihat program',
    },
    team_program: {
      subject: () => 'Antrean: peninjauan program',
      text: () => 'Satu program menunggu ditinjau.',
      action: 'Tinjau program',
    },
    hunter_invited: {
      subject: ({ company }: Facts) => `Undangan program dari ${company}`,
      text: ({ company }: Facts) =>
        `${company} mengundangmu ke program tertutup. Undangan berlaku 7 hari; isi program terlihat setelah kamu menerimanya.`,
      action: 'Lihat undangan',
    },
    team_top_up: {
      subject: () => 'Antrean: isi saldo',
      text: () => 'Satu permintaan isi saldo menunggu dikonfirmasi.',
      action: 'Buka antrean',
    },
    company_top_up_confirmed: {
      subject: () => 'Isi saldo dikonfirmasi',
      text: () => 'Pengisian saldo Anda sudah kami konfirmasi dan dapat dipakai.',
      action: 'Lihat saldo',
    },
    company_top_up_refused: {
      subject: () => 'Isi saldo belum dapat dikonfirmasi',
      text: () => 'Pengisian saldo Anda belum dapat kami konfirmasi. Alasannya ada di halaman saldo.',
      action: 'Lihat alasannya',
    },
    company_top_up_reversed: {
      subject: () => 'Isi saldo ditarik kembali',
      text: ({ support }: Facts) =>
        `Satu pengisian saldo Anda dikonfirmasi keliru dan ditarik kembali oleh dua orang dari tim kami. Rinciannya ada di halaman saldo. Ada pertanyaan? Tulis ke ${support}.`,
      action: 'Lihat saldo',
    },
    team_top_up_reversal: {
      subject: () => 'Antrean: penarikan isi saldo',
      text: () => 'Satu isi saldo diajukan untuk ditarik kembali dan menunggu orang kedua.',
      action: 'Buka antrean',
    },
  },
  en: {
    hunter_registered: {
      subject: ({ brand }: Facts) => `Welcome to ${brand}`,
      text: () =>
        'Your account is ready. Next: verify your mobile number and your identity. After that you can join programs and send reports.',
      action: 'Start verification',
    },
    company_registered: {
      subject: ({ brand }: Facts) => `Welcome to ${brand}`,
      text: () =>
        'Your company account is ready. You can write the first program now; our team reviews it before it opens to bughunters.',
      action: 'Open the dashboard',
    },
    hunter_identity_verified: {
      subject: () => 'Your identity is verified',
      text: () =>
        'Your documents were checked and match. You can now accept the rules of a program and send reports.',
      action: 'See the programs',
    },
    hunter_identity_needs_fix: {
      subject: () => 'Your documents need a correction',
      text: () =>
        'We could not accept one of your documents yet. Your account page says which one and why; then send it again. Nothing else has to be filled in anew.',
      action: 'Correct the documents',
    },
    hunter_identity_denied: {
      subject: () => 'Decision on your identity verification',
      text: () =>
        'We could not accept your verification. The reason, and how to object, is on your account page.',
      action: 'See the decision',
    },
    hunter_identity_corrected: {
      subject: () => 'Your identity data were corrected',
      text: ({ support }) =>
        `Our team corrected your verified name or birth date after looking at the documents once more. You stay verified. You did not ask for it, or something is still wrong? Write to ${support} from this mail address.`,
      action: 'See the personal data',
    },
    team_identity: {
      subject: () => 'Queue: identity verification',
      text: () => 'One identity submission is waiting to be checked.',
      action: 'Open the queue',
    },
    team_identity_second: {
      subject: () => 'Queue: a proposed denial of verification',
      text: () =>
        'A colleague proposed to deny an identity verification. It takes effect only after a second person has checked the documents and decided.',
      action: 'Open the queue',
    },
    person_password_changed: {
      subject: () => 'The password was changed',
      text: () =>
        'The password of this account was just changed and sessions on other devices were ended. If the owner of the account did not do this, contact support at once.',
      action: 'Check the account',
    },
    company_program_received: {
      subject: () => 'Your program is under review',
      text: () =>
        'We received your program. Our team checks its scope and reward table, and will write to you with the decision.',
      action: 'See the program',
    },
    company_program_accepted: {
      subject: () => 'Your program is open',
      text: () => 'Your program was accepted and can take reports from now on.',
      action: 'See the program',
    },
    company_program_rejected: {
      subject: () => 'Your program was rejected',
      text: () =>
        'The platform team has rejected your program. The reason is on its page; once it is changed it is a draft again and can be submitted once more.',
      action: 'See the reason',
    },
    company_program_ended: {
      subject: () => 'Your program has ended',
      text: () =>
        'Your program has ended and takes no new reports. Reports already received are handled to the end.',
      action: 'See the program',
    },
    team_program: {
      subject: () => 'Queue: program review',
      text: () => 'One program is waiting for review.',
      action: 'Review the program',
    },
    hunter_invited: {
      subject: ({ company }: Facts) => `Program invitation from ${company}`,
      text: ({ company }: Facts) =>
        `${company} invites you to a private program. The invitation is good for 7 days; the program shows once you accept.`,
      action: 'See the invitation',
    },
    team_top_up: {
      subject: () => 'Queue: top-ups',
      text: () => 'One top-up request waits for confirmation.',
      action: 'Open the queue',
    },
    company_top_up_confirmed: {
      subject: () => 'Top-up confirmed',
      text: () => 'Your top-up is confirmed and available.',
      action: 'See the balance',
    },
    company_top_up_refused: {
      subject: () => 'Top-up not confirmed',
      text: () => 'We could not confirm your top-up. The reason is on the balance page.',
      action: 'See the reason',
    },
    company_top_up_reversed: {
      subject: () => 'A top-up was taken back',
      text: ({ support }: Facts) =>
        `One of your top-ups was confirmed by mistake and taken back by two people of our team. The balance page has the details. Questions? Write to ${support}.`,
      action: 'See the balance',
    },
    team_top_up_reversal: {
      subject: () => 'Queue: a top-up to take back',
      text: () => 'A top-up is proposed to be taken back and waits for a second person.',
      action: 'Open the queue',
    },
  },
})
