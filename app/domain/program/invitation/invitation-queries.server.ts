import { timingSafeEqual } from 'node:crypto'
import { now } from '@cakrawala/calendar/clock'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, desc, eq, gt } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { managedFactsSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { managers, programKinds, rewardTypes, type ScopeType, scopeTypes } from '#domain/program/program.ts'
import { mayManage } from '#domain/program/program-policy.ts'
import { isCurrent } from '#domain/program/program-queries.server.ts'
import { invitations, programs, programVersions } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { count, day, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { acceptingObstacleOf, isWaiting } from './accepting-obstacle.server.ts'
import { acceptingObstacles } from './accepting-policy.ts'

export type InvitationStatus = (typeof invitations.$inferSelect)['status']
export const invitationLine = z.object({
  ...{ id: text, username: text, status: z.enum(['pending', 'accepted', 'declined', 'expired', 'revoked']) },
  ...{ declineReason: text.nullable(), createdAt: moment, expiresAt: moment },
})
export type InvitationLine = z.infer<typeof invitationLine>

/** The invitations of a program for people who manage it, newest first. A name no one has looks like one that waits. */
export async function invitationsSeenBy(
  viewer: Actor,
  programId: string,
  wanted: Wanted = {},
): Promise<CountedPage<InvitationLine>> {
  const program = await managedFactsSeenBy(viewer, programId)
  if (!program || !mayManage(viewer, program)) return { rows: [], next: null, prev: null, total: 0 }
  const its = eq(invitations.programId, programId)
  const newest = [{ by: invitations.createdAt, down: true, as: 'moment' as const }]
  const keyset = keysetQuery({ keys: newest, id: invitations.id, down: true }, wanted)
  const found = await database()
    .select({
      id: invitations.id,
      username: invitations.usernameKey,
      status: invitations.status,
      declineReason: invitations.declineReason,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      ...{ place: keyset.place, total: countIn(invitations, its) },
    })
    .from(invitations)
    .where(and(its, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(found)
  return { rows: rows.map((row) => ({ ...row, status: statusNow(row) })), ...ways }
}

export const openInvitation = z.object({ id: text, companyName: text, expiresAt: moment, path: text })

/** A bughunter's unanswered invitations: only who invites, until when, and the way to the answer. */
export async function openInvitationsOf(viewer: Actor): Promise<z.infer<typeof openInvitation>[]> {
  if (!isBughunter(viewer)) return []
  const rows = await database()
    .select({
      id: invitations.id,
      idHash: invitations.idHash,
      companyName: companies.name,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(programs, eq(programs.id, invitations.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .where(
      and(
        eq(invitations.bughunterId, viewer.accountId),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, now()),
      ),
    )
    .orderBy(desc(invitations.createdAt))
  return rows.map(({ idHash, ...row }) => ({ ...row, path: invitationPath({ id: row.id, idHash }) }))
}

/** What is asked of a bughunter, without the name of the program or of any target. */
const invitedTo = z.object({
  ...{ kind: z.enum(programKinds), managedBy: z.enum(managers), rewardType: z.enum(rewardTypes) },
  ...{ rewardLeast: rupiah.nullable(), rewardMost: rupiah.nullable(), validUntil: day },
  /** How many targets of each kind, the most frequent first. */
  targets: z.array(z.object({ type: z.enum(scopeTypes), count })),
})
export type InvitedTo = z.infer<typeof invitedTo>

export const invitationView = z.discriminatedUnion('state', [
  z.object({
    ...{ state: z.literal('open'), companyName: text, expiresAt: moment, program: invitedTo },
    obstacle: z.enum(acceptingObstacles).nullable(),
  }),
  z.object({ state: z.literal('accepted'), programId: text }),
])
type InvitationView = z.infer<typeof invitationView>

/**
 * The invitation behind a link, for the account it was sent to. Null for everyone else, for a wrong token, and once it
 * was declined, revoked or has expired.
 */
export async function invitationSeenBy(
  viewer: Actor,
  { idHash, token }: { idHash: string; token: string },
): Promise<InvitationView | null> {
  if (!isBughunter(viewer)) return null
  const [row] = await database()
    .select({
      tokenHash: invitations.tokenHash,
      status: invitations.status,
      expiresAt: invitations.expiresAt,
      programId: invitations.programId,
      companyName: companies.name,
      ...{ kind: programs.kind, managedBy: programs.managedBy, rewardType: programs.rewardType },
      ...{ rewardLeast: programs.rewardLeast, rewardMost: programs.rewardMost },
      ...{ validUntil: programs.validUntil, policy: programVersions.policy },
    })
    .from(invitations)
    .innerJoin(programs, eq(programs.id, invitations.programId))
    .innerJoin(programVersions, isCurrent)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .where(and(eq(invitations.idHash, idHash), eq(invitations.bughunterId, viewer.accountId)))
  if (!row || !isTokenOf(row.tokenHash, token)) return null
  if (row.status === 'accepted') return { state: 'accepted', programId: row.programId }
  if (!isWaiting(row)) return null
  const { companyName, expiresAt, kind, managedBy, rewardType, rewardLeast, rewardMost, validUntil } = row
  const targets = targetCounts(row.policy.scope)
  return {
    state: 'open',
    companyName,
    expiresAt,
    program: { kind, managedBy, rewardType, rewardLeast, rewardMost, validUntil, targets },
    obstacle: await acceptingObstacleOf(database(), viewer, row),
  }
}

function targetCounts(scope: readonly { type: ScopeType }[]): InvitedTo['targets'] {
  const counts = new Map<ScopeType, number>()
  for (const { type } of scope) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count)
}

function statusNow(row: { status: InvitationStatus; expiresAt: Date }): InvitationStatus {
  return row.status === 'pending' && !isWaiting(row) ? 'expired' : row.status
}

/**
 * The secret of an invitation's link, drawn from the site's key: mails and lists can show it again, a dump of the
 * database cannot. 43 characters of base64url.
 */
export function invitationToken(invitationId: string): string {
  return keyedHash('program-invitation', invitationId).toString('base64url')
}

/** Compares in constant time. */
export function isTokenOf(kept: Buffer, token: string): boolean {
  const given = tokenHash(token)
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** Path of an invitation's page, which only shows it: answering needs a POST. */
function invitationPath(
  { id, idHash }: { id: string; idHash: string },
  answer: 'accept' | 'decline' = 'accept',
): string {
  return `/bughunter/programs/invitation/${idHash}/${invitationToken(id)}/${answer}`
}
