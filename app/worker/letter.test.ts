import { describe, expect, it } from 'vitest'
import { mailKinds } from '#i18n/mail-kinds.ts'
import { locales } from '#kernel/locale.ts'
import { codeLetter, letterOf } from './letter.ts'

const facts = {
  brand: 'Cakrawala',
  code: 'CA-2026-000123-K',
  company: 'Nusa Bank',
  reason: 'spam',
  clock: 'triase',
  state: 'Ditangani',
  account: 'elang',
  left: '9',
  pay: 'Rp150.000',
  statement: 'Kamu menguji sasaran di luar cakupan program.',
  until: '21 Des 2026',
  support: 'dukungan@cakrawala.test',
}
const link = 'https://cakrawala.test/bughunter'

describe.each(locales)('mails in %s', (locale) => {
  it.each(mailKinds)('%s has a subject, a text, one link, and no unfilled placeholder', (kind) => {
    const { subject, text, html } = letterOf(kind, facts, { name: 'elang', link, locale })
    expect(subject.length).toBeGreaterThan(5)
    expect(text).toContain('elang')
    expect(text).toContain(link)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(subject + text + html).not.toMatch(/undefined|\[object|\$\{|\{\w+\}/)
    expect(html).toContain(`lang="${locale}"`)
  })
})

it('differs by language', () => {
  const [id, en] = locales.map((locale) =>
    letterOf('hunter_rewarded', facts, { name: 'elang', link, locale }),
  )
  expect(id?.subject).toBe('Imbalan untuk laporan CA-2026-000123-K')
  expect(en?.subject).toBe('A reward for report CA-2026-000123-K')
})

it('treats names as text: no markup in the page, no line end in the subject', () => {
  const company = 'A<img src=x>"\r\nBcc: b@c.test'
  const { subject, html } = letterOf(
    'hunter_invited',
    { ...facts, company },
    { name: '<b>x', link, locale: 'id' },
  )
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&#60;b&#62;x')
})

it('names the program a code signs for, as text, and only inside', () => {
  const program = 'Uji <b>"Kas"</b>'
  const about = { code: '042137', longCode: null, brand: 'Cakrawala', program }
  for (const locale of ['id', 'en'] as const) {
    const { subject, text, html } = codeLetter({ ...about, locale })
    expect(subject).not.toContain('Kas')
    expect(text).toContain(program)
    expect(text).toContain('042137')
    expect(html).toContain('Uji &#60;b&#62;')
    expect(html).not.toMatch(/<b>|<a /)
  }
})

it('shows a code without a link', () => {
  const { text, html } = codeLetter({
    code: '042137',
    longCode: 'abcde-fghjk-mnpqr',
    brand: 'Cakrawala',
    locale: 'en',
  })
  expect(text).toContain('abcde-fghjk-mnpqr')
  expect(text).toContain('042137')
  expect(html).not.toContain('<a ')
})
