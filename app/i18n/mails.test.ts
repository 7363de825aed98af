import { describe, expect, it } from 'vitest'
import { locales } from '#kernel/locale.ts'
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
  statement: 'Tiga laporan memuat teks yang sama.',
  until: '1 Desember 2026',
  support: 'dukungan@cakrawala.test',
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

  it.runIf(locale === 'id')('calls bughunters kamu, companies and the team Anda', () => {
    const wrong = letters.filter(({ kind, subject, text }) =>
      (kind.startsWith('hunter_') ? /\bAnda\b/ : /\b(?:kamu|\w+mu)\b(?<!temu|tamu|semu|ilmu|bumbu)/).test(
        `${subject} ${text}`,
      ),
    )
    expect(wrong.map(({ kind }) => kind)).toEqual([])
  })
})
