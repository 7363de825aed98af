import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import { type Principal, principals } from '../support/environment.ts'
import { filled } from '../support/fill-form.ts'
import type { SeenForm } from '../support/forms.ts'
import { newestEvent, typesAfter } from './event-marks.ts'
import { walk } from './one-walk.ts'
import { isButton, kindsOf, readPages, type Seen } from './seen-forms.ts'

const { site, newTokenOf: tokenOf } = walk
let forms: Seen['forms']
/** What had happened when everyone had looked at every page they may see. */
let traces: Seen['traces']

async function seeForms(): Promise<void> {
  ;({ forms, traces } = await readPages())
}

/** Done already for who has none: it leaves no trace. */
const isOwnPicture = ({ intent }: SeenForm) => intent === 'remove_picture'
const isOpenToAll = ({ action }: SeenForm) => /\/(sign-|contact-us|cyber-incident-report)/.test(action)
describe('RPT-10 and MEM-01 a form of another user', () => {
  beforeAll(seeForms, 240_000)

  it('has no effect when sent by another role', { timeout: 120_000 }, async () => {
    expect(forms.size).toBeGreaterThan(30)
    const succeeded: unknown[] = []
    for (const [name, { form, shownTo, row }] of forms) {
      if (isOpenToAll(form)) continue
      const before = await lastEvent()
      let own = false
      // People of other areas do not get this far: the access matrix shows it.
      for (const who of principals.filter(
        (one) => !shownTo.has(one) && !['in', 'out'].includes(row.cells[one]),
      )) {
        const answer = await site.ask(form.action, { as: await tokenOf(who), form: filled(form) })
        const place = answer.headers.get('location') ?? ''
        const away = /\/(sign-in(\?next=.*)?|error403)$/.test(place)
        const refused = answer.status >= 400 ? answer.status < 500 : away
        if (form.intent === 'export' && answer.status === 200) {
          const theirs = await site.ask(form.action, {
            as: await tokenOf([...shownTo][0]!),
            form: filled(form),
          })
          const [rows, others] = [await rowsIn(answer), await rowsIn(theirs)]
          if (rows.some((row) => others.includes(row))) succeeded.push([who, name, rows])
          own = true
        } else if (!refused && !isOwnPicture(form)) succeeded.push([who, name, answer.status, place])
      }
      // Who takes their own list along leaves a trace of that.
      if (!own && (await lastEvent()) !== before) succeeded.push([name, 'left a trace'])
    }
    expect(succeeded).toEqual([])
  })
})

describe('SES-06 reading requests', () => {
  beforeAll(seeForms, 240_000)

  it('have no effect: every page, opened by every role that may see it', () => {
    // The team's looks at documents, accounts and reports are written down: that is all.
    expect([...traces].filter(isAct)).toEqual([])
    expect(traces.size).toBeGreaterThan(0)
  })

  // A loader that reads `intent` from the query, or a server that believes a claimed method, acts here: the person is the
  // right one and the form is whole.
  it('have no effect: every form as a link, whatever method it names', { timeout: 120_000 }, async () => {
    const before = await newestEvent()
    const tokens = new Map<Principal, string | null>()
    for (const who of principals) tokens.set(who, await tokenOf(who))
    for (const { form, shownTo } of forms.values()) {
      const query = new URLSearchParams(filled(form))
      const as = tokens.get([...shownTo][0]!)!
      const headers = { 'X-HTTP-Method-Override': 'POST', 'Sec-Fetch-Site': 'cross-site' }
      const answer = await site.ask(`${form.action.split('?')[0]}?${query}`, { as, headers })
      expect([form.action, answer.status]).toEqual([form.action, expect.toSatisfy((one) => one < 500)])
      await answer.arrayBuffer()
    }
    expect(await actsAfter(before)).toEqual([])
    for (const [who, as] of tokens)
      if (as) expect([who, (await site.ask('/api/v1/user', { as })).status]).toEqual([who, 200])
  })
})

