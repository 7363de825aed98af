import { now } from '@cakrawala/calendar/clock'
import { eq, inArray, max, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { flag } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import {
  type GroupChoice,
  groupsOf,
  isOffered,
  lockedGroups,
  mailWays,
  type NoticeGroup,
  noticeGroups,
  usualChoice,
} from './notification.ts'
import type { NoticeChoicesInput } from './notification-input.ts'
import { notificationChoices } from './notification-tables.server.ts'
import type { StoppedGroup } from './stop-mail-token.server.ts'

/** Where processes hear that a person has news; the message is an account, or `*` for many. */
export const noticeChannel = 'notices'
export const everybody = '*'
const most = 50

/** Notifies every process, once the transaction is done, of whom it has notifications for. */
export async function notifyStreams(tx: Pick<Tx, 'execute'>, accountIds: readonly string[]): Promise<void> {
  const names = accountIds.length > most ? [everybody] : accountIds
  for (const name of names) await tx.execute(sql`SELECT pg_notify(${noticeChannel}, ${name})`)
}

export const groupLine = z.object({
  group: z.enum(noticeGroups),
  locked: flag,
  page: flag,
  mail: z.enum(mailWays),
})
export type GroupLine = z.infer<typeof groupLine>

/** What the actor chose for each group of their role. */
export async function noticeChoicesSeenBy({ accountId, role }: Person): Promise<GroupLine[]> {
  const chosen = await choicesOf(database(), [accountId])
  return groupsOf[role].map((group) => ({
    group,
    locked: lockedGroups.has(group),
    ...chosen(accountId, group),
  }))
}

/** The stored choices of the actor: the millisecond they were changed last, 0 before the first time. */
export async function noticeRevisionOf({ accountId }: Person): Promise<number> {
  return revisionOf(database(), accountId)
}

/**
 * Stores the actor's choices.
 * @throws Refusal invalid_input for a group that is not of their role, or a choice it does not offer;
 *   conflict `saved_meanwhile`
 */
export async function chooseNotices(actor: Person, { choices, revision }: NoticeChoicesInput): Promise<void> {
  for (const { group, ...choice } of choices) {
    if (!groupsOf[actor.role].includes(group) || !isOffered(group, choice))
      refuseField(`mail.${group}`, 'invalid')
  }
  const { accountId } = actor
  await transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    const chosen = await choicesOf(tx, [accountId])
    const changed = choices.filter(({ group, page, mail }) => {
      const before = chosen(accountId, group)
      return before.page !== page || before.mail !== mail
    })
    // Sent twice, it is stored already.
    if (changed.length === 0) return
    const stale = revision !== undefined && revision !== (await revisionOf(tx, accountId))
    refuseUnless(!stale, 'conflict', 'saved_meanwhile')
    for (const choice of changed) await storeChoice(tx, accountId, choice)
  })
}

async function revisionOf(tx: Pick<Tx, 'select'>, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ changedAt: max(notificationChoices.changedAt) })
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, accountId))
  return row?.changedAt?.getTime() ?? 0
}

/**
 * Switches the mail of one group off, or that of every group which is gathered once a day, from the link in such a mail: the
 * person who holds the mail may. Locked groups stay.
 */
export async function stopMail(accountId: string, stopped: StoppedGroup): Promise<void> {
  await transaction(async (tx) => {
    const chosen = await choicesOf(tx, [accountId])
    const isStopped = (group: NoticeGroup) =>
      stopped === 'daily' ? chosen(accountId, group).mail === 'daily' : group === stopped
    for (const group of noticeGroups.filter((one) => isStopped(one) && !lockedGroups.has(one)))
      await storeChoice(tx, accountId, { group, page: chosen(accountId, group).page, mail: 'off' })
  })
}

/** The choices of some accounts; who never chose has the usual ones. */
export async function choicesOf(
  tx: Pick<Tx, 'select'>,
  accountIds: readonly string[],
): Promise<(accountId: string, group: NoticeGroup) => GroupChoice> {
  const { accountId, group, page, mail } = notificationChoices
  const rows =
    accountIds.length === 0
      ? []
      : await tx
          .select({ accountId, group, page, mail })
          .from(notificationChoices)
          .where(inArray(accountId, [...accountIds]))
  const byKey = new Map(
    rows.map((row) => [`${row.accountId} ${row.group}`, { page: row.page, mail: row.mail }]),
  )
  return (id, of) => byKey.get(`${id} ${of}`) ?? usualChoice(of)
}

async function storeChoice(
  tx: Pick<Tx, 'insert'>,
  accountId: string,
  { group, page, mail }: GroupChoice & { group: NoticeGroup },
): Promise<void> {
  const changedAt = now()
  await tx
    .insert(notificationChoices)
    .values({ accountId, group, page, mail, changedAt })
    .onConflictDoUpdate({
      target: [notificationChoices.accountId, notificationChoices.group],
      set: { page: sql`excluded.page`, mail: sql`excluded.mail`, changedAt },
    })
}
