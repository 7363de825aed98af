import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { resetColleague } from '#domain/account/recovery/start-reset.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { enrol } from '../../../../test/support/factor.ts'
import { password, proof, withPassword } from '../../../../test/support/members.ts'
import { noteSessionUse, writeSessionUses } from '../session-store/session-use.server.ts'
import { securityLogSeenBy } from './security-log.server.ts'
import { personOfToken, sessionsSeenBy } from './session-queries.server.ts'
import { signIn } from './sign-in.server.ts'

useDatabase()
const here = {
  address: '127.0.0.1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const stranger = { address: '198.51.100.9', device: 'curl/8' }
const enter = (person: Person, words: string, from = here) =>
  signIn({ identifier: person.username, password: words }, from)

describe('the security log', () => {
  it('shows own sign-ins with device and place, and the tries of strangers, newest first', async () => {
    const person = await withPassword(await hunter())
    await enter(person, password)
    await expect(enter(person, 'Bukan-Sandinya-1', stranger)).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    const { rows, next } = await securityLogSeenBy(person)
    expect(rows).toMatchObject([
      { type: 'account.sign_in_refused', by: 'anyone', address: stranger.address, device: null },
      { type: 'account.signed_in', address: here.address, place: 'local', device: here.device },
    ])
    expect(next).toBeNull()
    expect((await securityLogSeenBy(await hunter())).rows).toEqual([])
  })

  it('does not say where a colleague works from', async () => {
    const [one, two] = [await withPassword(await operator()), await withPassword(await operator())]
    await enrol(two)
    const reason = 'Ponselnya hilang, saya mengenali suaranya lewat telepon.'
    await resetColleague(one, { colleague: two.username, reason, ...proof })
    const [line] = (await securityLogSeenBy(two)).rows
    expect(line).toMatchObject({ by: 'other', address: null, place: null })
  })

  it('goes on from the cursor of the same reader alone', async () => {
    const person = await withPassword(await hunter())
    for (let i = 0; i < 3; i++) await enter(person, password)
    const first = await securityLogSeenBy(person, { size: 2 })
    expect(first.rows).toHaveLength(2)
    expect((await securityLogSeenBy(person, { size: 2, from: first.next })).rows).toHaveLength(1)
    const other = await withPassword(await hunter())
    await enter(other, password)
    expect((await securityLogSeenBy(other, { size: 2, from: first.next })).rows).toHaveLength(1)
  })
})

describe('the last use of a session', () => {
  it('is written once a minute, forwards only', async () => {
    const person = await withPassword(await hunter())
    const { token } = (await enter(person, password)) as { token: string }
    const opened = (await sessionsSeenBy(person))[0]!
    expect(opened.lastUsedAt).toEqual(opened.createdAt)
    await writeSessionUses()
    travelTo(later(now(), 10 * minute))
    await personOfToken(token, here.address)
    const used = now()
    expect(await writeSessionUses()).toBe(1)
    expect(await writeSessionUses()).toBe(0)
    travelTo(later(used, -5 * minute))
    noteSessionUse(opened.id)
    expect(await writeSessionUses()).toBe(0)
    const [view] = await sessionsSeenBy(person)
    expect(Math.abs(view!.lastUsedAt.getTime() - used.getTime())).toBeLessThan(minute)
  })

  it('of a session that is gone is no failure', async () => {
    const person = await withPassword(await hunter())
    await enter(person, password)
    await writeSessionUses()
    const [row] = await database().select().from(sessions).where(eq(sessions.accountId, person.accountId))
    noteSessionUse(row!.id)
    await database().delete(sessions).where(eq(sessions.id, row!.id))
    expect(await writeSessionUses()).toBe(0)
  })
})