describe('DOS-02 and DOS-03 a form with extra fields', () => {
  beforeAll(seeForms, 240_000)

  const more = [
    'role',
    'permission',
    'company_id',
    'companyId',
    'isAdmin',
    'stage',
    'reward_state',
    'riskLevel',
    'reporterId',
    'accountId',
    'balance_idr',
    'standing',
    'identityStatus',
    'verified',
    '__proto__',
    'constructor',
    'constructor.prototype',
    'prototype',
    'toString',
    'then',
    'hasOwnProperty',
    '__proto__[isAdmin]',
  ]

  it('is refused as a whole', { timeout: 240_000 }, async () => {
    const taken: unknown[] = []
    const before = await newestEvent()
    let turn = 0
    for (const [name, { form, shownTo }] of kindsOf(forms)) {
      turn++
      if (isButton(form) || /\/sign-out|\/language|\/invitation\//.test(form.action)) continue
      const as = await tokenOf([...shownTo][0]!)
      // Each form is tried with a few of the words, all of them together with all.
      for (const word of more.filter((one, i) => !form.names.includes(one) && (i + turn) % 5 === 0)) {
        const answer = await site.ask(form.action, { as, form: { ...filled(form), [word]: '1' } })
        if (answer.status < 400 || answer.status >= 500) taken.push([name, word, answer.status])
      }
    }
    expect(taken).toEqual([])
    expect(await actsAfter(before)).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })
})

describe('MON-03 invalid numbers', () => {
  beforeAll(seeForms, 240_000)

  const strange = [
    '-1',
    '0',
    '1e21',
    'NaN',
    '1e3',
    '0.5',
    '99999999999999999999',
    '1,5',
    'USD5',
    '٣',
    'Infinity',
    '0x10',
    '1_000',
    "1' OR '1'='1",
  ]

  it('are refused in every field of money and every counter', { timeout: 120_000 }, async () => {
    const taken: unknown[] = []
    const before = await lastEvent()
    let asked = 0
    for (const [name, { form, shownTo }] of kindsOf(forms)) {
      const as = await tokenOf([...shownTo][0]!)
      for (const field of form.names.filter((one) =>
        /^(amount|level|quality|revision|version|cweId|.*\.(least|most))$/.test(one),
      )) {
        for (const number of strange.filter(
          (one) => !(one === '0' && /level|quality|revision|version/.test(field)),
        )) {
          asked++
          const answer = await site.ask(form.action, { as, form: { ...filled(form), [field]: number } })
          if (answer.status < 400 || answer.status >= 500) taken.push([name, field, number, answer.status])
        }
      }
    }
    expect(asked).toBeGreaterThan(0)
    expect(taken).toEqual([])
    expect(await lastEvent()).toBe(before)
  })
})

/** Looks of the platform team that leave a trace. */
const looks = [
  'account.identity_document_viewed',
  'account.opened_by_team',
  'company.asset_opened',
  'company.npwp_opened',
  'report.opened_by_team',
  'reward.refund_account_opened',
  'reward.tax_residence_opened',
  // A refused act has an event of its own.
  'account.act_refused',
]

/**
 * Every act leaves an event. Signing in, signing out of a wrong area and looking leave traces of their own; a refused form
 * shows its page again, which is a look.
 */
const isAct = (type: string) => !looks.includes(type)

/** What was done since, without looks: a page that is shown again for a refused form is looked at again. */
async function actsAfter(before: number): Promise<string[]> {
  return (await typesAfter(before)).filter(isAct)
}

async function lastEvent(): Promise<number> {
  const quiet = [
    ...looks,
    'account.signed_out',
    'account.signed_in',
    'account.sign_in_refused',
    'account.proof_refused',
  ]
  const answer = await database().execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM events WHERE type <> ALL (${sql.param(quiet)}::text[])`,
  )
  return answer.rows[0]!.count
}

/** Lines of a list that was taken along, without its head. */
async function rowsIn(answer: Response): Promise<string[]> {
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
  return (await answer.text()).split('\r\n').slice(1).filter(Boolean)
}
