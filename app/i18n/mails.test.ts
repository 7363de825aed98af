import { describe, expect, it } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { eventFactsText } from './event-facts.ts'
import { type MailFacts, mailKinds } from './mail-kinds.ts'
import { mailSubject, mailWords, shortTitle } from './mails.ts'

const facts: MailFacts = {
  brand: 'Cakrawala',
  code: 'CA-2026-000001-K',
  company: 'Nusa Bank',
  account: 'elang',
  reason: 'Spam',
  clock: 'triase',
  state: 'Ditangani',
  left: '4',
  program: 'Nusa Mobile',
  sum: 'Rp150.000',
  risk: 'diturunkan dari Tinggi ke Sedang (CVSS 5,4)',
  due: '3 Des 2026, 17.00 WIB',
  acts: true,
  statement: 'Tiga laporan memuat teks yang sama.',
  until: '1 Desember 2026',
  support: 'dukungan@cakrawala.test',
}

const unknown = { program: '', sum: '', risk: '', due: '', acts: false }
const nothing = {
  ...{ closeReason: '', reason: '', clock: '', state: '', left: '', validUntil: '' },
  ...{ sumIdr: '', fromLevel: '', toLevel: '', score: '', dueAt: '', acts: false },
}

describe.each(locales)('every mail in %s', (locale) => {
  // What its reader may not know is left out, and the sentence is still whole.
  const letters = [facts, { ...facts, ...unknown }].flatMap((known) =>
    mailKinds.map((kind) => {
      const { subject, text, action } = mailWords(kind, locale)
      return { kind, subject: subject(known), text: text(known), action }
    }),
  )

  it('has a subject of one short line, whole sentences and a button of few words', () => {
    const poor = letters.filter(
      ({ subject, text, action }) =>
        !/^\S.{8,76}\S$/.test(subject) ||
        !/^[\p{Lu}\d][\s\S]*[.!]$/u.test(text) ||
        !/^\S.{2,38}\S$/.test(action) ||
        /undefined|null|NaN| {2}| [.,]|\.\.|\$\{/.test(`${subject} ${text} ${action}`),
    )
    expect(poor).toEqual([])
  })

  it.runIf(locale === 'id')('addresses bughunters as kamu, companies and operators as Anda', () => {
    const wrong = letters.filter(({ kind, subject, text }) =>
      (kind.startsWith('hunter_') ? /\bAnda\b/ : /\b(?:kamu|\w+mu)\b(?<!temu|tamu|semu|ilmu|bumbu)/).test(`${subject} ${text}`),
    )
    expect(wrong.map(({ kind }) => kind)).toEqual([])
  })
})

it.each(locales)('mails about retests in %s name a pay where there is one, and are complete without', (locale) => {
  for (const kind of ['hunter_retest', 'hunter_fixed', 'hunter_not_fixed'] as const) {
    const { text } = mailWords(kind, locale)
    expect(text(facts)).toContain('Rp150.000')
    expect(text({ ...facts, sum: '' })).toBe(text(facts).split(/(?<=[.]) (?=[^.]*Rp150\.000)/)[0])
  }
  expect(eventFactsText({ ...nothing, sumIdr: '150000' }, locale).sum).toBe('Rp150.000')
  for (const sumIdr of ['undefined', '', '0', '-1', '1e3', '9'.repeat(30)])
    expect(eventFactsText({ ...nothing, sumIdr }, locale).sum).toBe('')
})

it('a change of the risk level is told in bands, inside one band in levels, with the new score', () => {
  const told = (fromLevel: string, toLevel: string, score = '') => eventFactsText({ ...nothing, fromLevel, toLevel, score }, 'id').risk
  expect(told('7', '5', '5.4')).toBe('diturunkan dari Tinggi ke Sedang (CVSS 5,4)')
  expect(told('5', '12', '9.8')).toBe('dinaikkan dari Sedang ke Kritis (CVSS 9,8)')
  expect(told('9', '8')).toBe('diturunkan dari Tinggi tingkat 9 ke Tinggi tingkat 8')
  expect([told('', '0'), told('7', '7', '7')]).toEqual(['ditetapkan Informasional', 'ditetapkan Tinggi (CVSS 7)'])
  for (const odd of ['', '14', '-1', '1.5', 'x', '__proto__']) expect(told('7', odd, '5.4')).toBe('')
  expect(eventFactsText({ ...nothing, fromLevel: '7', toLevel: '5', score: '5.4' }, 'en').risk).toBe(
    'lowered from High to Medium (CVSS 5.4)',
  )
})

it('a subject names the program last, in one bounded line, whatever its title holds', () => {
  const program = shortTitle(`Uji\r\nBcc: korban@surel.test \u202e${'panjang '.repeat(40)}`)
  const subject = mailSubject('hunter_report_rated', { ...facts, program }, 'id')
  expect(subject).toMatch(/^Tingkat risiko CA-2026-000001-K diturunkan .*, paling lambat 3 Des 2026, 17\.00 WIB · Uji Bcc: .*…$/)
  expect(subject).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(subject.length).toBeLessThan(200)
  expect(mailSubject('hunter_report_rated', { ...facts, ...unknown }, 'id')).toBe('Laporan CA-2026-000001-K sudah dinilai')
})
