import { now } from '@cakrawala/calendar/clock'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { lockFactors } from '#domain/account/factor/factor-queries.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { authenticators } from '#domain/account/tables/factor-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import { companyOwner, hunter } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { outsideContext } from '../../../../test/support/outside-context.ts'
import { signIn } from '../../../../test/support/sign-in.ts'
import { changePassword } from './change-password.server.ts'

const old = 'Tetapkuatsekali9!'
const fresh = 'Lebihkuatlagi-77'
const from = { address: '192.0.2.77', device: 'x' }

/** Whether a person waits for what a connection has locked. */
async function holdsUp(pid: number): Promise<boolean> {
  const answer = await database().execute(sql`SELECT 1 FROM pg_locks
    WHERE NOT granted AND ${pid}::int = ANY(pg_blocking_pids(pid))`)
  return answer.rows.length > 0
}

async function signedIn() {
  const person = await hunter()
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(old) })
    .where(eq(accounts.id, person.accountId))
  return [
    await signIn({ identifier: person.username, password: old }, from),
    await signIn({ identifier: person.username, password: old }, from),
  ] as const
}

describe('changing the password', () => {
  useDatabase()

  it('needs the present one, ends the other sessions and not this one', async () => {
    const [other, own] = await signedIn()
    await changePassword(own.person, { currentPassword: old, password: fresh })
    expect(await personOfToken(other.token, from.address)).toBeNull()
    expect(await personOfToken(own.token, from.address)).not.toBeNull()
    const identifier = own.person.username
    await expect(signIn({ identifier, password: old }, from)).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    expect((await signIn({ identifier, password: fresh }, from)).person.accountId).toBe(own.person.accountId)
  })

  it('refuses a wrong present one, five times at most, and weak or same new ones', async () => {
    const [, { person }] = await signedIn()
    const field = (name: string, key: string) => ({ fields: { [name]: [{ key }] } })
    const attempt = (currentPassword: string, password: string) =>
      changePassword(person, { currentPassword, password })
    await expect(attempt(old, 'lemah')).rejects.toMatchObject(field('password', 'password_weak'))
    await expect(attempt(old, old)).rejects.toMatchObject(field('password', 'password_same'))
    const own = `A9!${person.username}`
    await expect(attempt(old, own)).rejects.toMatchObject(field('password', 'password_weak'))
    for (let turn = 0; turn < 5; turn++) {
      await expect(attempt('salah', fresh)).rejects.toMatchObject(field('currentPassword', 'password_wrong'))
    }
    await expect(attempt(old, fresh)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('V6.2.11 refuses the name of the own company, as by a mailed link', async () => {
    const owner = await companyOwner('Samudra Raya')
    await database()
      .update(accounts)
      .set({ passwordHash: await hashPassword(old) })
      .where(eq(accounts.id, owner.accountId))
    await expect(
      changePassword(owner, { currentPassword: old, password: 'Samudra-77x!q' }),
    ).rejects.toMatchObject({ fields: { password: [{ key: 'password_weak' }] } })
  })

  // Without looking again under the lock, a proof without a factor counts after one was switched on.
  it('AUT-08 is refused with a re-authentication from before a factor was switched on', async () => {
    const [, { person }] = await signedIn()
    const { accountId } = person
    const changing = await transaction(async (tx) => {
      await lockFactors(tx, accountId)
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
      const sealedSecret = seal('authenticator', Buffer.alloc(20, 1))
      await tx.insert(authenticators).values({ accountId, sealedSecret, lastStep: 0, createdAt: now() })
      const change = outsideContext(() => changePassword(person, { currentPassword: old, password: fresh }))
      change.catch(() => undefined)
      await expect.poll(() => outsideContext(() => holdsUp(rows[0]!.pid)), { timeout: 8_000 }).toBe(true)
      return [change]
    })
    await expect(changing[0]).rejects.toMatchObject({ code: 'conflict' })
  })

  it('lets one of several changes at once win', async () => {
    const [, { person }] = await signedIn()
    const changes = ['A', 'B', 'C', 'D'].map((mark) =>
      changePassword(person, { currentPassword: old, password: `${fresh}${mark}` }),
    )
    const answers = await Promise.allSettled(changes)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const traces = await database().select().from(events).where(eq(events.subjectId, person.accountId))
    expect(traces.filter(({ type }) => type === 'account.password_changed')).toHaveLength(1)
  })
})
