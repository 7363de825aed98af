import { after, day, now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { hunter } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { forgetSessions } from './forget-sessions.server.ts'

useDatabase()

type Row = { opened: number; ended: number | null }

/** Sessions opened and ended so many days ago. */
async function sessionsOf(accountId: string, rows: readonly Row[]): Promise<void> {
  const ago = (days: number) => after(now(), -days * day)
  await database()
    .insert(sessions)
    .values(
      rows.map(({ opened, ended }) => ({
        id: newId(),
        accountId,
        tokenHash: Buffer.from(randomWord(32)),
        ...{ device: 'x', address: '192.0.2.1', createdAt: ago(opened), expiresAt: ago(opened - 30) },
        endedAt: ended === null ? null : ago(ended),
      })),
    )
}

async function openedOf(accountId: string): Promise<number[]> {
  const rows = await database().select().from(sessions).where(eq(sessions.accountId, accountId))
  const ages = rows.map(({ createdAt }) => Math.round((now().getTime() - createdAt.getTime()) / day))
  return ages.sort((one, other) => one - other)
}

const row = (opened: number, ended: number | null = opened - 1): Row => ({ opened, ended })

it('deletes what ended long ago, and preserves what rules still query', async () => {
  const [often, rarely] = [await hunter(), await hunter()]
  const recent = Array.from({ length: 19 }, (_, i) => row(i + 40))
  // The twentieth newest stays whatever its age; an older one stays while it is open or has ended lately.
  const older = [row(200), row(201), row(202, null), row(300, 80), row(400, 100)]
  await sessionsOf(often.accountId, [...recent, ...older])
  await sessionsOf(rarely.accountId, [row(900), row(901)])
  expect(await forgetSessions()).toBe(3)
  expect((await openedOf(often.accountId)).slice(19)).toEqual([200, 300])
  expect(await openedOf(rarely.accountId)).toEqual([900, 901])
  expect(await forgetSessions()).toBe(0)
})
