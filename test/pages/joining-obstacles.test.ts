import { day, hour, after as later, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { sendAgreementCode } from '#domain/program/agreement/agreement-code.server.ts'
import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { registerForChallenge } from '#domain/program/challenge/register-for-challenge.server.ts'
import { pauseProgram } from '#domain/program/editing/pause-program.server.ts'
import { revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { agreements, programs } from '#domain/program/program-tables.server.ts'
import { programJoiningWords } from '#i18n/agreement.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { programWords } from '#i18n/program.ts'
import { refusals } from '#i18n/refusals.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { takeStep } from '../support/account-status-scenario.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { dawn, liveChallenge, register } from '../support/challenge-scenario.ts'
import { useDatabase } from '../support/database.ts'
import { readPage, refusedWith } from '../support/obstacle-pages.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportTexts, send } from '../support/report-scenario.ts'
import { fund } from '../support/reward-scenario.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
afterEach(() => travelTo(null))

const { details } = refusals.id
const { missingAction } = programJoiningWords.id
type Scene = { owner: Person & { companyId: string }; id: string }
type Stage = (scene: Scene) => Promise<Person>
const dataOf = async (who: Person, address: string) => (await api(who, 'GET', address)).body.data

async function suspended(): Promise<Person> {
  const who = await hunter()
  await takeStep(await operator(), who)
  return { ...who, suspended: true }
}
const barred: Stage = async ({ owner, id }) => {
  const who = await hunter()
  await join(who, id)
  const own = eq(agreements.bughunterId, who.accountId)
  const [row] = await database().select({ id: agreements.id }).from(agreements).where(own)
  const reason = 'Pengujian dilakukan di luar ruang lingkup yang disepakati.'
  await revokeLetter(owner, id, { agreementId: row!.id, reason })
  return who
}

describe('signing an agreement', () => {
  const form = 'name="textHash"'
  const scene = async () => {
    const owner = await companyOwner()
    return { owner, id: await liveProgram(owner, await operator()) }
  }
  const paused: Stage = async ({ owner, id }) => {
    await pauseProgram(owner, id)
    return hunter()
  }
  const addresses = ({ id }: Scene) => ({
    page: `/bughunter/programs/agreement/${id}`,
    api: `/api/v1/programs/${id}/agree`,
  })

  it('is offered where there is no obstacle', async () => {
    const [one, who] = [await scene(), await hunter()]
    expect(await dataOf(who, addresses(one).api)).toMatchObject({ obstacle: null })
    expect(await readPage(site, who, addresses(one).page)).toContain(form)
  })

  it.each([
    ['account_suspended', suspended, details.account_suspended],
    ['account_unverified', () => hunter({ verified: false }), missingAction.account_unverified],
    ['nda_missing', () => hunter({ nda: false }), missingAction.nda_missing],
    ['letter_revoked', barred, details.letter_revoked],
    ['program_closed', paused, programWords.id.closedNotice],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage, shown) => {
    const one = await scene()
    const who = await stage(one)
    const { page, api: address } = addresses(one)
    const { textHash } = (await agreementTextSeenBy(who, one.id))!
    expect(await dataOf(who, address)).toMatchObject({ obstacle })
    const signed = { textHash, accepted: 'yes' } as const
    await expect(sendAgreementCode(who, one.id, signed)).rejects.toMatchObject({ detail: obstacle })
    const json = { text_hash: textHash, accepted: 'yes' }
    expect((await api(who, 'POST', `${address}/send-code`, { json })).body).toMatchObject(
      refusedWith(obstacle),
    )
    const html = await readPage(site, who, page)
    expect([html.includes(form), html.includes(shown)]).toEqual([false, true])
  })
})

describe('registering for a challenge', () => {
  const form = 'value="register"'
  const { registration } = challengeWords.id
  const scene = async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, 100_000_000n)
    return { owner, id: await liveChallenge(owner, await operator(), { participantLimit: 1 }) }
  }
  const signed: Stage = async ({ id }) => {
    const who = await hunter()
    await join(who, id)
    return who
  }
  const paused: Stage = async (one) => {
    const who = await signed(one)
    await database().update(programs).set({ status: 'paused' }).where(eq(programs.id, one.id))
    return who
  }
  const at =
    (moment: Date): Stage =>
    async (one) => {
      const who = await signed(one)
      travelTo(moment)
      return who
    }
  const full: Stage = async (one) => {
    await register(await hunter(), one.id)
    return signed(one)
  }

  it('is offered where there is no obstacle', async () => {
    const one = await scene()
    const who = await signed(one)
    const { challenge } = await dataOf(who, `/api/v1/programs/${one.id}/challenge`)
    expect(challenge.own).toMatchObject({ obstacle: null, may_register: true })
    expect(await readPage(site, who, `/bughunter/programs/detail/${one.id}`)).toContain(form)
  })

  it.each([
    ['account_suspended', suspended, details.account_suspended],
    ['account_unverified', () => hunter({ verified: false }), missingAction.account_unverified],
    ['nda_missing', () => hunter({ nda: false }), missingAction.nda_missing],
    ['agreement_missing', () => hunter(), missingAction.agreement_missing],
    ['letter_revoked', barred, details.letter_revoked],
    ['program_closed', paused, programWords.id.closedNotice],
    ['registration_not_open', at(later(dawn, -hour)), registration.before({ at: '' }).trim()],
    ['registration_closed', at(later(dawn, 2 * day + hour)), registration.closed],
    ['challenge_full', full, registration.full],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage, shown) => {
    const one = await scene()
    const who = await stage(one)
    const { challenge } = await dataOf(who, `/api/v1/programs/${one.id}/challenge`)
    expect(challenge.own).toMatchObject({ obstacle, may_register: false })
    await expect(registerForChallenge(who, one.id)).rejects.toMatchObject({ detail: obstacle })
    const address = `/api/v1/programs/${one.id}/challenge/register`
    expect((await api(who, 'POST', address, { json: {} })).body).toMatchObject(refusedWith(obstacle))
    const html = await readPage(site, who, `/bughunter/programs/detail/${one.id}`)
    expect([html.includes(form), html.includes(shown)]).toEqual([false, true])
  })
})

