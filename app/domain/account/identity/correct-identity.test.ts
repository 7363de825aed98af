import { day, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ownPassword, withPassword } from '../../../../test/support/factor.ts'
import { verifiedBy } from '../../../../test/support/identity-scenario.ts'
import { correctIdentity } from './correct-identity.server.ts'
import { forgetIdentityImages } from './forget-identity-images.server.ts'
import { identityCaseSeenBy } from './identity-case-queries.server.ts'
import { takeIdentityCase, verifyIdentity, viewIdentityDocument } from './review-identity.server.ts'

useDatabase()
const right = {
  ...{ fullName: 'Soekarno', birthDate: '1995-08-15', currentPassword: ownPassword },
  reason: 'Diminta lewat email; KTP memang tertulis Soekarno.',
}
let person: Person
let first: Person
let second: Person
let caseId: string
beforeEach(async () => {
  ;[first, second] = [await withPassword(await operator()), await withPassword(await operator())]
  ;({ person, caseId } = await verifiedBy(first))
  travelTo(later(now(), day))
})

const hunterRow = async () =>
  (await database().select().from(bughunters).where(eq(bughunters.accountId, person.accountId)))[0]!
const conflict = (detail: string) => ({ code: 'conflict', detail })

describe('correcting a verified name', () => {
  it('is done by a colleague who has viewed the documents again, and is recorded', async () => {
    await expect(correctIdentity(second, caseId, right)).rejects.toMatchObject(conflict('case_not_taken'))
    expect(await identityCaseSeenBy(second, caseId)).toMatchObject({ mayTake: true, fullName: null })
    await takeIdentityCase(second, caseId)
    expect(await identityCaseSeenBy(second, caseId)).toMatchObject({
      ...{ mayCorrect: true, mayReview: false, fullName: 'Sukarno', documents: ['ktp', 'sim', 'selfie'] },
    })
    expect((await viewIdentityDocument(second, caseId, 'ktp')).mediaType).toBe('image/jpeg')
    await correctIdentity(second, caseId, right)
    expect(await hunterRow()).toMatchObject({ fullName: 'Soekarno', identityStatus: 1 })
    const traces = await database().select().from(events).where(eq(events.subjectId, person.accountId))
    const last = traces.filter(({ type }) => type === 'account.identity_corrected')
    expect(last.map(({ facts, actorId }) => [facts, actorId])).toEqual([
      [{ caseId, changed: ['fullName'] }, second.accountId],
    ])
    // Given back: neither the documents nor another change without taking it once more.
    await expect(viewIdentityDocument(second, caseId, 'ktp')).rejects.toMatchObject({ code: 'not_found' })
    await expect(correctIdentity(second, caseId, { ...right, fullName: 'Hatta' })).rejects.toMatchObject(
      conflict('case_not_taken'),
    )
  })

  it('is refused to the operator who verified it, to other roles, and without re-authentication or a change', async () => {
    await expect(takeIdentityCase(first, caseId)).rejects.toMatchObject(conflict('correction_second'))
    expect(await identityCaseSeenBy(first, caseId)).toMatchObject({ mayTake: false, mayCorrect: false })
    for (const actor of [person, await companyOwner()])
      await expect(correctIdentity(actor, caseId, right)).rejects.toMatchObject({ code: 'not_found' })
    await takeIdentityCase(second, caseId)
    const wrong = { ...right, currentPassword: 'salah' }
    await expect(correctIdentity(second, caseId, wrong)).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    const same = { ...right, fullName: 'Sukarno' }
    await expect(correctIdentity(second, caseId, same)).rejects.toMatchObject({
      fields: { fullName: [{ key: 'nothing_changed' }] },
    })
    expect((await hunterRow()).fullName).toBe('Sukarno')
    await expect(verifyIdentity(second, caseId)).rejects.toMatchObject(conflict('case_decided'))
  })

  it('is locked by one colleague for half an hour', async () => {
    const third = await operator()
    await takeIdentityCase(second, caseId)
    await expect(takeIdentityCase(third, caseId)).rejects.toMatchObject(conflict('case_taken'))
    travelTo(later(now(), 31 * minute))
    expect(await identityCaseSeenBy(second, caseId)).toMatchObject({ mayCorrect: false, fullName: null })
    await takeIdentityCase(third, caseId)
    await expect(takeIdentityCase(second, caseId)).rejects.toMatchObject(conflict('case_taken'))
  })

  it('works also when the images are deleted', async () => {
    travelTo(later(now(), 91 * day))
    await forgetIdentityImages()
    await takeIdentityCase(second, caseId)
    expect(await identityCaseSeenBy(second, caseId)).toMatchObject({ mayCorrect: true, documents: [] })
    await correctIdentity(second, caseId, { ...right, birthDate: '1995-08-16' })
    expect(await hunterRow()).toMatchObject({ fullName: 'Soekarno', birthDate: '1995-08-16' })
  })
})
