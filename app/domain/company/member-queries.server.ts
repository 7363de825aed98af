import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Revision, revisionFields, revisionOf } from '#domain/event/record.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isCompany, memberPermissions } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { memberGrants } from './company-tables.server.ts'
import { companyPermission, memberStatus } from './member.ts'
import type { MemberFilter } from './member-input.ts'
import { mayManageMember, mayManageMembers } from './member-policy.ts'
import { planLimits, plans } from './plan.ts'
import { presentPlanOf } from './plan-on.server.ts'

const changes = [
  'company.member_edited',
  'program.member_granted',
  'program.member_grant_withdrawn',
] as const satisfies readonly EventType[]

/** The rights and programs of a member in force. */
export function memberRevision(tx: Pick<Tx, 'select'>, memberId: string): Promise<Revision> {
  const { type, facts } = events
  return revisionOf(tx, and(inArray(type, [...changes]), sql`${facts} ->> 'memberId' = ${memberId}`))
}

export const memberView = z
  .object({
    /** `username`: null until the person has joined. */
    ...{ id: text, name: text, email: text, username: text.nullable() },
    permission: z.literal(Object.values(companyPermission)),
    status: z.literal(Object.values(memberStatus)),
    ...{ permissions: z.array(z.enum(memberPermissions)), rewardLimit: rupiah.nullable() },
    /** How many programs were granted; admins need none. */
    programs: count,
    ...{ invitedAt: moment, joinedAt: moment.nullable() },
    /** `withdrawn`: an invitation that was taken back before it was answered. */
    ...{ withdrawn: flag, mayChange: flag },
  })
  .meta({ id: 'Member' })
export type MemberView = z.infer<typeof memberView>
/** With the revision that a change may name, so that nothing unseen is written over. */
export const memberDetail = memberView.extend(revisionFields).meta({ id: 'MemberDetail' })
/** How many seats of the plan are taken; `most`: null without a limit. */
export const seatsView = z.object({ plan: z.enum(plans), used: count, most: count.nullable(), domain: text })

/**
 * The members of the viewer's company, newest invitation first; those with this part in a name or address. An invitation to an
 * address with an account looks like any other.
 * @throws Refusal not_found outside a company; forbidden without the right to manage members
 */
export async function membersSeenBy(
  viewer: Actor,
  { status, part }: Pick<MemberFilter, 'status'> & { part?: string | undefined } = {},
  wanted: Wanted = {},
): Promise<CountedPage<MemberView>> {
  const company = membersOf(viewer)
  const which = and(
    company,
    status === undefined ? isPresent : eq(companyMembers.status, status),
    part === undefined ? undefined : isNamed(part),
  )
  const keyset = keysetQuery(
    {
      keys: [
        { by: companyMembers.status, down: false, as: 'number' },
        { by: companyMembers.invitedAt, down: true, as: 'moment' },
      ],
      ...{ id: companyMembers.id, down: true },
    },
    wanted,
  )
  const rows = await database()
    .select({ ...columns, place: keyset.place, total: countIn(companyMembers, which) })
    .from(companyMembers)
    .leftJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  return { rows: shown.map((row) => viewOf(viewer, row)), ...ways }
}

/** One membership of the viewer's company. @throws Refusal not_found, for those of other companies too; forbidden */
export async function memberSeenBy(viewer: Actor, memberId: string): Promise<z.infer<typeof memberDetail>> {
  const company = membersOf(viewer)
  const [row] = await database()
    .select(columns)
    .from(companyMembers)
    .leftJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(company, isId(memberId) ? eq(companyMembers.id, memberId) : sql`false`))
  const member = viewOf(viewer, found(row))
  return { ...member, ...(await memberRevision(database(), member.id)) }
}

/** @throws Refusal not_found, forbidden */
export async function seatsSeenBy(viewer: Actor): Promise<z.infer<typeof seatsView>> {
  const { invited, active } = memberStatus
  const companyId = companyIdOf(viewer)
  const [row] = await database()
    .select({
      domain: companies.emailDomain,
      used: sql<number>`count(${companyMembers.id})::int`,
    })
    .from(companies)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), inArray(companyMembers.status, [invited, active])),
    )
    .where(eq(companies.id, companyId))
    .groupBy(companies.id)
  const { used, domain } = found(row)
  const { plan } = await presentPlanOf(database(), companyId)
  return { plan, used, most: planLimits[plan].seats, domain }
}

/**
 * What the page of an invitation's link may show before it is accepted: who invites, nothing else. Null when
 * the link is not good, or its address got an account in between.
 */
export async function invitationBehind(token: string | null): Promise<{ companyName: string } | null> {
  const link = await goodLink('member_verification', token)
  if (!link?.subjectId) return null
  const [row] = await database()
    .select({ companyName: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(accounts, eq(accounts.emailKey, companyMembers.emailKey))
    .where(
      and(
        eq(companyMembers.id, link.subjectId),
        eq(companyMembers.status, memberStatus.invited),
        isNull(accounts.id),
      ),
    )
  return row ?? null
}

const columns = {
  id: companyMembers.id,
  companyId: companyMembers.companyId,
  accountId: companyMembers.accountId,
  name: companyMembers.name,
  email: companyMembers.email,
  username: accounts.username,
  permission: companyMembers.permission,
  status: companyMembers.status,
  permissions: companyMembers.permissions,
  rewardLimit: companyMembers.rewardLimit,
  invitedAt: companyMembers.invitedAt,
  joinedAt: companyMembers.joinedAt,
  programs: sql<number>`(SELECT count(*)::int FROM ${memberGrants}
    WHERE ${memberGrants.memberId} = ${companyMembers.id})`,
}

/** Whose name or address has this part. A company has few members, so that nothing is indexed for it. */
function isNamed(part: string): SQL | undefined {
  const like = `%${part.slice(0, 100).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    ...[companyMembers.name, companyMembers.email, accounts.username].map((name) => ilike(name, like)),
  )
}

/** Everyone but those whose invitation was withdrawn. */
const isPresent = or(
  inArray(companyMembers.status, [memberStatus.invited, memberStatus.active]),
  isNotNull(companyMembers.accountId),
)

type Row = Omit<MemberView, 'withdrawn' | 'mayChange'> & { companyId: string; accountId: string | null }

function viewOf(viewer: Actor, { companyId, accountId, ...row }: Row): MemberView {
  const withdrawn = row.status === memberStatus.deactivated && accountId === null
  const mayChange = mayManageMember(viewer, { companyId, accountId, permission: row.permission })
  return { ...row, withdrawn, mayChange }
}

function membersOf(viewer: Actor): SQL {
  return eq(companyMembers.companyId, companyIdOf(viewer))
}

function companyIdOf(viewer: Actor): string {
  if (!isCompany(viewer)) return refuse('not_found')
  refuseUnless(mayManageMembers(viewer), 'forbidden')
  return viewer.companyId
}