describe('sending a report', () => {
  const button = (id: string) => `href="/bughunter/programs/submit-report/${id}"`
  const sendButton = 'value="submit"'
  const { obstacles } = reportFormWords.id
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const scene = async () => {
    const owner = await companyOwner()
    return { owner, id: await liveProgram(owner, await operator()) }
  }
  const joined: Stage = async ({ id }) => {
    const who = await hunter()
    await join(who, id)
    return who
  }
  const suspendedLater: Stage = async (one) => {
    const who = await joined(one)
    await takeStep(await operator(), who)
    return { ...who, suspended: true }
  }
  const paused: Stage = async (one) => {
    const who = await joined(one)
    await pauseProgram(one.owner, one.id)
    return who
  }
  const pagesOf = async (who: Person, id: string) => [
    await readPage(site, who, `/bughunter/programs/detail/${id}`),
    await readPage(site, who, `/bughunter/programs/submit-report/${id}`),
  ]

  it('is offered where there is no obstacle', async () => {
    const one = await scene()
    const who = await joined(one)
    const [program = '', form = ''] = await pagesOf(who, one.id)
    expect([program.includes(button(one.id)), form.includes(sendButton)]).toEqual([true, true])
  })

  it.each([
    ['account_suspended', suspendedLater],
    ['account_unverified', () => hunter({ verified: false })],
    ['nda_missing', () => hunter({ nda: false })],
    ['agreement_missing', () => hunter()],
    ['letter_revoked', barred],
    ['program_closed', paused],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage) => {
    const one = await scene()
    const who = await stage(one)
    await expect(send(who, one.id)).rejects.toMatchObject({ detail: obstacle })
    const sent = Object.entries({ key: newId(), ...reportTexts(), foundAt: '2026-01-02T10:04' })
    const json = Object.fromEntries(sent.map(([name, value]) => [snake(name), String(value ?? '')]))
    const answer = await api(who, 'POST', `/api/v1/programs/${one.id}/reports`, { json })
    expect(answer.body).toMatchObject(refusedWith(obstacle))
    const [program = '', form = ''] = await pagesOf(who, one.id)
    expect([program.includes(button(one.id)), form.includes(sendButton)]).toEqual([false, false])
    expect(form).toContain(obstacles[obstacle])
  })
})
