import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about accounts, programs, invitations and balances. None names what is private: the link leads there. */
export const accountMails = catalogue({
  hunter_registered: {
    subject: ({ brand }: Facts) => ({ id: `Selamat datang di ${brand}`, en: `Welcome to ${brand}` }),
    text: () => ({
      id: 'Akunmu sudah jadi. Langkah berikutnya: verifikasi nomor ponsel dan identitasmu. Setelah itu kamu bisa mengikuti program dan mengirim laporan.',
      en: 'Your account is ready. Next: verify your mobile number and your identity. After that you can join programs and send reports.',
    }),
    action: { id: 'Mulai verifikasi', en: 'Start verification' },
  },
  company_registered: {
    subject: ({ brand }: Facts) => ({ id: `Selamat datang di ${brand}`, en: `Welcome to ${brand}` }),
    text: () => ({
      id: 'Akun perusahaan Anda sudah jadi. Anda dapat menyusun program pertama sekarang; tim kami meninjaunya sebelum dibuka untuk bughunter.',
      en: 'Your company account is ready. You can write the first program now; our team reviews it before it opens to bughunters.',
    }),
    action: { id: 'Buka dasbor', en: 'Open the dashboard' },
  },
  hunter_identity_verified: {
    subject: () => ({ id: 'Identitasmu terverifikasi', en: 'Your identity is verified' }),
    text: () => ({
      id: 'Dokumenmu sudah diperiksa dan cocok. Kamu sekarang bisa menyetujui aturan program dan mengirim laporan.',
      en: 'Your documents were checked and match. You can now accept the rules of a program and send reports.',
    }),
    action: { id: 'Lihat program', en: 'See the programs' },
  },
  hunter_identity_needs_fix: {
    subject: () => ({ id: 'Dokumenmu perlu diperbaiki', en: 'Your documents need a correction' }),
    text: () => ({
      id: 'Ada dokumen yang belum bisa kami terima. Buka halaman akunmu untuk melihat dokumen mana dan alasannya, lalu kirim ulang. Data lain tidak perlu diisi lagi.',
      en: 'We could not accept one of your documents yet. Your account page says which one and why; then send it again. Nothing else has to be filled in anew.',
    }),
    action: { id: 'Perbaiki dokumen', en: 'Correct the documents' },
  },
  hunter_identity_denied: {
    subject: () => ({ id: 'Keputusan verifikasi identitas', en: 'Decision on your identity verification' }),
    text: () => ({
      id: 'Pengajuan verifikasimu tidak dapat kami terima. Alasannya dan cara mengajukan keberatan ada di halaman akunmu.',
      en: 'We could not accept your verification. The reason, and how to object, is on your account page.',
    }),
    action: { id: 'Lihat keputusan', en: 'See the decision' },
  },
  hunter_identity_corrected: {
    subject: () => ({ id: 'Data identitasmu diperbaiki', en: 'Your identity data were corrected' }),
    text: ({ support }: Facts) => ({
      id: `Tim kami memperbaiki nama atau tanggal lahirmu yang terverifikasi setelah memeriksa dokumennya sekali lagi. Kamu tetap terverifikasi. Bukan kamu yang meminta, atau masih keliru? Tulis ke ${support} dari alamat email ini.`,
      en: `Our team corrected your verified name or birth date after looking at the documents once more. You stay verified. You did not ask for it, or something is still wrong? Write to ${support} from this mail address.`,
    }),
    action: { id: 'Lihat data pribadi', en: 'See the personal data' },
  },
  team_identity: {
    subject: () => ({ id: 'Antrean: verifikasi identitas', en: 'Queue: identity verification' }),
    text: () => ({ id: 'Satu pengajuan identitas menunggu diperiksa.', en: 'One identity submission is waiting to be checked.' }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  team_identity_second: {
    subject: () => ({ id: 'Antrean: usulan penolakan verifikasi', en: 'Queue: a proposed denial of verification' }),
    text: () => ({
      id: 'Seorang rekan mengusulkan penolakan verifikasi identitas. Penolakan baru berlaku setelah orang kedua memeriksa dokumennya dan memutuskan.',
      en: 'A colleague proposed to deny an identity verification. It takes effect only after a second person has checked the documents and decided.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  person_password_changed: {
    subject: () => ({ id: 'Kata sandi akun diganti', en: 'The password was changed' }),
    text: () => ({
      id: 'Kata sandi akun ini baru saja diganti dan sesi di perangkat lain diakhiri. Kalau ini bukan perbuatan pemilik akun, segera hubungi dukungan.',
      en: 'The password of this account was just changed and sessions on other devices were ended. If the owner of the account did not do this, contact support at once.',
    }),
    action: { id: 'Periksa akun', en: 'Check the account' },
  },
  company_program_received: {
    subject: () => ({ id: 'Program Anda sedang ditinjau', en: 'Your program is under review' }),
    text: () => ({
      id: 'Kami menerima pengajuan program Anda. Tim kami memeriksa ruang lingkup dan tabel imbalannya; keputusannya kami kabarkan lewat email.',
      en: 'We received your program. Our team checks its scope and reward table, and will write to you with the decision.',
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  company_program_accepted: {
    subject: () => ({ id: 'Program Anda dibuka', en: 'Your program is open' }),
    text: () => ({
      id: 'Program Anda diterima dan mulai sekarang dapat menerima laporan.',
      en: 'Your program was accepted and can take reports from now on.',
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  company_program_accepted_uncovered: {
    subject: () => ({ id: 'Program Anda diterima, saldo belum cukup', en: 'Your program was accepted, the balance is too low' }),
    text: () => ({
      id: 'Program Anda diterima. Satu hal masih kurang: saldo perusahaan belum mencapai imbalan terkecil program ini, jadi laporan belum diterima. Begitu isi saldo dikonfirmasi, program langsung menerima laporan.',
      en: 'Your program was accepted. One thing is missing: the balance of the company does not reach its smallest reward, so it takes no reports yet. It does as soon as a top-up is confirmed.',
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  company_program_rejected: {
    subject: () => ({ id: 'Program Anda ditolak', en: 'Your program was rejected' }),
    text: () => ({
      id: 'Tim platform menolak program Anda. Alasannya tertulis di halaman program; bila isinya diubah, program kembali menjadi draf dan dapat diajukan lagi.',
      en: 'The platform team has rejected your program. The reason is on its page; once it is changed it is a draft again and can be submitted once more.',
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_program_ended: {
    subject: () => ({ id: 'Program Anda berakhir', en: 'Your program has ended' }),
    text: () => ({
      id: 'Program Anda sudah berakhir dan tidak menerima laporan baru. Laporan yang sudah masuk tetap diproses sampai selesai.',
      en: 'Your program has ended and takes no new reports. Reports already received are handled to the end.',
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  team_program: {
    subject: () => ({ id: 'Antrean: peninjauan program', en: 'Queue: program review' }),
    text: () => ({ id: 'Satu program menunggu ditinjau.', en: 'One program is waiting for review.' }),
    action: { id: 'Tinjau program', en: 'Review the program' },
  },
  hunter_invited: {
    subject: ({ company }: Facts) => ({ id: `Undangan program dari ${company}`, en: `Program invitation from ${company}` }),
    text: ({ company }: Facts) => ({
      id: `${company} mengundangmu ke program tertutup. Undangan berlaku 7 hari; isi program terlihat setelah kamu menerimanya.`,
      en: `${company} invites you to a private program. The invitation is good for 7 days; the program shows once you accept.`,
    }),
    action: { id: 'Lihat undangan', en: 'See the invitation' },
  },
  team_top_up: {
    subject: ({ company, sum }: Facts) => ({
      id: `Antrean: isi saldo${sum && ` ${sum}`}${company && ` dari ${company}`}`,
      en: `Queue: top-up${sum && ` of ${sum}`}${company && ` by ${company}`}`,
    }),
    text: ({ company, sum }: Facts) => ({
      id: `Permintaan isi saldo${sum && ` sebesar ${sum}`}${company && ` dari ${company}`} menunggu dikonfirmasi.`,
      en: `A top-up${sum && ` of ${sum}`}${company && ` by ${company}`} waits for confirmation.`,
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  company_top_up_confirmed: {
    subject: ({ sum }: Facts) => ({
      id: `Isi saldo${sum && ` ${sum}`} dikonfirmasi`,
      en: `Top-up${sum && ` of ${sum}`} confirmed`,
    }),
    text: ({ sum }: Facts) => ({
      id: `Pengisian saldo Anda${sum && ` sebesar ${sum}`} sudah kami konfirmasi dan dapat dipakai.`,
      en: `Your top-up${sum && ` of ${sum}`} is confirmed and available.`,
    }),
    action: { id: 'Lihat saldo', en: 'See the balance' },
  },
  company_top_up_refused: {
    subject: ({ sum }: Facts) => ({
      id: `Isi saldo${sum && ` ${sum}`} belum dapat dikonfirmasi`,
      en: `Top-up${sum && ` of ${sum}`} not confirmed`,
    }),
    text: ({ sum }: Facts) => ({
      id: `Pengisian saldo Anda${sum && ` sebesar ${sum}`} belum dapat kami konfirmasi. Alasannya ada di halaman saldo.`,
      en: `We could not confirm your top-up${sum && ` of ${sum}`}. The reason is on the balance page.`,
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_top_up_reversed: {
    subject: ({ sum }: Facts) => ({
      id: `Isi saldo${sum && ` ${sum}`} ditarik kembali`,
      en: `A top-up${sum && ` of ${sum}`} was taken back`,
    }),
    text: ({ sum, support }: Facts) => ({
      id: `Satu pengisian saldo Anda${sum && ` sebesar ${sum}`} dikonfirmasi keliru dan ditarik kembali oleh dua orang dari tim kami. Rinciannya ada di halaman saldo. Ada pertanyaan? Tulis ke ${support}.`,
      en: `One of your top-ups${sum && `, of ${sum},`} was confirmed by mistake and taken back by two people of our team. The balance page has the details. Questions? Write to ${support}.`,
    }),
    action: { id: 'Lihat saldo', en: 'See the balance' },
  },
  team_top_up_reversal: {
    subject: ({ company, sum }: Facts) => ({
      id: `Antrean: penarikan isi saldo${sum && ` ${sum}`}${company && ` dari ${company}`}`,
      en: `Queue: top-up${sum && ` of ${sum}`}${company && ` by ${company}`} to take back`,
    }),
    text: ({ company, sum }: Facts) => ({
      id: `Isi saldo${sum && ` sebesar ${sum}`}${company && ` dari ${company}`} diajukan untuk ditarik kembali dan menunggu orang kedua.`,
      en: `A top-up${sum && ` of ${sum}`}${company && ` by ${company}`} is proposed to be taken back and waits for a second person.`,
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
})
