import { describe, expect, it } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { eventFactsText } from './event-facts.ts'
import { type MailFacts, mailKinds } from './mail-kinds.ts'
import { mailWords } from './mails.ts'

const facts: MailFacts = {
  brand: 'Cakrawala',
  code: 'CA-2026-000001-K',
  company: 'Nusa Bank',
  account: 'elang',
  reason: 'Spam',
  clock: 'triase',
  state: 'Ditangani',
  left: '4',
  pay: 'Rp150.000',
  statement: 'Tiga laporan memuat teks yang sama.',
  until: '1 Desember 2026',
  support: 'dukungan@cakrawala.test',
}

const nothing = {
  ...{ closeReason: null, reason: null, clock: null },
  ...{ state: null, left: null, validUntil: null },
}

describe.each(locales)('every mail in %s', (locale) => {
  const letters = mailKinds.map((kind) => {
    const { subject, text, action } = mailWords(kind, locale)
    return { kind, subject: subject(facts), text: text(facts), action }
  })

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
    expect(text({ ...facts, pay: '' })).toBe(text(facts).split(/(?<=[.]) (?=[^.]*Rp150\.000)/)[0])
  }
  expect(eventFactsText({ ...nothing, retestIdr: '150000' }, locale).pay).toBe('Rp150.000')
  for (const retestIdr of [undefined, '', '-1', '1e3', {}]) expect(eventFactsText({ ...nothing, retestIdr }, locale).pay).toBe('')
})
