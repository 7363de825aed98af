import { transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { expirePending } from './invite-bughunter.server.ts'

/** Marks every invitation whose 7 days are over; a schedule calls this. @returns how many */
export async function expireInvitations(_actor: System): Promise<number> {
  return transaction((tx) => expirePending(tx))
}
