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
  },
  en: {
    hunter_program_announced: {
      subject: ({ company }: Facts) => `New announcement from ${company}`,
      text: ({ company }: Facts) =>
        `${company} wrote an announcement in a program you joined. You can read it on the page of the program.`,
      action: 'Read the announcement',
    },
  },
})
