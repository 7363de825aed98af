import { isDate } from '@cakrawala/calendar/calendar-day'
import { parseNik } from '@cakrawala/personal-data/nik'
import { describe, expect, it } from 'vitest'
import { maskPhone, parsePhone } from '#domain/account/phone.ts'
import { ageOn } from './birth-date.ts'
import { nikWarnings } from './nik.ts'

const today = new Date('2026-11-21T00:00:00Z')

describe('NIK', () => {
  it('reads province, sex and the possible birth dates', () => {
    expect(parseNik('3273 0115 0895 0001')).toEqual({
      nik: '3273011508950001',
      province: 32,
      female: false,
      birthDates: ['1995-08-15', '2095-08-15'],
    })
    expect(parseNik('3273015508950001')).toMatchObject({
      female: true,
      birthDates: ['1995-08-15', '2095-08-15'],
    })
    expect(parseNik('3273012902000001')?.birthDates).toEqual(['2000-02-29'])
  })

  it.each([
    '',
    '327301150895000',
    '32730115089500011',
    '0273011508950001',
    '2073011508950001',
    '3273013202950001',
    '3273013002950001',
    '3273011513950001',
    '3273014008950001',
    '3273017208950001',
    '3273011508950000',
    '327301150895000a',
    '３２７３０１１５０８９５０００１',
  ])('%j is none', (text) => expect(parseNik(text)).toBeNull())

  it('warns softly when it differs from what was entered', () => {
    const nik = parseNik('3273011508950001')!
    expect(nikWarnings(nik, '1995-08-15', today)).toEqual([])
    expect(nikWarnings(nik, '1995-08-16', today)).toEqual(['nik_birth_date'])
    expect(nikWarnings(parseNik('3273012902000001')!, '2000-02-29', today)).toEqual([])
  })
})

describe('age', () => {
  it('counts full years, by the day in Jakarta', () => {
    expect(ageOn('2009-11-21', today)).toBe(17)
    expect(ageOn('2009-11-22', today)).toBe(16)
    expect(ageOn('2009-11-22', new Date('2026-11-21T17:00:00Z'))).toBe(17)
    expect(ageOn('2008-02-29', new Date('2025-02-28T00:00:00Z'))).toBe(16)
  })

  it('knows real days', () => {
    for (const text of ['2026-02-30', '2026-13-01', '26-01-01', '', '2025-02-29', '2026-1-1'])
      expect(isDate(text)).toBe(false)
    expect(isDate('2024-02-29')).toBe(true)
  })
})

describe('phone', () => {
  it.each([
    ['0812 3456 7890', '+6281234567890', true],
    ['812-3456-7890', '+6281234567890', true],
    ['62 812 3456 7890', '+6281234567890', true],
    ['+62 (812) 3456-7890', '+6281234567890', true],
    ['(021) 5000 1234', '+622150001234', false],
    ['+65 8123 4567', '+6581234567', true],
  ])('%s is %s', (text, number, mobile) => expect(parsePhone(text)).toMatchObject({ number, mobile }))

  it.each(['', '12345', '+6281234', '0812 3456 7890 ext. 5', 'tel:0812', `+62${'8'.repeat(50)}`, '110'])(
    '%j is none',
    (text) => expect(parsePhone(text)).toBeNull(),
  )

  it('shows only its first and last digits', () => expect(maskPhone('+6281234567890')).toBe('+62•••••••7890'))
})
