import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCodes } from '#domain/account/codes/code-outbox.server.ts'
import { sendPhoneCode, verifyPhone } from '#domain/account/identity/verify-phone.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { openIncidentAccount } from '#domain/incident/open-incident-account.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { database } from '#infra/database.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { anIncident } from '../support/incidents.ts'

useDatabase()

const password = 'Kapal-Layar-77'
let turn = 0
let victim: string
let tagged: string

beforeEach(() => {
  victim = `bos${++turn}@corp.test`
  tagged = `bos${turn}+jahat@corp.test`
})

function told(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: Refusal) => error.fields?.code?.[0]?.key ?? error.detail ?? error.code,
  )
}
const from = (network: number) => ({ kind: 'visitor', address: `198.51.100.${network}` }) as const
const send = (email: string, network = 1) => sendSignUpCode(from(network), 'bughunter', email, 'id')
const incidentOf = (email: string) => reportIncident(from(3), anIncident({ email }), 'id')
const codesOf = async (key: string) => (await unsafeWaitingCodes('sign_up_bughunter', key))!
const register = (email: string, code: string) =>
  signUpBughunter(from(1), { email, code, password, tshirtSize: 'M', username: `orang${++turn}` }, 'id')

describe('a mailbox proves only itself', () => {
  // One key for both spellings is right for "one account a mailbox", and wrong as a proof.
  it('in a sign-up: a code mailed to `a+b@` is none for `a@`, short or long', async () => {
    await send(tagged)
    const { code, longCode } = await codesOf(victim)
    expect(await told(register(victim, code))).toBe('code_spent')
    expect(await told(register(victim, longCode!))).toBe('code_wrong')
    expect(await told(register(tagged, code))).toBe('ok')
  })

  it('in incidents: the account of `a+b@` gets no ticket of `a@`, sent before or after', async () => {
    const before = await incidentOf(victim)
    const own = await incidentOf(tagged)
    const token = (await unsafeWaitingToken('incident_account', tagged))!
    await openIncidentAccount(from(2), { token, password, confirmPassword: password })
    const after = await incidentOf(victim)
    const [account] = await database().select().from(accounts).where(eq(accounts.email, tagged))
    const reporterOf = async (id: string) => {
      const [row] = await database().select().from(incidents).where(eq(incidents.id, id))
      return row!.reporterId
    }
    expect(await reporterOf(own)).toBe(account!.id)
    expect([await reporterOf(before), await reporterOf(after)]).toEqual([null, null])
    // The key is taken: the later ticket is shown by its own link, and makes no account.
    expect(await unsafeWaitingToken('incident_ticket', victim)).not.toBeNull()
  })
})

describe('nobody is kept out by codes others ask for', () => {
  it('to other spellings of the mailbox', async () => {
    for (let i = 0; i < 5; i++) {
      await send(`bos${turn}+${i}@corp.test`, 10)
      travelTo(later(now(), 2 * minute))
    }
    expect(await told(send(victim, 11))).toBe('ok')
  })

  it('to the address itself, five a day: the long code of the newest is good', async () => {
    for (let i = 0; i < 5; i++) {
      await send(victim, 20 + i)
      travelTo(later(now(), 2 * minute))
    }
    const { longCode } = await codesOf(victim)
    travelTo(later(now(), 60 * minute))
    expect(await told(send(victim, 30))).toBe('code_quota')
    expect(await told(register(victim, longCode!.toUpperCase().replaceAll('-', ' ')))).toBe('ok')
    expect(await told(register(victim, longCode!))).toBe('code_spent')
  })

  it('or by guessing: the long code is good once every guess of the day is used', async () => {
    await send(victim, 40)
    const { code, longCode } = await codesOf(victim)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) expect(await told(register(victim, wrong))).toBe('code_wrong')
    expect(await told(register(victim, code))).toBe('code_spent')
    expect(await told(register(victim, longCode!))).toBe('ok')
  })

  it('but not longer than a day', async () => {
    await send(victim, 50)
    const { longCode } = await codesOf(victim)
    travelTo(later(now(), 24 * 60 * minute + minute))
    expect(await told(register(victim, longCode!))).toBe('code_wrong')
  })

  it('to a number: the long code that reached the telephone proves it for whoever types it', async () => {
    const phone = '+6281290001234'
    const strangers = await Promise.all(Array.from({ length: 3 }, () => hunter({ verified: false })))
    for (const stranger of strangers) await sendPhoneCode(stranger, phone)
    const owner = await hunter({ verified: false })
    expect(await told(sendPhoneCode(owner, phone))).toBe('code_quota')
    const key = `${strangers[0]!.accountId} ${phone}`
    const { code, longCode } = (await unsafeWaitingCodes('phone', key))!
    expect(await told(verifyPhone(owner, { code: code }))).toBe('code_spent')
    expect(await told(verifyPhone(owner, { code: longCode! }))).toBe('ok')
    expect(await told(verifyPhone(strangers[0]!, { code: longCode! }))).toBe('code_spent')
  })
})
