import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type CollusionReason, type CollusionState, collusionKinds, collusionStates } from './collusion.ts'
import { collusionFlags } from './collusion-tables.server.ts'

/** A flag as the team reads it; `with` is the company's person it was seen with. */
export const collusionFlag = z
  .object({
    ...{ id: text, state: z.enum(collusionStates) },
    bughunter: z.object({ id: text, username: text }),
    company: z.object({ id: text, name: text }),
    reasons: z.array(
      z.object({ kind: z.enum(collusionKinds), with: text.nullable(), lastAt: moment.nullable() }),
    ),
    ...{ raisedAt: moment, handledBy: text.nullable(), handledAt: moment.nullable(), note: text.nullable() },
  })
  .meta({ id: 'CollusionFlag' })
export type CollusionFlag = z.infer<typeof collusionFlag>

const bughunter = alias(accounts, 'bughunter')
const handler = alias(accounts, 'handler')

/** Flags in one state, the longest raised first. For the team alone. @throws Refusal not_found */
export async function collusionFlagsSeenBy(
  viewer: Actor,
  state: CollusionState,
  wanted: Wanted = {},
): Promise<CountedPage<CollusionFlag>> {
  refuseUnless(isOperator(viewer), 'not_found')
  const asked = eq(collusionFlags.state, state)
  const keys = [{ by: collusionFlags.raisedAt, down: state === 'handled', as: 'moment' as const }]
  const keyset = keysetQuery({ keys, id: collusionFlags.id }, wanted)
  const read = await database()
    .select({
      flag: collusionFlags,
      bughunter: { id: bughunter.id, username: bughunter.username },
      company: { id: companies.id, name: companies.name },
      handledBy: handler.username,
      ...{ place: keyset.place, total: countIn(collusionFlags, asked) },
    })
    .from(collusionFlags)
    .innerJoin(bughunter, eq(bughunter.id, collusionFlags.bughunterId))
    .innerJoin(companies, eq(companies.id, collusionFlags.companyId))
    .leftJoin(handler, eq(handler.id, collusionFlags.handledBy))
    .where(keyset.beyond ? and(asked, keyset.beyond) : asked)
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(read)
  const names = await namesOf(rows.flatMap(({ flag }) => flag.reasons))
  return {
    ...ways,
    rows: rows.map(({ flag: { id, reasons, raisedAt, handledAt, note }, ...row }) => ({
      ...{ id, state, ...row, raisedAt, handledAt, note },
      reasons: reasons.map(({ kind, withId, lastAt }) => ({
        ...{ kind, with: withId && (names.get(withId) ?? null) },
        lastAt: lastAt === null ? null : new Date(lastAt),
      })),
    })),
  }
}

async function namesOf(reasons: readonly CollusionReason[]): Promise<Map<string, string>> {
  const ids = [...new Set(reasons.flatMap(({ withId }) => withId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.id, ids))
  return new Map(rows.map(({ id, username }) => [id, username]))
}
