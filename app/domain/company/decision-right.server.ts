import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { type DecisionRight, isLarge, mostDecided } from './decision-right.ts'
import type { MemberRights } from './member.ts'

type Rights = Pick<MemberRights, 'permissions' | 'rewardLimit'> & { permission?: MemberRights['permission'] }

/**
 * Records, and so notifies the owner of, a person who may decide rewards above the limit of one person from
 * now on. Call it where the act records, for people who have joined.
 */
export async function notifyApprover(
  tx: Tx,
  actor: Actor,
  member: { id: string; companyId: string },
  rights: Rights,
  { decidesSince }: Pick<DecisionRight, 'decidesSince'>,
  before: Date | null,
): Promise<void> {
  if (decidesSince === null || decidesSince.getTime() === before?.getTime()) return
  if (!isLarge(mostDecided(rights))) return
  await record(tx, actor, 'company.approver_named', member.companyId, { memberId: member.id })
}
