import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indonesianReports, malayReport, otherReports } from './indonesian-text.fixtures.ts'
import { judgeLanguage, proseWords } from './indonesian-text.ts'

describe('judgeLanguage', () => {
  it.each(indonesianReports.map((text, at) => [at + 1, text] as const))(
    'accepts Indonesian report %i',
    (_, text) => {
      expect(judgeLanguage(text)).toMatchObject({ verdict: 'indonesian' })
    },
  )

  it.each(otherReports)('refuses %s: %s', (_, text) => {
    expect(judgeLanguage(text)).toMatchObject({ verdict: 'other' })
  })

  it('accepts Malay, which a short text cannot distinguish', () => {
    expect(judgeLanguage(malayReport).verdict).toBe('indonesian')
  })

  it('has a wide margin between the two', () => {
    const least = Math.min(...indonesianReports.map((text) => judgeLanguage(text).indonesianShare))
    const most = Math.max(...otherReports.map(([, text]) => judgeLanguage(text).indonesianShare))
    expect(least).toBeGreaterThan(0.7)
    expect(most).toBeLessThan(0.35)
  })

  it('ignores English inside code, quotes, headings and addresses', () => {
    const report = `${indonesianReports[0]}\n\n# The title of this report is in English\n\`\`\`\n${'the attacker can do this with that and it is the end of it '.repeat(30)}\n\`\`\`\n`
    expect(judgeLanguage(report)).toEqual(judgeLanguage(indonesianReports[0]!))
  })

  it.each([
    '',
    'XSS',
    'SQL Injection Time Based Blind Parameter',
    '```\nyang dan di untuk dengan\n```',
    'https://example.id/a/b',
  ])('reports %j as too short', (text) => {
    expect(judgeLanguage(text).verdict).toBe('too_short')
  })

  it('refuses a text that is mostly English with an Indonesian end, and accepts the reverse', () => {
    const [indonesian, english] = [indonesianReports[11]!, otherReports[0]![1]]
    expect(judgeLanguage(`${english} ${english} ${english} ${indonesian}`).verdict).toBe('other')
    expect(judgeLanguage(`${indonesian} ${indonesian} ${indonesian} ${english}`).verdict).toBe('indonesian')
  })

  it('returns a share between 0 and 1 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const { indonesianShare } = judgeLanguage(text)
        expect(indonesianShare).toBeGreaterThanOrEqual(0)
        expect(indonesianShare).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each([
    ['prose', indonesianReports.join('\n')],
    ['backticks', '`'],
    ['brackets', '](('],
    ['angles', '< '],
    ['quotes', '"\' '],
    ['one long word', 'men'],
    ['hyphens', 'a-'],
    ['dots', '.'],
    ['dots and letters', '..a'],
    ['header names', 'A-'],
    ['fences', '```\n'],
    ['methods', 'GET '],
    ['addresses', 'https:'],
    ['one run of signs between letters', `a${'!'.repeat(49_990)}b`],
    ['rules', '=== '],
    ['spaces', ' '],
    ['closing brackets', ']'],
    ['open links', '[a](b '],
    ['request lines', 'GET a HTTP'],
  ])('takes linear time on 50.000 characters of %s', (_, part) => {
    const text = part.repeat(Math.ceil(50_000 / part.length)).slice(0, 50_000)
    judgeLanguage(text)
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      judgeLanguage(text)
      return performance.now() - start
    })
    // Some 5 ms on a quiet machine; a quadratic pattern would take seconds.
    expect(Math.min(...times)).toBeLessThan(50)
  })
})

describe('proseWords', () => {
  it('returns prose only', () => {
    const text = [
      '# Judul Laporan',
      'Buka [halaman ini](https://a.id/b) lalu kirim `kode rahasia` ke "<script>alert(1)</script>".',
      'GET /api HTTP/1.1',
      'Host: contoh.id',
      'X-Api-Key: abc def',
      'Dampak: akun diambil alih 1337 eyJhbGciOi',
      '~~~',
      'di dalam pagar',
      '~~~',
      '<b>tebal</b>',
    ].join('\n')
    expect(proseWords(text)).toEqual([
      'buka',
      'halaman',
      'ini',
      'lalu',
      'kirim',
      'ke',
      'dampak',
      'akun',
      'diambil',
      'alih',
      'eyjhbgcioi',
      'tebal',
    ])
  })
})
