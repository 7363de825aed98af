import { describe, expect, it } from 'vitest'
import { z } from '#kernel/zod.ts'
import { endedFaults } from './class-ended.ts'
import { classFaults, classFields, draftClassFields } from './class-input.ts'
import { changedClass, classNames } from './class-names.ts'

const schema = z.strictObject(classFields)
const faultsOf = (typed: Record<string, unknown>) =>
  schema.safeParse(typed).error?.issues.map(({ path, message }) => [path[0], message])
const none = { vrtId: null, vrtOther: null, cweId: null, cweOther: null }
const sql = 'server_side_injection.sql_injection'
const oldSsrf = 'broken_access_control.server_side_request_forgery_ssrf.external'

describe('a class and a weakness as they are typed', () => {
  it.each([
    [
      { vrtId: sql, cweId: '89' },
      { vrtId: sql, cweId: 89 },
    ],
    [
      { vrtId: 'server-side injection > sql injection', cweId: 'CWE-1188' },
      { vrtId: sql, cweId: 1188 },
    ],
    [{ vrtId: ' ', cweId: 89 }, { cweId: 89 }],
    [
      { vrtId: 'Other', vrtOther: 'Aturan potongan harga bertumpuk', cweId: 'lainnya' },
      { vrtOther: 'Aturan potongan harga bertumpuk' },
    ],
    // What was typed is text, whatever it looks like, on one line.
    [
      { cweOther: '  <b>Kupon</b>\r\ndipakai\0 berulang\u202E ' },
      { cweOther: '<b>Kupon</b> dipakai berulang' },
    ],
    [{}, {}],
  ])('%j is %j', (typed, read) => {
    expect(schema.parse(typed)).toEqual({ ...none, ...read })
  })

  it.each([
    [{ vrtId: 'qqqq zzzz' }, ['vrtId', 'class_unknown']],
    [{ vrtId: 'suntikan' }, ['vrtId', 'class_unclear']],
    [{ vrtId: `${sql} ${'a'.repeat(300)}` }, ['vrtId', 'too_long']],
    [{ vrtId: ['a'] }, ['vrtId', 'invalid']],
    [{ cweId: 'CWE-99999' }, ['cweId', 'class_unknown']],
    [{ cweId: 7.5 }, ['cweId', 'invalid']],
    [{ vrtOther: 'tak tahu' }, ['vrtOther', 'other_reason']],
    [{ vrtOther: '.'.repeat(40) }, ['vrtOther', 'other_reason']],
    [{ cweOther: `${'\u200b\u2060'.repeat(20)}abc` }, ['cweOther', 'other_reason']],
    [{ cweOther: 'a'.repeat(301) }, ['cweOther', 'too_long']],
  ])('%j is refused', (typed, fault) => {
    expect(faultsOf(typed)).toEqual([fault])
  })

  it('that nearly fit are refused with at most three nearest names', () => {
    const [issue] = schema.safeParse({ vrtId: 'suntikan' }).error!.issues
    const { candidates } = (issue as unknown as { params: { candidates: string } }).params
    expect(candidates.split('; ')).toHaveLength(3)
    expect(candidates).toContain('Server-Side Injection > SQL Injection')
  })

  it('of a draft may have a reason that is only begun', () => {
    expect(z.strictObject(draftClassFields).parse({ vrtOther: 'tak' })).toEqual({ ...none, vrtOther: 'tak' })
  })
})

describe('the choice as a whole', () => {
  const reason = 'Aturan potongan harga bertumpuk'
  it.each([
    [
      'both',
      none,
      [
        ['vrtId', 'class_missing'],
        ['cweId', 'class_missing'],
      ],
    ],
    ['both', { ...none, vrtId: sql, cweOther: reason }, []],
    ['both', { vrtId: sql, vrtOther: reason, cweId: 89, cweOther: null }, [['vrtOther', 'class_and_other']]],
    ['one', none, [['vrtId', 'class_required']]],
    ['one', { ...none, cweOther: reason }, []],
    // A field that could not be read is not missing.
    ['both', { vrtOther: null, cweId: 89, cweOther: null }, []],
  ] as const)('needing %s, of %j', (needs, value, faults) => {
    expect(classFaults(value, needs)).toEqual(faults)
  })
})

describe('a class that ended', () => {
  it('is refused with those of today, unless it is the one stored', () => {
    const chosen = { vrtId: oldSsrf, cweId: 71 }
    const faults = endedFaults(chosen, null)
    expect(faults.vrtId).toMatchObject([{ key: 'class_ended', params: { release: '2024-07-18' } }])
    expect(faults.vrtId![0]!.params!.candidates).toContain('Server-Side Request Forgery')
    expect(faults.cweId).toMatchObject([{ key: 'class_ended', params: { release: '4.15' } }])
    expect(endedFaults(chosen, chosen)).toEqual({})
    expect(endedFaults({ vrtId: sql, cweId: 89 }, null)).toEqual({})
  })

  it('has its name still, and an id no list knows is its own', () => {
    expect(classNames({ vrtId: oldSsrf, cweId: 71 })).toEqual({
      vrtName: 'Broken Access Control (BAC) > Server-Side Request Forgery (SSRF) > External',
      cweName: expect.stringContaining('DEPRECATED'),
    })
    expect(classNames({ vrtId: 'x.y', cweId: 99_999 })).toEqual({ vrtName: 'x.y', cweName: null })
  })
})

it('what triage changed is named, never with words of people', () => {
  const before = { ...none, vrtId: sql, cweId: 89 }
  expect(changedClass(before, before)).toEqual({})
  expect(changedClass(before, { ...none, vrtOther: 'Rahasia pelapor', cweId: 639 })).toEqual({
    vrt: 'other',
    cwe: expect.stringMatching(/^CWE-639 /),
  })
  expect(changedClass(before, { ...before, vrtId: null })).toEqual({ vrt: 'none' })
})
