import { recordFactorShown } from '#domain/account/factor/check-factor.server.ts'
import type { FactorShown } from '#domain/account/factor/factor-shown.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Visitor } from '#kernel/actor.ts'
import { isFamiliar } from './familiar-sign-in.server.ts'
import { openSession } from './open-session.server.ts'

/**
 * Opens the session of a person who has just proved who they are, and records the sign-in; `new: true` in its
 * facts marks a country or a class of device this account never signed in from, which is mailed to its owner.
 * @param shown the second factor, null where none is on
 */
export async function beginSession(
  tx: Tx,
  accountId: string,
  from: { address: string; device: string },
  shown: FactorShown | null,
): Promise<{ token: string; sessionId: string }> {
  const familiar = await isFamiliar(tx, accountId, from)
  const opened = await openSession(tx, accountId, from, shown)
  const actor: Visitor = { kind: 'visitor', address: from.address }
  const facts = {
    sessionId: opened.sessionId,
    ...(shown ? { factor: shown.way } : {}),
    ...(familiar ? {} : { new: true }),
  }
  await record(tx, actor, 'account.signed_in', accountId, facts)
  await recordFactorShown(tx, actor, shown)
  return opened
}
