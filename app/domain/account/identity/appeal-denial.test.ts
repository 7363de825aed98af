import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { appealsSeenBy } from '#domain/report/appeal/appeals-for-team.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { reopensAt, submissionBlock } from '../identity.ts'
import { appealDenial } from './appeal-denial.server.ts'
import { decideDenialAppeal } from './decide-denial-appeal.server.ts'
import { editPersonalData } from './edit-personal-data.server.ts'
import { identityCaseSeenBy } from './identity-case-queries.server.ts'
import { denyIdentity, takeIdentityCase, verifyIdentity } from './review-identity.server.ts'
import { ownVerification } from './verification-queries.server.ts'

useDatabase()
const objection = 'Kedua kartu itu asli; fotonya memang kabur karena diambil pada malam hari.'
const decisionText = 'Kami membandingkan lagi kedua kartu dan menerima penjelasan ini.'
const denial = { reason: 'forged', note: 'Huruf kedua kartu berbeda dari huruf resmi.' } as const

/** A person whose verification two people denied. */
async function denied() {
  const who = await hunter({ verified: false, nda: true })
  const ready = { birthDate: '1999-08-17', city: 'Solo', phoneVerifiedAt: now(), identitySubmittedAt: now() }
  await database().update(bughunters).set(ready).where(eq(bughunters.accountId, who.accountId))
  const [first, second] = [await operator(), await operator()]
  const caseId = newId()
  await database()
    .insert(identityCases)
    .values({
      ...{ id: caseId, accountId: who.accountId, submittedAt: now() },
      ...{ nikHash: Buffer.from(caseId), nikLast4: '0001' },
    })
  for (const by of [first, second]) {
    await takeIdentityCase(by, caseId)
    await denyIdentity(by, caseId, denial)
  }
  return { who, first, second, caseId }
}

describe('the objection to a denied verification', () => {
  it('is made once, by the bughunter alone, while the denial is in force', async () => {
    const { who, first } = await denied()
    expect(await ownVerification(who)).toMatchObject({ state: 'denied', mayAppeal: true, appeal: null })
    await expect(appealDenial(first, objection)).rejects.toMatchObject({ code: 'not_found' })
    await expect(appealDenial(await hunter(), objection)).rejects.toMatchObject({ detail: 'appeal_closed' })
    const tries = await Promise.allSettled([appealDenial(who, objection), appealDenial(who, objection)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(appealDenial(who, objection)).rejects.toMatchObject({ detail: 'appeal_once' })
    expect(await ownVerification(who)).toMatchObject({ mayAppeal: false, appeal: { text: objection } })
  })

  it('is decided by an operator who had no part in the denial and holds the case', async () => {
    const { who, first, second, caseId } = await denied()
    await appealDenial(who, objection)
    const upheld = { decision: 'upheld', decisionText } as const
    for (const own of [first, second]) {
      await expect(takeIdentityCase(own, caseId)).rejects.toMatchObject({ detail: 'appeal_second' })
      await expect(decideDenialAppeal(own, caseId, upheld)).rejects.toMatchObject({
        code: 'forbidden',
        detail: 'appeal_second',
      })
      const { rows } = await appealsSeenBy(own)
      expect(rows.find((row) => row.caseId === caseId)).toMatchObject({ kind: 'identity', ownAct: true })
    }
    const third = await operator()
    await expect(decideDenialAppeal(third, caseId, upheld)).rejects.toMatchObject({
      detail: 'case_not_taken',
    })
    await takeIdentityCase(third, caseId)
    // An objection opens the case for its own decision only.
    await expect(verifyIdentity(third, caseId)).rejects.toMatchObject({ detail: 'case_decided' })
    expect(await identityCaseSeenBy(third, caseId)).toMatchObject({ mayReview: true, mayDecideAppeal: true })
    const outcomes = await Promise.allSettled([
      decideDenialAppeal(third, caseId, upheld),
      decideDenialAppeal(third, caseId, { decision: 'rejected', decisionText }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await identityCaseSeenBy(third, caseId)).toMatchObject({ mayReview: false, mayTake: false })
  })

  it('upheld, opens a new submission at once with all tries; rejected, leaves the denial', async () => {
    const [lucky, other] = [await denied(), await denied()]
    const decide = async ({ who, caseId }: typeof lucky, decision: 'upheld' | 'rejected') => {
      await appealDenial(who, objection)
      const third = await operator()
      await takeIdentityCase(third, caseId)
      await decideDenialAppeal(third, caseId, { decision, decisionText })
      return stateOf(who)
    }
    expect(await decide(lucky, 'upheld')).toMatchObject({ state: 'needs_fix', block: null, tries: 0 })
    expect(await decide(other, 'rejected')).toMatchObject({ state: 'denied', block: 'identity_forged' })
    // After forged documents no new submission is taken; after others, none for 180 days.
    travelTo(later(now(), 181 * day))
    expect(await stateOf(other.who)).toMatchObject({ block: 'identity_forged', opens: null })
    await database()
      .update(identityCases)
      .set({ reasons: [{ document: 'account', reason: 'under_age' }] })
      .where(eq(identityCases.id, other.caseId))
    expect(await stateOf(other.who)).toMatchObject({ block: null })
    travelTo(later(now(), -2 * day))
    const { block, opens } = await stateOf(other.who)
    expect(block).toBe('identity_denied')
    expect(opens!.getTime()).toBeGreaterThan(now().getTime())
  })

  it('is decided on the name that was denied: it stays as it is until then', async () => {
    const { who, caseId } = await denied()
    const renamed = {
      ...{ fullName: 'Orang Lain', birthDate: '1990-01-01', country: 'ID', city: 'Solo' },
      ...({ address: null, tshirtSize: 'M', hiddenFromBoards: false, hiddenProfile: false } as const),
    }
    await appealDenial(who, objection)
    await expect(editPersonalData(who, renamed)).rejects.toMatchObject({ detail: 'identity_in_review' })
    const third = await operator()
    await takeIdentityCase(third, caseId)
    await decideDenialAppeal(third, caseId, { decision: 'upheld', decisionText })
    await editPersonalData(who, renamed)
    expect(await ownVerification(who)).toMatchObject({ fullName: 'Orang Lain' })
  })

  async function stateOf(who: Person) {
    const own = await ownVerification(who)
    return { state: own.state, block: submissionBlock(own, now()), opens: reopensAt(own), tries: own.tries }
  }
})
