import { describe, expect, it } from 'vitest'
import { maskNpwp, npwpWarningsOf, parseNpwp, spacedNpwp } from './npwp.ts'

describe('the tax number of an organisation', () => {
  it.each([
    ['01.234.567.4-012.000', '0012345674012000'],
    ['012345674012000', '0012345674012000'],
    ['0012345674012000', '0012345674012000'],
    ['0012 3456 7401 2000', '0012345674012000'],
  ])('%s is read as %s', (typed, number) => expect(parseNpwp(typed)).toBe(number))

  it.each([
    '',
    '12345',
    '01.234.567.4-012.00',
    '00123456740120000',
    // A branch's 22 digits (NITKU) are no NPWP.
    '0012345674012000000001',
    '000.000.000.0-000.000',
    '01.234.567.4-012.00O',
    '０１２３４５６７４０１２０００',
  ])('%j is none', (typed) => expect(parseNpwp(typed)).toBeNull())

  it('warns of a check digit that does not fit, and of a NIK, but takes both', () => {
    expect(npwpWarningsOf('0012345674012000')).toEqual([])
    expect(npwpWarningsOf('0012345675012000')).toEqual(['npwp_check_digit'])
    expect(npwpWarningsOf('3273011708990001')).toEqual(['npwp_is_nik'])
    expect(npwpWarningsOf('9999999999999999')).toEqual([])
  })

  it('shows the last four digits at most', () => {
    expect(maskNpwp('0012345674012000')).toBe('••••••••••••2000')
    expect(spacedNpwp('0012345674012000')).toBe('0012 3456 7401 2000')
  })
})
