import { now } from '@cakrawala/calendar/clock'
import type { Notice } from '#domain/event/kinds/kind.ts'
import type { Tx } from '#infra/database.ts'
import { mutersOf } from './follow-report.server.ts'
import { choicesOf } from './notice-choices.server.ts'
import { type GroupChoice, lockedGroups, type NoticeGroup, wayOf } from './notification.ts'
import { quietHoursOf } from './quiet-hours.server.ts'
import { quietUntil } from './quiet-hours.ts'

/** How one person hears of one event. `notBefore`: the end of the quiet time they are in. */
export type Wish = GroupChoice & { notBefore: Date | null }
type Asked = { accountId: string; group: NoticeGroup } & Pick<Notice, 'acts' | 'until'>

/**
 * How some accounts want to hear of an event about `subjectId`. Page, mail and digest of an event must follow one reading:
 * a choice that is changed between two would send the same news twice, or never.
 */
export async function wishesOf(
  tx: Pick<Tx, 'select'>,
  accountIds: readonly string[],
  subjectId: string,
): Promise<(asked: Asked) => Wish> {
  const chosen = await choicesOf(tx, accountIds)
  const muted = await mutersOf(tx, accountIds, subjectId)
  const quiet = await quietHoursOf(tx, accountIds)
  return ({ accountId, group, acts = false, until }) => {
    const isSilent = muted.has(accountId) && !acts && !lockedGroups.has(group)
    const way = isSilent
      ? ({ page: false, mail: 'off' } as const)
      : wayOf(chosen(accountId, group), acts && until !== undefined)
    return { ...way, notBefore: group === 'security' ? null : quietUntil(quiet(accountId), now()) }
  }
}
