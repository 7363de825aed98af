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
    hunter_version_announced: {
      subject: ({ company }: Facts) => `Aturan program ${company} akan berubah`,
      text: ({ company, until }: Facts) =>
        `Tim platform menyetujui versi baru aturan program ${company} yang kamu ikuti. Versi itu berlaku mulai ${until}. Sampai saat itu aturan yang kamu setujui tetap berlaku. Perbedaannya dapat kamu baca di halaman program.`,
      action: 'Lihat perbedaannya',
    },
    hunter_version_withdrawn: {
      subject: ({ company }: Facts) => `Aturan program ${company} tidak jadi berubah`,
      text: ({ company }: Facts) =>
        `Versi baru aturan program ${company} yang pernah kami kabarkan tidak jadi berlaku. Aturan yang kamu setujui tetap berlaku.`,
      action: 'Lihat program',
    },
    company_program_returned: {
      subject: () => 'Program Anda perlu diperbaiki sebelum dibuka',
      text: () =>
        'Tim platform sudah membaca program Anda dan meminta beberapa perbaikan. Catatannya tertulis di halaman program. Setelah diperbaiki, ajukan lagi dari halaman yang sama.',
      action: 'Baca yang perlu diperbaiki',
    },
    team_version: {
      subject: ({ company }: Facts) => `Perubahan aturan program ${company} menunggu keputusan`,
      text: ({ company }: Facts) =>
        `${company} mengusulkan versi baru untuk program yang sedang berjalan. Versi itu memperluas izin atau mengurangi janji, jadi belum berlaku sebelum tim menyetujuinya.`,
      action: 'Baca perubahannya',
    },
    company_version_approved: {
      subject: () => 'Perubahan aturan program Anda disetujui',
      text: () =>
        'Tim platform menyetujui versi baru yang Anda usulkan. Bila sudah ada bughunter yang menandatangani perjanjian, mereka diberi tahu dulu dan versi itu berlaku pada tanggal yang tertulis di halaman program.',
      action: 'Lihat program',
    },
    company_version_returned: {
      subject: () => 'Perubahan aturan program Anda perlu diperbaiki',
      text: () =>
        'Tim platform meminta perbaikan pada versi baru yang Anda usulkan. Catatannya tertulis di halaman program. Versi yang sekarang tetap berlaku.',
      action: 'Baca yang perlu diperbaiki',
    },
    company_version_refused: {
      subject: () => 'Perubahan aturan program Anda ditolak',
      text: () =>
        'Tim platform menolak versi baru yang Anda usulkan. Alasannya tertulis di halaman program. Versi yang sekarang tetap berlaku.',
      action: 'Baca alasannya',
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
    hunter_version_announced: {
      subject: ({ company }: Facts) => `The rules of a program of ${company} will change`,
      text: ({ company, until }: Facts) =>
        `The platform team has approved a new version of the rules of a program of ${company} that you joined. It holds from ${until}. Until then the rules you accepted stay in force. You can read the difference on the page of the program.`,
      action: 'See the difference',
    },
    hunter_version_withdrawn: {
      subject: ({ company }: Facts) => `The rules of a program of ${company} do not change after all`,
      text: ({ company }: Facts) =>
        `The new version of the rules of a program of ${company} that we told you of will not come into force. The rules you accepted stay.`,
      action: 'See the program',
    },
    company_program_returned: {
      subject: () => 'Your program needs corrections before it opens',
      text: () =>
        'The platform team has read your program and asks for some corrections. They are written on the page of the program. Correct them and submit it again from the same page.',
      action: 'Read what to correct',
    },
    team_version: {
      subject: ({ company }: Facts) => `Changed rules of a program of ${company} wait for a decision`,
      text: ({ company }: Facts) =>
        `${company} proposes a new version of a running program. It widens the permission or lowers a promise, so it does not hold before the team lets it in.`,
      action: 'Read the changes',
    },
    company_version_approved: {
      subject: () => 'The changed rules of your program were approved',
      text: () =>
        'The platform team has approved the version you proposed. Where bughunters have signed the agreement, they are told first, and the version holds from the date on the page of the program.',
      action: 'See the program',
    },
    company_version_returned: {
      subject: () => 'The changed rules of your program need corrections',
      text: () =>
        'The platform team asks for corrections to the version you proposed. They are written on the page of the program. The present version stays in force.',
      action: 'Read what to correct',
    },
    company_version_refused: {
      subject: () => 'The changed rules of your program were refused',
      text: () =>
        'The platform team has refused the version you proposed. The reason is on the page of the program. The present version stays in force.',
      action: 'Read the reason',
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
