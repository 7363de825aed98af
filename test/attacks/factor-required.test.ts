import { describe, expect, it } from 'vitest'
import { factorsSeenBy } from '#domain/account/factor/factor-queries.server.ts'
import { removeAuthenticator, removePasskey } from '#domain/account/factor/remove-factor.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { enrol, ownPassword, somePasskey, withPassword } from '../support/factor.ts'
import { sessionOf } from '../support/site.ts'

// Read once, at the first question for a setting: below, when the database is opened.
process.env.SECOND_FACTOR_FOR = 'hello,company'
useDatabase()

const proofWith = (factorCode: string) => ({ currentPassword: ownPassword, factorCode })
const required = { code: 'conflict', detail: 'factor_required' }

describe('AUT-08 where the site requires a second factor of a role', () => {
  it('the last one cannot be removed, and a started removal is rolled back', async () => {
    const person = await withPassword(await operator())
    const { recoveryCodes } = await enrol(person)
    const passkeyId = await somePasskey(person)
    await removePasskey(person, passkeyId, proofWith(recoveryCodes[0]!))
    await expect(removeAuthenticator(person, proofWith(recoveryCodes[1]!))).rejects.toMatchObject(required)
    expect(await factorsSeenBy(person)).toMatchObject({
      authenticatorSince: expect.any(Date),
      required: true,
      codesLeft: 8,
    })
  })

  it('it is owed until it is set up, and by no other role', async () => {
    const [team, free] = [await operator(), await hunter()]
    const owes = async (token: string) => (await personOfToken(token, '127.0.0.1'))?.factorOwed
    const [one, two] = [await sessionOf(team), await sessionOf(free)]
    expect([await owes(one), await owes(two)]).toEqual([true, false])
    await enrol(team)
    expect(await owes(one)).toBe(false)
  })
})
