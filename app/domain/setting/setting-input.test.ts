import { describe, expect, it } from 'vitest'
import { feesOf, type SettingKey, type SettingLine, settingKeys } from './setting.ts'
import { bookOf, stageOf, valueOn } from './setting-book.ts'
import { changeFrom, settingFields } from './setting-input.ts'

const common = { validFrom: '2027-01-01', reason: 'Keputusan rapat tim', seen: '0' }
const right: Record<SettingKey, Record<string, string>> = {
  holidays: { off: 'yes', name: 'Cuti bersama Natal' },
  points: {
    ...{ informational: '0', low: '5', medium: '10', high: '20', critical: '40' },
    ...{ cvssRight: '1', duplicatePercent: '20', repeatedInvalid: '-5', spam: '-10' },
  },
  fees: { reward: '15', prize: '20' },
  tax: {
    ...{ scope: 'participant.resident', basePercent: '50', surchargePercent: '20', source: 'PMK 1/2027' },
    ...{ percent1: '5', upTo1: '60.000.000', percent2: '15' },
  },
  plans: { plan: 'pro', price: 'Rp2.500.000' },
  accounts: { place: '1', bank: '014', number: '123 456-7890', holder: 'PT Contoh', used: 'yes' },
  switches: { name: 'sign_up', on: 'no' },
  banks: { code: '567', name: 'Bank Contoh', offered: 'yes' },
  brand: { name: 'Cakrawala', domain: 'cakrawala.id' },
}
const read = (key: SettingKey, fields: Record<string, unknown>) => settingFields[key].safeParse(fields)
const messages = (key: SettingKey, more: Record<string, unknown>) =>
  read(key, { ...common, ...right[key], ...more }).error?.issues.map(({ message }) => message)

describe('the form of a setting', () => {
  it.each(settingKeys)('parses: %s', (key) => {
    const change = changeFrom(key as 'points', (schema) => schema.parse({ ...common, ...right[key] }))
    expect(change).toMatchObject({ validFrom: '2027-01-01', seen: 0 })
    expect(Object.keys(change).sort()).toEqual(['reason', 'scope', 'seen', 'validFrom', 'value'])
    expect(JSON.parse(JSON.stringify(change.value))).toEqual(change.value)
  })

  it('of a plan may leave the price open', () => {
    const value = (price: string) =>
      changeFrom('plans', (schema) => schema.parse({ ...common, plan: 'pro', price })).value
    expect([value(''), value('Rp2.500.000')]).toEqual([{ price: null }, { price: '2500000' }])
  })

  it('of points may leave the retest out, which came later', () => {
    const value = (more: object) =>
      changeFrom('points', (schema) => schema.parse({ ...common, ...right.points, ...more })).value
    expect(value({})).toMatchObject({ retest: 2 })
    expect(value({ retest: '5' })).toMatchObject({ retest: 5 })
  })

  it.each(settingKeys)('refuses the unknown field %s', (key) => {
    for (const name of ['state', 'byId', 'number', 'key', 'decidedBy', '__proto__', 'constructor']) {
      const fields = Object.fromEntries([...Object.entries({ ...common, ...right[key] }), [name, 'x']])
      expect(read(key, fields).success, name).toBe(false)
    }
    for (const name of Object.keys({ ...common, ...right[key] })) {
      const { [name]: _, ...rest } = { ...common, ...right[key] } as Record<string, string>
      if (!/^(?:upTo|percent)\d$/.test(name)) expect(read(key, rest).success, name).toBe(false)
    }
  })

  it.each([
    ['points', { low: '-1' }, 'number_low'],
    ['points', { low: '1e3' }, 'whole_number'],
    ['points', { low: '5.5' }, 'whole_number'],
    ['points', { low: '' }, 'whole_number'],
    ['points', { critical: '999999' }, 'number_high'],
    ['points', { medium: '4' }, 'grid_less_than_milder'],
    ['points', { spam: '10' }, 'number_high'],
    ['points', { low: 'Infinity' }, 'whole_number'],
    ['fees', { reward: '51' }, 'number_high'],
    ['fees', { prize: '-1' }, 'number_low'],
    ['tax', { percent1: '101' }, 'number_high'],
    ['tax', { percent1: '', percent2: '15', upTo1: '' }, 'required'],
    ['tax', { upTo1: '' }, 'bands_order'],
    ['tax', { upTo2: '70000000' }, 'last_band_open'],
    ['tax', { upTo2: '60000000', percent3: '20' }, 'bands_order'],
    ['tax', { basePercent: '100', percent2: '60', surchargePercent: '100' }, 'tax_too_high'],
    ['tax', { scope: 'participant.nobody' }, 'choose'],
    ['plans', { plan: 'free' }, 'choose'],
    ['plans', { price: '0' }, 'amount_invalid'],
    ['accounts', { place: '6' }, 'choose'],
    ['accounts', { bank: 'ovo' }, 'choose'],
    ['accounts', { number: '12345' }, 'account_number_invalid'],
    ['accounts', { number: '1'.repeat(41) }, 'too_long'],
    ['accounts', { holder: 'PT A\nBcc: x' }, 'one_line'],
    ['switches', { name: 'everything' }, 'choose'],
    ['switches', { on: 'true' }, 'choose'],
    ['banks', { code: '__proto__' }, 'bank_code_invalid'],
    ['banks', { code: '12' }, 'bank_code_invalid'],
    ['brand', { name: 'A<b>' }, 'brand_invalid'],
    ['brand', { name: 'A\nBcc: x' }, 'one_line'],
    ['brand', { domain: 'cakrawala' }, 'domain_invalid'],
    ['holidays', { validFrom: '2027-02-30' }, 'date_invalid'],
    ['holidays', { validFrom: '' }, 'date_invalid'],
    ['fees', { reason: 'pendek' }, 'too_short'],
  ] as const)('refuses %s %o', (key, more, message) => {
    expect(messages(key, more)).toContain(message)
  })
})

describe('the settings by date', () => {
  const line = (
    number: number,
    validFrom: string,
    low: number,
    state: SettingLine['state'] = 'confirmed',
  ): SettingLine => ({
    ...{ id: String(number), key: 'fees', scope: '', number, validFrom, state },
    value: { reward: low, prize: 20 },
  })
  const lines = [line(1, '2027-01-01', 15), line(2, '2027-07-01', 10), line(3, '2027-01-01', 16)]
  const book = bookOf(lines)
  const feeOn = (day: string) => {
    const value = valueOn(book, 'fees', '', day)
    return value && feesOf(value).reward
  }

  it('return what is in force on a day; of lines of one day the later written wins', () => {
    expect(['2026-12-31', '2027-01-01', '2027-06-30', '2027-07-01', '2099-01-01'].map(feeOn)).toEqual([
      ...[undefined, 16, 16, 10, 10],
    ])
  })

  it('RUL-11 read fees by the kind of program as fees by the kind of reward', () => {
    const former = { bug_bounty: 15, challenge: 10, vulnerability_management: 0 }
    expect(feesOf(former)).toEqual({ reward: 15, prize: 10 })
  })

  it('return the outcome of a line', () => {
    expect(lines.map((one) => stageOf(one, book, '2027-02-01'))).toEqual(['past', 'coming', 'now'])
    expect(stageOf({ ...line(4, '2027-01-01', 1), state: 'proposed' }, book, '2027-02-01')).toBe('waiting')
  })
})
