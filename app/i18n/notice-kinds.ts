import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'
import { eventFactsText } from './event-facts.ts'
import { type MailFacts, type MailKind, mailKinds } from './mail-kinds.ts'
import { mailSubject, shortTitle, withProgram } from './mails.ts'

/** Notifications that are shown in the page and need no mail. */
export const pageKinds = [
  'hunter_program_edited',
  'hunter_program_paused',
  'hunter_program_resumed',
  'hunter_program_ended',
  'hunter_certificate_issued',
  'person_announcement',
  'company_invitation_answered',
  'company_test_accounts_gone',
  'company_test_account_ended',
  'hunter_test_account_revoked',
  'company_goods_addressed',
  'company_goods_received',
  'company_goods_missing',
  'company_goods_closed',
  'team_goods_missing',
  'hunter_goods_sent',
  'hunter_goods_closed',
  'hunter_test_account_allowed',
  'company_report_assigned',
  'team_report_assigned',
  'team_job_alarm',
  'team_report_lines_corrected',
] as const
export type PageKind = (typeof pageKinds)[number]
export type NoticeKind = MailKind | PageKind

/** What a line of news may name: all a mail may, and the title of an announcement its reader may see. */
type NoticeWords = MailFacts & { title: string }

const pageNotices = catalogue({
  hunter_program_edited: ({ program }: NoticeWords) => ({
    id: `Aturan program ${program} diperbarui`,
    en: `The rules of ${program} have changed`,
  }),
  hunter_program_paused: ({ program }: NoticeWords) => ({ id: `Program ${program} dijeda`, en: `${program} is paused` }),
  hunter_program_resumed: ({ program }: NoticeWords) => ({ id: `Program ${program} dibuka lagi`, en: `${program} is open again` }),
  hunter_program_ended: ({ program }: NoticeWords) => ({ id: `Program ${program} berakhir`, en: `${program} has ended` }),
  hunter_certificate_issued: () => ({ id: 'Sertifikat program untukmu', en: 'A program certificate for you' }),
  person_announcement: ({ brand, title }: NoticeWords) => ({ id: `Pengumuman ${brand}: ${title}`, en: `${brand} announcement: ${title}` }),
  company_invitation_answered: ({ program }: NoticeWords) => ({
    id: `Undangan program ${program} dijawab`,
    en: `An invitation to ${program} was answered`,
  }),
  company_test_accounts_gone: ({ program }: NoticeWords) => ({
    id: `Akun uji program ${program} habis, dan ada bughunter yang memintanya`,
    en: `A bughunter asked for a test account of ${program}, and none is left`,
  }),
  company_test_account_ended: ({ program }: NoticeWords) => ({
    id: `Satu akun uji program ${program} ditutup karena izin bughunternya berakhir: ganti kata sandinya`,
    en: `A test account of ${program} was closed as its bughunter’s permission ended: change its password`,
  }),
  hunter_test_account_revoked: ({ program }: NoticeWords) => ({
    id: `Akun ujimu di program ${program} dicabut`,
    en: `Your test account of ${program} was revoked`,
  }),
  hunter_test_account_allowed: ({ program }: NoticeWords) => ({
    id: `Kamu boleh mengambil akun uji lain di program ${program}`,
    en: `You may take another test account of ${program}`,
  }),
  company_goods_addressed: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} menunggu dikirim: alamatnya sudah ada`,
    en: `The reward item of report ${code} waits to be sent: its address is there`,
  }),
  company_goods_received: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} sudah diterima`,
    en: `The reward item of report ${code} was received`,
  }),
  company_goods_missing: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} tidak sampai`,
    en: `The reward item of report ${code} did not arrive`,
  }),
  company_goods_closed: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} ditutup tim kami`,
    en: `Our team closed the reward item of report ${code}`,
  }),
  team_goods_missing: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} tidak sampai`,
    en: `The reward item of report ${code} did not arrive`,
  }),
  hunter_goods_sent: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} sudah dikirim`,
    en: `The reward item of report ${code} was sent`,
  }),
  hunter_goods_closed: ({ code }: NoticeWords) => ({
    id: `Barang imbalan laporan ${code} ditutup tanpa pengiriman`,
    en: `The reward item of report ${code} was closed without delivery`,
  }),
  company_report_assigned: ({ code }: NoticeWords) => ({
    id: `Laporan ${code} menjadi tanggungan Anda`,
    en: `Report ${code} is assigned to you`,
  }),
  team_report_assigned: ({ code }: NoticeWords) => ({ id: `Laporan ${code} diserahkan kepada Anda`, en: `Report ${code} is yours now` }),
  team_job_alarm: () => ({
    id: 'Email atau tugas terjadwal tidak berjalan semestinya',
    en: 'Mail or scheduled jobs do not run as they should',
  }),
  team_report_lines_corrected: () => ({
    id: 'Pemeriksaan malam ini membetulkan baris daftar laporan yang tidak cocok',
    en: 'Tonight’s check corrected rows of the lists of reports',
  }),
})

type NoticeFacts = Parameters<typeof eventFactsText>[0] &
  Readonly<Record<'code' | 'company' | 'program' | 'account' | 'titleId' | 'titleEn', string>>

/** The sentence of a line of news, which is the subject of its mail; null for a kind that has no words any more. */
export function noticeSentence(kind: string, facts: NoticeFacts, brand: string, locale: Locale): string | null {
  const { code, company, account } = facts
  const title = locale === 'en' ? facts.titleEn : facts.titleId
  const names = { brand, code, company, account, title, program: shortTitle(facts.program), statement: '', support: '' }
  const words: NoticeWords = { ...names, ...eventFactsText(facts, locale) }
  if (isPageKind(kind)) return withProgram(wordsIn(pageNotices, locale)[kind](words), words)
  return isMailKind(kind) ? mailSubject(kind, words, locale) : null
}

export function isPageKind(kind: string): kind is PageKind {
  return (pageKinds as readonly string[]).includes(kind)
}

export function isMailKind(kind: string): kind is MailKind {
  return (mailKinds as readonly string[]).includes(kind)
}
