import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about the announcements of a program: who speaks, never what is said. */
export const programMails = catalogue({
  id: {
    hunter_program_announced: {
      subject: ({ company }: Facts) => `Pengumuman baru dari ${company}`,
      text: ({ company }: Facts) =>
        `${company} menulis pengumuman di program yang kamu ikuti. Isinya dapat kamu baca di halaman program.`,
      action: 'Baca pengumuman',
    },
    company_program_late: {
      subject: () => 'Program Anda berhenti menerima laporan baru',
      text: () =>
        'Dalam 90 hari terakhir, kurang dari separuh penilaian, imbalan, dan perbaikan di program Anda selesai sebelum tenggat. Karena itu program ini belum menerima laporan baru. Laporan yang sudah masuk tetap berjalan: selesaikan yang lewat tenggat, lalu tim platform memeriksa dan membukanya lagi.',
      action: 'Lihat program',
    },
    company_program_late_cleared: {
      subject: () => 'Program Anda menerima laporan baru lagi',
      text: () =>
        'Tim platform membuka lagi program Anda untuk laporan baru. Catatannya dapat Anda baca di halaman program. Tenggat yang terlewat sebelum hari ini tidak dihitung lagi.',
      action: 'Baca catatannya',
    },
    team_program_late: {
      subject: ({ company }: Facts) => `Program ${company} berhenti menerima laporan baru`,
      text: ({ company }: Facts) =>
        `Dalam 90 hari terakhir ${company} menepati kurang dari separuh janjinya di satu program. Program itu berhenti menerima laporan baru sampai tim membukanya dengan catatan.`,
      action: 'Lihat program',
    },
  },
  en: {
    hunter_program_announced: {
      subject: ({ company }: Facts) => `New announcement from ${company}`,
      text: ({ company }: Facts) =>
        `${company} wrote an announcement in a program you joined. You can read it on the page of the program.`,
      action: 'Read the announcement',
    },
    company_program_late: {
      subject: () => 'Your program takes no new reports for now',
      text: () =>
        'Over the last 90 days, less than half of the ratings, rewards and fixes of your program were done by their deadline. So it takes no new reports for now. Reports already received go on: settle what is overdue, and the platform team will look at it and open the program again.',
      action: 'See the program',
    },
    company_program_late_cleared: {
      subject: () => 'Your program takes new reports again',
      text: () =>
        'The platform team has opened your program for new reports again. You can read its note on the page of the program. Deadlines missed before today do not count any more.',
      action: 'Read the note',
    },
    team_program_late: {
      subject: ({ company }: Facts) => `A program of ${company} takes no new reports`,
      text: ({ company }: Facts) =>
        `Over the last 90 days ${company} kept less than half of its promises in one program. That program takes no new reports until the team clears it with a note.`,
      action: 'See the program',
    },
  },
})
