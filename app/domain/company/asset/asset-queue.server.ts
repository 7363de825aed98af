import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { operatorsFor } from './asset.ts'
import { assetLine, assetView, lineColumns, unsafeAsset } from './asset-queries.server.ts'
import { mayJudgeAssets } from './asset-rules.ts'
import { assetEvidence, assets } from './asset-tables.server.ts'

export const queuedAsset = assetLine.extend({
  ...{ company: text, shownAt: moment.nullable(), firstAt: moment.nullable() },
})
export type QueuedAsset = z.infer<typeof queuedAsset>
/**
 * `emailDomain`: the domain of the company's own mail addresses. `first`: the name of the operator who believed it first; `ownFirst`:
 * whether that was the reader. `needed`: how many operators have to believe it.
 */
export const assetForTeamView = assetView.extend({
  company: z.object({ id: text, name: text, emailDomain: text }),
  ...{ first: text.nullable(), ownFirst: flag, needed: z.literal([1, 2]), mayJudge: flag },
})
export type AssetForTeam = z.infer<typeof assetForTeamView>

/** What companies showed: waiting, oldest first; or what was proved, refused or lost, newest first. @throws Refusal not_found */
export async function assetQueueSeenBy(
  actor: Actor,
  { decided, ...wanted }: Wanted & { decided: boolean },
): Promise<CountedPage<QueuedAsset>> {
  found(isOperator(actor) ? actor : null)
  const which = decided ? inArray(assets.state, ['proved', 'refused', 'lost']) : eq(assets.state, 'waiting')
  const by = decided ? assets.claimedAt : sql`coalesce(${assets.shownAt}, ${assets.claimedAt})`
  const keyset = keysetQuery(
    { keys: [{ by, down: decided, as: 'moment' }], id: assets.id, down: decided },
    wanted,
  )
  const rows = await database()
    .select({
      ...lineColumns,
      ...{ company: companies.name, shownAt: assets.shownAt, firstAt: assets.firstAt },
      ...{ place: keyset.place, total: countIn(assets, which) },
    })
    .from(assets)
    .innerJoin(companies, eq(companies.id, assets.companyId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}

/** One asset with all that was shown of it, for the platform team. @throws Refusal not_found */
export async function assetForTeam(actor: Actor, assetId: string): Promise<AssetForTeam> {
  const operator = found(isOperator(actor) && isId(assetId) ? actor : null)
  const {
    token: _token,
    identity: _identity,
    companyId,
    firstBy,
    ...asset
  } = await unsafeAsset(eq(assets.id, assetId))
  const { id, name, emailDomain } = companies
  const [company] = await database()
    .select({ id, name, emailDomain })
    .from(companies)
    .where(eq(id, companyId))
  const [first] = firstBy
    ? await database().select({ username: accounts.username }).from(accounts).where(eq(accounts.id, firstBy))
    : []
  return {
    ...asset,
    company: found(company),
    first: first?.username ?? null,
    ownFirst: firstBy === operator.accountId,
    needed: operatorsFor[asset.kind],
    mayJudge: mayJudgeAssets(actor),
  }
}

/** A document that a company showed; each download is recorded. @throws Refusal not_found, also while the scanner holds it */
export async function assetDocument(actor: Actor, assetId: string, evidenceId: string): Promise<StoredFile> {
  found(isOperator(actor) && isId(assetId) && isId(evidenceId) ? actor : null)
  const [row] = await database()
    .select({ fileId: assetEvidence.fileId, companyId: assets.companyId })
    .from(assetEvidence)
    .innerJoin(assets, eq(assets.id, assetEvidence.assetId))
    .where(and(eq(assetEvidence.id, evidenceId), eq(assets.id, assetId)))
  const { fileId, companyId } = found(row)
  const file = found(await unsafeStoredFile(found(fileId)))
  await transaction((tx) => record(tx, actor, 'company.asset_opened', companyId, { assetId, fileId }))
  return file
}
