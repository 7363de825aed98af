import { day, after as later, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { SecondBlock } from '#kernel/second-person.ts'
import { operator } from './cast.ts'
import { withPassword } from './members.ts'

/** An operator as the second person beside `first`: one who counts, or one who does not for this reason. */
export async function secondBeside(first: Person, block: SecondBlock | null): Promise<Person> {
  if (block === 'own') return first
  const second = await withPassword(await operator())
  if (block === 'right_new')
    await database().update(accounts).set({ createdAt: now() }).where(eq(accounts.id, second.accountId))
  if (block === 'right_given') await letInAgain(second, first)
  return second
}

/** `by` lifted a suspension of this colleague three days ago. */
async function letInAgain({ accountId }: Person, by: Person): Promise<void> {
  const liftedAt = later(now(), -3 * day)
  const why = { step: 'suspension', reason: 'abusive_conduct', statement: 'x' } as const
  await database()
    .insert(sanctions)
    .values({
      ...{ ...why, id: newId(), accountId, takenBy: by.accountId, takenAt: later(liftedAt, -day) },
      ...{ liftedAt, liftedBy: by.accountId },
    })
}
