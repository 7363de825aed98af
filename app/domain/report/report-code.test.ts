import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatReportCode, parseReportCode } from './report-code.ts'

const years = fc.integer({ min: 2000, max: 9999 })
const serials = fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999_999 }))

describe('report code', () => {
  it('has the published format', () => {
    expect(formatReportCode(2026, 123, 'ca')).toMatch(/^CA-2026-000123-[0-9A-HJKMNP-RTV-Z]$/)
    expect(formatReportCode(2026, 1_234_567, 'CA')).toMatch(/^CA-2026-1234567-.$/)
  })

  it('parses as year and serial, in any case and with spaces around', () => {
    fc.assert(
      fc.property(years, serials, (year, serial) => {
        const code = formatReportCode(year, serial, 'ca')
        expect(parseReportCode(code, 'ca')).toEqual({ year, serial })
        expect(parseReportCode(` ${code.toLowerCase()} `, 'CA')).toEqual({ year, serial })
      }),
    )
  })

  it('detects every single wrong character', () => {
    fc.assert(
      fc.property(years, serials, (year, serial) => {
        const code = formatReportCode(year, serial, 'ca')
        for (let at = 3; at < code.length; at++) {
          for (const letter of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-') {
            if (letter === code[at]) continue
            expect(parseReportCode(code.slice(0, at) + letter + code.slice(at + 1), 'ca')).toBeNull()
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('detects every swap of two characters, neighbours or not', () => {
    fc.assert(
      fc.property(years, serials, (year, serial) => {
        const code = formatReportCode(year, serial, 'ca')
        for (let a = 3; a < code.length; a++) {
          for (let b = a + 1; b < code.length; b++) {
            if (code[a] === code[b]) continue
            const letters = [...code]
            ;[letters[a], letters[b]] = [letters[b]!, letters[a]!]
            expect(parseReportCode(letters.join(''), 'ca')).toBeNull()
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('gives two reports two codes', () => {
    const codes = new Set(Array.from({ length: 2000 }, (_, at) => formatReportCode(2026, at + 1, 'ca')))
    expect(codes.size).toBe(2000)
  })

  it.each([
    '',
    'CA',
    'CA-2026-000123',
    'CA-2026-000123-',
    'CA-26-000123-K',
    'CA-2026-123-K',
    'x'.repeat(100),
  ])('does not parse %j', (text) => {
    expect(parseReportCode(text, 'ca')).toBeNull()
  })

  it('does not parse the code of another brand, a padded or a zero serial, or more than a code', () => {
    const code = formatReportCode(2026, 123, 'ca')
    expect(parseReportCode(code, 'cb')).toBeNull()
    expect(parseReportCode(`${code}-1`, 'ca')).toBeNull()
    for (const letter of '0123456789ABCDEFGHJKMNPQRTVWXYZ') {
      expect(parseReportCode(`CA-2026-000000-${letter}`, 'ca')).toBeNull()
      expect(parseReportCode(`CA-2026-0000123-${letter}`, 'ca')).toBeNull()
    }
  })

  it('is not made from an invalid year, serial or prefix', () => {
    for (const year of [1999, 10_000, 2026.5])
      expect(() => formatReportCode(year, 1, 'ca')).toThrow(RangeError)
    for (const serial of [0, -1, 1.5, 1_000_000_000])
      expect(() => formatReportCode(2026, serial, 'ca')).toThrow(RangeError)
    for (const prefix of ['', 'c-a', 'ca!', 'x'.repeat(13)])
      expect(() => formatReportCode(2026, 1, prefix)).toThrow(RangeError)
  })
})
