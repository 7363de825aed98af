import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about the announcements of a program: the sender, never the content. */
export const programMails = catalogue({
  hunter_program_announced: {
    subject: ({ company }: Facts) => ({ id: `Pengumuman baru dari ${company}`, en: `New announcement from ${company}` }),
    text: ({ company }: Facts) => ({
      id: `${company} menulis pengumuman di program yang kamu ikuti. Isinya dapat kamu baca di halaman program.`,
      en: `${company} wrote an announcement in a program you joined. You can read it on the page of the program.`,
    }),
    action: { id: 'Baca pengumuman', en: 'Read the announcement' },
  },
  hunter_version_announced: {
    subject: ({ company }: Facts) => ({
      id: `Aturan program ${company} akan berubah`,
      en: `The rules of a program of ${company} will change`,
    }),
    text: ({ company, until }: Facts) => ({
      id: `Tim platform menyetujui versi baru aturan program ${company} yang kamu ikuti. Versi itu berlaku mulai ${until}. Sampai saat itu aturan yang kamu setujui tetap berlaku. Perbedaannya dapat kamu baca di halaman program.`,
      en: `The platform team has approved a new version of the rules of a program of ${company} that you joined. It holds from ${until}. Until then the rules you accepted stay in force. You can read the difference on the page of the program.`,
    }),
    action: { id: 'Lihat perbedaannya', en: 'See the difference' },
  },
  hunter_version_withdrawn: {
    subject: ({ company }: Facts) => ({
      id: `Aturan program ${company} tidak jadi berubah`,
      en: `The rules of a program of ${company} do not change after all`,
    }),
    text: ({ company }: Facts) => ({
      id: `Versi baru aturan program ${company} yang pernah kami kabarkan tidak jadi berlaku. Aturan yang kamu setujui tetap berlaku.`,
      en: `The new version of the rules of a program of ${company} that we told you of will not come into force. The rules you accepted stay.`,
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  company_program_returned: {
    subject: () => ({ id: 'Program Anda perlu diperbaiki sebelum dibuka', en: 'Your program needs corrections before it opens' }),
    text: () => ({
      id: 'Tim platform sudah membaca program Anda dan meminta beberapa perbaikan. Catatannya tertulis di halaman program. Setelah diperbaiki, ajukan lagi dari halaman yang sama.',
      en: 'The platform team has read your program and asks for some corrections. They are written on the page of the program. Correct them and submit it again from the same page.',
    }),
    action: { id: 'Baca yang perlu diperbaiki', en: 'Read what to correct' },
  },
  team_version: {
    subject: ({ company }: Facts) => ({
      id: `Perubahan aturan program ${company} menunggu keputusan`,
      en: `Changed rules of a program of ${company} wait for a decision`,
    }),
    text: ({ company }: Facts) => ({
      id: `${company} mengusulkan versi baru untuk program yang sedang berjalan. Versi itu memperluas izin atau mengurangi janji, jadi belum berlaku sebelum tim menyetujuinya.`,
      en: `${company} proposes a new version of a running program. It widens the permission or lowers a promise, so it does not hold before the team lets it in.`,
    }),
    action: { id: 'Baca perubahannya', en: 'Read the changes' },
  },
  company_version_approved: {
    subject: () => ({ id: 'Perubahan aturan program Anda disetujui', en: 'The changed rules of your program were approved' }),
    text: () => ({
      id: 'Tim platform menyetujui versi baru yang Anda usulkan. Bila sudah ada bughunter yang menandatangani perjanjian, mereka diberi tahu dulu dan versi itu berlaku pada tanggal yang tertulis di halaman program.',
      en: 'The platform team has approved the version you proposed. Where bughunters have signed the agreement, they are told first, and the version holds from the date on the page of the program.',
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  company_version_returned: {
    subject: () => ({ id: 'Perubahan aturan program Anda perlu diperbaiki', en: 'The changed rules of your program need corrections' }),
    text: () => ({
      id: 'Tim platform meminta perbaikan pada versi baru yang Anda usulkan. Catatannya tertulis di halaman program. Versi yang sekarang tetap berlaku.',
      en: 'The platform team asks for corrections to the version you proposed. They are written on the page of the program. The present version stays in force.',
    }),
    action: { id: 'Baca yang perlu diperbaiki', en: 'Read what to correct' },
  },
  company_version_refused: {
    subject: () => ({ id: 'Perubahan aturan program Anda ditolak', en: 'The changed rules of your program were refused' }),
    text: () => ({
      id: 'Tim platform menolak versi baru yang Anda usulkan. Alasannya tertulis di halaman program. Versi yang sekarang tetap berlaku.',
      en: 'The platform team has refused the version you proposed. The reason is on the page of the program. The present version stays in force.',
    }),
    action: { id: 'Baca alasannya', en: 'Read the reason' },
  },
  company_program_late: {
    subject: () => ({ id: 'Program Anda berhenti menerima laporan baru', en: 'Your program takes no new reports for now' }),
    text: () => ({
      id: 'Dalam 90 hari terakhir, kurang dari separuh penilaian, imbalan, dan perbaikan di program Anda selesai sebelum tenggat. Karena itu program ini belum menerima laporan baru. Laporan yang sudah masuk tetap berjalan: selesaikan yang lewat tenggat, lalu tim platform memeriksa dan membukanya lagi.',
      en: 'Over the last 90 days, less than half of the ratings, rewards and fixes of your program were done by their deadline. So it takes no new reports for now. Reports already received go on: settle what is overdue, and the platform team will look at it and open the program again.',
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
  company_program_late_cleared: {
    subject: () => ({ id: 'Program Anda menerima laporan baru lagi', en: 'Your program takes new reports again' }),
    text: () => ({
      id: 'Tim platform membuka lagi program Anda untuk laporan baru. Catatannya dapat Anda baca di halaman program. Tenggat yang terlewat sebelum hari ini tidak dihitung lagi.',
      en: 'The platform team has opened your program for new reports again. You can read its note on the page of the program. Deadlines missed before today do not count any more.',
    }),
    action: { id: 'Baca catatannya', en: 'Read the note' },
  },
  team_program_late: {
    subject: ({ company }: Facts) => ({
      id: `Program ${company} berhenti menerima laporan baru`,
      en: `A program of ${company} takes no new reports`,
    }),
    text: ({ company }: Facts) => ({
      id: `Dalam 90 hari terakhir ${company} menepati kurang dari separuh janjinya di satu program. Program itu berhenti menerima laporan baru sampai tim membukanya dengan catatan.`,
      en: `Over the last 90 days ${company} kept less than half of its promises in one program. That program takes no new reports until the team clears it with a note.`,
    }),
    action: { id: 'Lihat program', en: 'See the program' },
  },
})
