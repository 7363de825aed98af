import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/**
 * Mails about tickets to people with an account. None repeats the content of a ticket: the link leads there.
 */
export const incidentMails = catalogue({
  reporter_incident_received: {
    subject: ({ code }: Facts) => ({ id: `Laporan insiden ${code} sudah kami terima`, en: `Your incident report ${code} has arrived` }),
    text: ({ code, due }: Facts) => ({
      id: `Laporan insiden siber Anda sudah kami terima dengan kode tiket ${code}. Penanggap membacanya lebih dulu, lalu memberi kabar lewat tiket${due && `: yang pertama paling lambat ${due}`}.\n\nBukan Anda yang melapor? Balas lewat catatan di tiket itu supaya kami dapat menutupnya.`,
      en: `We have your cyber incident report under the ticket code ${code}. A responder reads it first, and then writes to you in the ticket${due && `: for the first time by ${due}`}.\n\nIt was not you? Tell us in a note under that ticket, so that we can close it.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
  },
  reporter_incident_moved: {
    subject: ({ code }: Facts) => ({ id: `Ada perkembangan pada tiket ${code}`, en: `News on ticket ${code}` }),
    text: ({ code, state }: Facts) => ({
      id: `Status tiket ${code} sekarang: ${state}. Penjelasannya ada di tiket.`,
      en: `The state of ticket ${code} is now: ${state}. The ticket says more.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
  },
  reporter_incident_note: {
    subject: ({ code }: Facts) => ({ id: `Catatan baru pada tiket ${code}`, en: `A new note on ticket ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Penanggap menulis catatan untuk Anda pada tiket ${code}. Isinya hanya ada di tiket.`,
      en: `A responder wrote a note to you on ticket ${code}. It can be read in the ticket only.`,
    }),
    action: { id: 'Baca catatan', en: 'Read the note' },
  },
  responder_incident_assigned: {
    subject: ({ code }: Facts) => ({ id: `Tiket ${code} diserahkan kepada Anda`, en: `Ticket ${code} is yours` }),
    text: ({ code }: Facts) => ({
      id: `Tiket insiden ${code} sekarang menjadi tanggung jawab Anda. Tenggat pemberitahuannya dihitung sejak laporan diterima dan tertulis di tiket.`,
      en: `The incident ticket ${code} is yours from now on. Its deadlines of notice count from the moment the report came and stand in the ticket.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
  },
  responder_incident_note: {
    subject: ({ code }: Facts) => ({ id: `Pelapor menulis pada tiket ${code}`, en: `The reporter wrote on ticket ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Pelapor menambahkan catatan pada tiket insiden ${code}.`,
      en: `The reporter added a note to the incident ticket ${code}.`,
    }),
    action: { id: 'Baca catatan', en: 'Read the note' },
  },
  responder_incident_due: {
    subject: ({ clock, code }: Facts) => ({ id: `Tenggat ${clock} hampir habis: ${code}`, en: `Deadline of ${clock} is near: ${code}` }),
    text: ({ clock, code, until }: Facts) => ({
      id: `Tenggat pemberitahuan ${clock} untuk tiket insiden ${code} habis pada ${until}. Selesaikan penilaian dan surat pemberitahuannya sebelum itu.`,
      en: `The deadline of ${clock} for the notice about incident ticket ${code} ends on ${until}. Finish the assessment and the letter before then.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
  },
  responder_incident_overdue: {
    subject: ({ clock, code }: Facts) => ({ id: `Tenggat ${clock} lewat: ${code}`, en: `Deadline of ${clock} has passed: ${code}` }),
    text: ({ clock, code, until }: Facts) => ({
      id: `Tenggat pemberitahuan ${clock} untuk tiket insiden ${code} lewat pada ${until}, dan tiket masih terbuka. Pemberitahuan yang terlambat tetap wajib, beserta alasan keterlambatannya.`,
      en: `The deadline of ${clock} for the notice about incident ticket ${code} passed on ${until}, and the ticket is still open. A late notice is still a duty, with the reason why it is late.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
  },
  responder_appointed: {
    subject: ({ brand }: Facts) => ({ id: `Anda menjadi penanggap insiden di ${brand}`, en: `You are an incident responder at ${brand}` }),
    text: () => ({
      id: 'Tim platform menunjuk Anda sebagai penanggap insiden siber. Tiket yang diserahkan kepada Anda muncul di dasbor.',
      en: 'The platform team has named you as a responder to cyber incidents. Tickets assigned to you appear on your dashboard.',
    }),
    action: { id: 'Buka dasbor', en: 'Open the dashboard' },
  },
  team_incident: {
    subject: ({ code }: Facts) => ({ id: `Antrean: insiden siber ${code}`, en: `Queue: cyber incident ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Laporan insiden siber ${code} menunggu diambil. Tenggat 1×24 jam dan 3×24 jam berjalan sejak laporan diterima.`,
      en: `The cyber incident report ${code} waits to be taken. The deadlines of 1 × 24 h and 3 × 24 h count from the moment it came.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
  },
})

/** `due`: until when the first answer comes; empty once it came. */
type LetterFacts = { brand: string; code: string; account: string; state: string; hours: number; due: string }

/** Letters about a ticket with a link of its own, to reporters whose address opens no account of the incident kind. */
export const incidentLinkMails = catalogue({
  incident_account: {
    subject: ({ code, brand }: LetterFacts) => ({ id: `Tiket insiden ${code} di ${brand}`, en: `Incident ticket ${code} at ${brand}` }),
    text: ({ code, account, state, hours, due }: LetterFacts) => ({
      id: `Laporan insiden siber Anda tercatat dengan kode tiket ${code}. Status sekarang: ${state}.${due && ` Jawaban pertama dari penanggap datang paling lambat ${due}.`}\n\nUntuk membaca tiketnya, buat kata sandi lewat tautan di bawah. Nama pengguna Anda: ${account}. Tautan berlaku ${hours} jam dan hanya sekali pakai; kami tidak pernah mengirim kata sandi lewat email.`,
      en: `Your cyber incident report is kept under the ticket code ${code}. Its state is now: ${state}.${due && ` A responder answers for the first time by ${due}.`}\n\nTo read the ticket, create a password with the link below. Your username: ${account}. The link is good for ${hours} hours and works once; we never send a password by mail.`,
    }),
    action: { id: 'Buat kata sandi', en: 'Create the password' },
    why: ({ brand }: LetterFacts) => ({
      id: `Alamat ini ditulis di formulir laporan insiden ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; akun baru dibuat hanya kalau tautannya dipakai.`,
      en: `This address was written into the incident form of ${brand}. It was not you? Ignore this mail; an account is made only when the link is used.`,
    }),
  },
  incident_ticket: {
    subject: ({ code, brand }: LetterFacts) => ({ id: `Tiket insiden ${code} di ${brand}`, en: `Incident ticket ${code} at ${brand}` }),
    text: ({ code, state, hours, due }: LetterFacts) => ({
      id: `Laporan insiden siber Anda tercatat dengan kode tiket ${code}. Status sekarang: ${state}.${due && ` Jawaban pertama dari penanggap datang paling lambat ${due}.`}\n\nAlamat ini sudah dipakai akun dengan peran lain, jadi tidak ada akun baru. Tiketnya dapat dibaca lewat tautan di bawah selama ${hours / 24} hari; setiap kabar baru membawa tautan baru. Jangan teruskan email ini.`,
      en: `Your cyber incident report is kept under the ticket code ${code}. Its state is now: ${state}.${due && ` A responder answers for the first time by ${due}.`}\n\nThis address belongs to an account of another kind, so no new account is made. The ticket can be read with the link below for ${hours / 24} days; every news brings a new link. Do not forward this mail.`,
    }),
    action: { id: 'Buka tiket', en: 'Open the ticket' },
    why: ({ brand }: LetterFacts) => ({
      id: `Alamat ini ditulis di formulir laporan insiden ${brand}. Bukan Anda yang menulisnya? Beri tahu kami lewat catatan di tiket itu.`,
      en: `This address was written into the incident form of ${brand}. It was not you? Tell us in a note under that ticket.`,
    }),
  },
})

/** To the mailbox of the responders. */
export const incidentLetters = catalogue({
  subject: ({ code }: Pick<LetterFacts, 'brand' | 'code'>) => ({
    id: `Laporan insiden siber baru: ${code}`,
    en: `A new cyber incident report: ${code}`,
  }),
  text: ({ code }: Pick<LetterFacts, 'brand' | 'code'>) => ({
    id: `Laporan insiden siber ${code} baru masuk. Isinya hanya dapat dibaca di area tim, bukan lewat email. Tenggat 1×24 jam dan 3×24 jam sudah berjalan.`,
    en: `The cyber incident report ${code} has come in. It can be read in the area of the team only, never by mail. The deadlines of 1 × 24 h and 3 × 24 h are running.`,
  }),
  action: { id: 'Buka tiket', en: 'Open the ticket' },
  why: ({ brand }: Pick<LetterFacts, 'brand' | 'code'>) => ({
    id: `Email ini dikirim otomatis oleh ${brand} ke kotak surat tim.`,
    en: `This is an automatic mail from ${brand} to a mailbox of the team.`,
  }),
})
