import { catalogue } from './catalogue.ts'

/** Closer words for refusals about programs, challenges and their papers. */
export const programRefusals = catalogue({
  id: {
    challenge_started: 'Challenge ini sudah dimulai. Pindahkan jadwalnya lebih dulu.',
    challenge_running:
      'Challenge yang sedang berlangsung tidak dapat dijeda atau diakhiri sebelum hasilnya disahkan',
    challenge_not_started: 'Challenge belum dimulai',
    challenge_over: 'Challenge sudah selesai',
    challenge_full: 'Semua tempat peserta sudah terisi',
    not_registered: 'Hanya peserta terdaftar yang dapat mengirim laporan',
    registration_not_open: 'Pendaftaran belum dibuka',
    registration_closed: 'Pendaftaran sudah ditutup',
    prize_unfunded: 'Saldo perusahaan belum cukup untuk hadiah dan biayanya',
    prize_held: 'Hadiah challenge masih disisihkan',
    challenge_not_over: 'Hasil dapat diusulkan setelah challenge selesai',
    reports_undecided: 'Masih ada laporan challenge yang belum diperiksa atau dinilai',
    results_changed: 'Hasil sudah berubah. Muat ulang dan baca angka yang terbaru.',
    results_unproposed: 'Hasil belum diusulkan',
    targets_unproved:
      'Ada target yang belum terbukti milik perusahaan ini. Target dan yang kurang tertulis di panel Bukti target.',
    second_person: 'Hasil disahkan orang lain, bukan yang mengusulkannya',
    announcement_changed:
      'Pengumuman ini sudah diubah di tempat lain. Baca versi terbarunya sebelum melanjutkan.',
    too_many_announcements: 'Satu program dapat menulis 5 pengumuman dalam sehari. Coba lagi besok.',
    agreement_missing: 'Perjanjian program versi ini belum disetujui',
    program_closed: 'Program ini sedang tidak menerima laporan baru',
    program_uncovered: 'Dana imbalan program ini habis, jadi laporan baru belum diterima',
    program_late:
      'Perusahaan program ini terlalu sering melewati tenggat, jadi laporan baru belum diterima sampai tim platform membukanya lagi',
    closed_challenges: 'Pendaftaran dan pengajuan challenge sedang ditutup',
    letter_revoked: 'Surat izin pengujian untuk program ini sudah dicabut',
    program_expired: 'Tanggal akhir program sudah lewat. Perpanjang masa berlakunya lebih dulu.',
    agreement_changed: 'Naskah perjanjian berubah sejak halaman dibuka. Muat ulang dan baca versi terbaru.',
    program_changed:
      'Program ini sudah diubah sejak halaman dibuka. Baca versi terbarunya sebelum memutuskan.',
    proposal_changed:
      'Versi usulan ini sudah diganti, ditarik, atau berlaku. Muat ulang dan baca yang terbaru.',
    own_proposal: 'Perubahan yang Anda tulis sendiri diputuskan anggota tim lain',
    invitation_closed: 'Undangan ini sudah dijawab, dicabut, atau kedaluwarsa',
  },
  en: {
    challenge_started: 'This challenge has started already. Move its schedule first.',
    challenge_running: 'A running challenge is neither paused nor ended before its results are confirmed',
    challenge_not_started: 'The challenge has not started',
    challenge_over: 'The challenge is over',
    challenge_full: 'All places are taken',
    not_registered: 'Only registered participants can send a report',
    registration_not_open: 'The registration is not open yet',
    registration_closed: 'The registration is closed',
    prize_unfunded: "The company's balance does not cover the prizes and their fee",
    prize_held: 'The prizes of the challenge are still set aside',
    challenge_not_over: 'Results can be proposed once the challenge is over',
    reports_undecided: 'Some reports of the challenge are not checked or rated yet',
    results_changed: 'The results have changed. Reload and read the newest figures.',
    results_unproposed: 'No results were proposed',
    targets_unproved:
      'Some targets are not proved to be of this company. The panel Proof of targets says which, and what is missing.',
    second_person: 'Results are confirmed by another person than the one who proposed them',
    announcement_changed:
      'This announcement was changed elsewhere. Read its newest version before you go on.',
    too_many_announcements: 'A program can announce 5 times within a day. Try again tomorrow.',
    agreement_missing: 'This version of the program agreement is not accepted yet',
    program_closed: 'This program takes no new reports at present',
    program_uncovered: 'The money for rewards of this program is used up: no new reports for now',
    program_late:
      'The company of this program missed too many deadlines: no new reports until the platform team clears it',
    closed_challenges: 'Challenges take no registrations and no new plans for now',
    letter_revoked: 'The authorisation letter for this program was revoked',
    program_expired: 'The last day of the program has passed. Extend its term first.',
    agreement_changed: 'The agreement changed since you opened the page. Reload and read the newest version.',
    program_changed:
      'The program was changed since you opened the page. Read its newest version before you decide.',
    proposal_changed:
      'This proposed version was replaced, withdrawn or came into force. Reload and read the newest.',
    own_proposal: 'A change you wrote yourself is decided by another operator',
    invitation_closed: 'This invitation was answered, revoked or has expired',
  },
})
