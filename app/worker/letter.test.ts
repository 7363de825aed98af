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
  program: 'Nusa Mobile',
  sum: 'Rp150.000',
  risk: '',
  due: '3 Des 2026, 17.00 WIB',
  acts: true,
  statement: 'Kamu menguji sasaran di luar cakupan program.',
  until: '21 Des 2026',
  support: 'dukungan@cakrawala.test',
}
const link = 'https://cakrawala.test/bughunter'
const envelope = { name: 'elang', link, group: 'reports' } as const

describe.each(locales)('mails in %s', (locale) => {
  it.each(mailKinds)('%s has a subject, a text, one link, and no unfilled placeholder', (kind) => {
    const { subject, text, html } = letterOf(kind, facts, { ...envelope, locale })
    expect(subject.length).toBeGreaterThan(5)
    expect(text).toContain('elang')
    expect(text).toContain(link)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(subject + text + html).not.toMatch(/undefined|\[object|\$\{|\{\w+\}/)
    expect(html).toContain(`lang="${locale}"`)
    const about = `${locale === 'id' ? 'Laporan' : 'Reports'} · CA-2026-000123-K · Nusa Mobile`
    expect([text.startsWith(about), html.includes('Nusa Mobile</p>')]).toEqual([true, true])
  })
})

it('differs by language', () => {
  const [id, en] = locales.map((locale) => letterOf('hunter_rewarded', facts, { ...envelope, locale }))
  expect(id?.subject).toBe(
    'Imbalan Rp150.000 untuk laporan CA-2026-000123-K, paling lambat 3 Des 2026, 17.00 WIB · Nusa Mobile',
  )
  expect(en?.subject).toContain('A reward of Rp150.000 for report CA-2026-000123-K')
})

it('treats names as text: no markup in the page, no line end in the subject', () => {
  const company = 'A<img src=x>"\r\nBcc: b@c.test'
  const { subject, html } = letterOf(
    'hunter_invited',
    { ...facts, company },
    { ...envelope, name: '<b>x', locale: 'id' },
  )
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&#60;b&#62;x')
})

it('names the program a code signs for, as text, and only inside', () => {
  const program = 'Uji <b>"Kas"</b>'
  const about = { code: '042137', longCode: null, brand: 'Cakrawala', signs: { program } }
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
