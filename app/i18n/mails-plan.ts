import { catalogue } from './catalogue.ts'
import type { MailFacts } from './mail-kinds.ts'

/** Mails about the plan of a company. */
export const planMails = catalogue({
  id: {
    team_plan: {
      subject: () => 'Antrean: permintaan paket',
      text: () => 'Satu perusahaan meminta paket lain dan menunggu jawaban.',
      action: 'Buka antrean',
    },
    company_plan_granted: {
      subject: () => 'Paket perusahaan Anda diperbarui',
      text: () =>
        'Tim kami mencatat paket baru untuk perusahaan Anda. Masa berlaku dan batas pemakaiannya ada di halaman lisensi.',
      action: 'Lihat lisensi',
    },
    company_plan_declined: {
      subject: () => 'Permintaan paket belum dapat kami penuhi',
      text: () =>
        'Permintaan paket perusahaan Anda belum dapat kami penuhi. Alasannya ada di halaman lisensi; permintaan baru dapat dikirim kapan saja. Program dan laporan yang sudah ada tidak terpengaruh.',
      action: 'Lihat alasannya',
    },
    company_plan_ending: {
      subject: ({ until }: MailFacts) => `Paket perusahaan Anda berakhir pada ${until}`,
      text: ({ until }: MailFacts) =>
        `Paket perusahaan Anda berlaku sampai ${until} dan belum ada yang menyusulnya. Setelah itu paket gratis yang berlaku: program, laporan, dan anggota yang sudah ada tetap ada, tetapi yang baru mengikuti batas paket gratis. Perpanjangan diminta lewat halaman lisensi.`,
      action: 'Perpanjang paket',
    },
  },
  en: {
    team_plan: {
      subject: () => 'Queue: plan request',
      text: () => 'A company asks for another plan and waits for an answer.',
      action: 'Open the queue',
    },
    company_plan_granted: {
      subject: () => 'The plan of your company has changed',
      text: () =>
        'Our team noted a new plan for your company. How long it is valid and what it holds is on the license page.',
      action: 'See the license',
    },
    company_plan_declined: {
      subject: () => 'We cannot grant your plan request yet',
      text: () =>
        'We cannot grant the plan your company asked for yet. The reason is on the license page, and a new request can be sent at any time. Programs and reports that are there are not affected.',
      action: 'See the reason',
    },
    company_plan_ending: {
      subject: ({ until }) => `The plan of your company ends on ${until}`,
      text: ({ until }) =>
        `The plan of your company is valid until ${until}, and none follows it yet. After that the free plan holds: programs, reports and members that are there stay, but new ones are bound by its limits. You ask for more time on the license page.`,
      action: 'Extend the plan',
    },
  },
})
