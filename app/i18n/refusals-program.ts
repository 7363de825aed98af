import { entries } from './catalogue.ts'

/** Closer words for refusals about programs, challenges and their documents. */
export const programRefusals = entries({
  challenge_started: {
    id: 'Challenge ini sudah dimulai. Pindahkan jadwalnya lebih dulu.',
    en: 'This challenge has started already. Move its schedule first.',
  },
  challenge_running: {
    id: 'Challenge yang sedang berlangsung tidak dapat dijeda atau diakhiri sebelum hasilnya disahkan',
    en: 'A running challenge is neither paused nor ended before its results are confirmed',
  },
  challenge_not_started: { id: 'Challenge belum dimulai', en: 'The challenge has not started' },
  challenge_over: { id: 'Challenge sudah selesai', en: 'The challenge is over' },
  challenge_full: { id: 'Semua tempat peserta sudah terisi', en: 'All places are taken' },
  not_registered: { id: 'Hanya peserta terdaftar yang dapat mengirim laporan', en: 'Only registered participants can send a report' },
  registration_not_open: { id: 'Pendaftaran belum dibuka', en: 'The registration is not open yet' },
  registration_closed: { id: 'Pendaftaran sudah ditutup', en: 'The registration is closed' },
  prize_unfunded: {
    id: 'Saldo perusahaan belum cukup untuk hadiah dan biayanya',
    en: "The company's balance does not cover the prizes and their fee",
  },
  prize_held: { id: 'Hadiah challenge masih disisihkan', en: 'The prizes of the challenge are still set aside' },
  challenge_not_over: { id: 'Hasil dapat diusulkan setelah challenge selesai', en: 'Results can be proposed once the challenge is over' },
  reports_undecided: {
    id: 'Masih ada laporan challenge yang belum diperiksa atau dinilai',
    en: 'Some reports of the challenge are not checked or rated yet',
  },
  results_changed: {
    id: 'Hasil sudah berubah. Muat ulang dan baca angka yang terbaru.',
    en: 'The results have changed. Reload and read the newest figures.',
  },
  results_unproposed: { id: 'Hasil belum diusulkan', en: 'No results were proposed' },
  targets_unproved: {
    id: 'Ada target yang belum terbukti milik perusahaan ini. Target dan yang kurang tertulis di panel Bukti target.',
    en: 'Some targets are not proved to be of this company. The panel Proof of targets says which, and what is missing.',
  },
  second_person: {
    id: 'Hasil disahkan orang lain, bukan yang mengusulkannya',
    en: 'Results are confirmed by another person than the one who proposed them',
  },
  announcement_changed: {
    id: 'Pengumuman ini sudah diubah di tempat lain. Baca versi terbarunya sebelum melanjutkan.',
    en: 'This announcement was changed elsewhere. Read its newest version before you go on.',
  },
  too_many_announcements: {
    id: 'Satu program dapat menulis 5 pengumuman dalam sehari. Coba lagi besok.',
    en: 'A program can announce 5 times within a day. Try again tomorrow.',
  },
  agreement_missing: {
    id: 'Perjanjian program versi ini belum disetujui',
    en: 'This version of the program agreement is not accepted yet',
  },
  program_closed: { id: 'Program ini sedang tidak menerima laporan baru', en: 'This program takes no new reports at present' },
  program_uncovered: {
    id: 'Dana imbalan program ini habis, jadi laporan baru belum diterima',
    en: 'The money for rewards of this program is used up: no new reports for now',
  },
  program_late: {
    id: 'Perusahaan program ini terlalu sering melewati tenggat, jadi laporan baru belum diterima sampai tim platform membukanya lagi',
    en: 'The company of this program missed too many deadlines: no new reports until the platform team clears it',
  },
  closed_challenges: {
    id: 'Pendaftaran dan pengajuan challenge sedang ditutup',
    en: 'Challenges take no registrations and no new plans for now',
  },
  letter_revoked: {
    id: 'Surat izin pengujian untuk program ini sudah dicabut',
    en: 'The authorisation letter for this program was revoked',
  },
  test_account_barred: {
    id: 'Akun ujimu di program ini dicabut, dan akun lain tidak diberikan',
    en: 'Your test account of this program was revoked, and no other is given to you',
  },
  test_accounts_gone: {
    id: 'Belum ada akun uji yang bebas. Perusahaan sudah diberi tahu; coba lagi nanti.',
    en: 'No test account is free right now. The company was told; try again later.',
  },
  test_account_in_use: {
    id: 'Akun uji ini baru saja diambil bughunter. Muat ulang halaman, lalu cabut dengan alasannya.',
    en: 'A bughunter has just taken this test account. Reload the page and revoke it with a reason.',
  },
  test_account_unreadable: {
    id: 'Isi akun uji ini tidak dapat dibaca lagi. Minta perusahaan menggantinya.',
    en: 'What is in this test account can no longer be read. Ask the company for another one.',
  },
  program_expired: {
    id: 'Tanggal akhir program sudah lewat. Perpanjang masa berlakunya lebih dulu.',
    en: 'The last day of the program has passed. Extend its term first.',
  },
  agreement_changed: {
    id: 'Naskah perjanjian berubah sejak halaman dibuka. Muat ulang dan baca versi terbaru.',
    en: 'The agreement changed since you opened the page. Reload and read the newest version.',
  },
  program_changed: {
    id: 'Program ini sudah diubah sejak halaman dibuka. Baca versi terbarunya sebelum memutuskan.',
    en: 'The program was changed since you opened the page. Read its newest version before you decide.',
  },
  proposal_changed: {
    id: 'Versi usulan ini sudah diganti, ditarik, atau berlaku. Muat ulang dan baca yang terbaru.',
    en: 'This proposed version was replaced, withdrawn or came into force. Reload and read the newest.',
  },
  own_proposal: {
    id: 'Perubahan yang Anda tulis sendiri diputuskan anggota tim lain',
    en: 'A change you wrote yourself is decided by another operator',
  },
  invitation_closed: {
    id: 'Undangan ini sudah dijawab, dicabut, atau kedaluwarsa',
    en: 'This invitation was answered, revoked or has expired',
  },
})
