import { catalogue } from './catalogue.ts'
import type { MailFacts } from './mail-kinds.ts'

/** Mails to holders of certificates and authorisation letters. */
export const holderMails = catalogue({
  hunter_certificate_revoked: {
    subject: () => ({ id: 'Sertifikat programmu dicabut', en: 'Your program certificate was revoked' }),
    text: () => ({
      id: 'Satu sertifikat programmu dicabut oleh tim platform. Halaman pemeriksaannya sekarang menyebutnya tidak berlaku. Alasannya ada di daftar sertifikatmu.',
      en: 'The platform team revoked one of your program certificates. Its check page now says that it does not hold. The reason is in your list of certificates.',
    }),
    action: { id: 'Baca alasannya', en: 'Read the reason' },
  },
  hunter_letter_revoked: {
    subject: () => ({
      id: 'Surat izin pengujianmu dicabut: hentikan pengujian',
      en: 'Your authorisation letter was revoked: stop testing',
    }),
    text: () => ({
      id: 'Izin pengujianmu untuk satu program dicabut. Hentikan pengujian pada program itu sekarang juga. Laporan yang sudah terkirim tetap diproses. Alasannya ada di catatan perjanjian program.',
      en: 'Your permission to test one program was revoked. Stop testing that program at once. Reports already sent are still handled. The reason is in the record of the agreement.',
    }),
    action: { id: 'Buka daftar program', en: 'Open the programs' },
  },
  hunter_letter_restored: {
    subject: () => ({ id: 'Surat izin pengujianmu berlaku lagi', en: 'Your authorisation letter holds again' }),
    text: () => ({
      id: 'Pencabutan izin pengujianmu untuk satu program dibatalkan. Baca lagi ruang lingkupnya sebelum menguji.',
      en: 'The revocation of your permission to test one program was undone. Read its scope again before you test.',
    }),
    action: { id: 'Buka daftar program', en: 'Open the programs' },
  },
})

/** Mails about the plan of a company. */
export const planMails = catalogue({
  team_plan: {
    subject: () => ({ id: 'Antrean: permintaan paket', en: 'Queue: plan request' }),
    text: () => ({
      id: 'Satu perusahaan meminta paket lain dan menunggu jawaban.',
      en: 'A company asks for another plan and waits for an answer.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  company_plan_granted: {
    subject: () => ({ id: 'Paket perusahaan Anda diperbarui', en: 'The plan of your company has changed' }),
    text: () => ({
      id: 'Tim kami mencatat paket baru untuk perusahaan Anda. Masa berlaku dan batas pemakaiannya ada di halaman lisensi.',
      en: 'Our team noted a new plan for your company. How long it is valid and what it holds is on the license page.',
    }),
    action: { id: 'Lihat lisensi', en: 'See the license' },
  },
  company_plan_declined: {
    subject: () => ({ id: 'Permintaan paket belum dapat kami penuhi', en: 'We cannot grant your plan request yet' }),
    text: () => ({
      id: 'Permintaan paket perusahaan Anda belum dapat kami penuhi. Alasannya ada di halaman lisensi; permintaan baru dapat dikirim kapan saja. Program dan laporan yang sudah ada tidak terpengaruh.',
      en: 'We cannot grant the plan your company asked for yet. The reason is on the license page, and a new request can be sent at any time. Programs and reports that are there are not affected.',
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_plan_ending: {
    subject: ({ until }: MailFacts) => ({
      id: `Paket perusahaan Anda berakhir pada ${until}`,
      en: `The plan of your company ends on ${until}`,
    }),
    text: ({ until }: MailFacts) => ({
      id: `Paket perusahaan Anda berlaku sampai ${until} dan belum ada yang menyusulnya. Setelah itu paket gratis yang berlaku: program, laporan, dan anggota yang sudah ada tetap ada, tetapi yang baru mengikuti batas paket gratis. Perpanjangan diminta lewat halaman lisensi.`,
      en: `The plan of your company is valid until ${until}, and none follows it yet. After that the free plan holds: programs, reports and members that are there stay, but new ones are bound by its limits. You ask for more time on the license page.`,
    }),
    action: { id: 'Perpanjang paket', en: 'Extend the plan' },
  },
})
