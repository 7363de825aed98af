import { after, day, now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { type AssetProof, daysBetweenReadings } from './asset.ts'
import type { AssetRow } from './asset-queries.server.ts'
import { assetStateAfter } from './asset-rules.ts'
import { assets } from './asset-tables.server.ts'
import { isTaken, resemblesForeign } from './foreign-asset.server.ts'

/**
 * Marks a locked asset as proved, in a neighbourhood the caller has locked. What only resembles a proved domain is proved by
 * operators alone.
 * @throws Refusal move_forbidden; conflict `asset_taken` (another company proved it first), `asset_lookalike`
 */
export async function proveAsset(tx: Tx, actor: Actor, row: AssetRow, proof: AssetProof): Promise<void> {
  const state = assetStateAfter(row.state, 'prove') ?? refuse('move_forbidden')
  refuseUnless(!(await isTaken(tx, row)), 'conflict', 'asset_taken')
  if (proof !== 'operators') refuseUnless(!(await resemblesForeign(tx, row)), 'conflict', 'asset_lookalike')
  const due = proof === 'operators' ? null : after(now(), daysBetweenReadings * day)
  await tx
    .update(assets)
    .set({
      ...{
        state,
        proof,
        provedAt: now(),
        checkDue: due,
        unanswered: 0,
        reason: null,
        lostAt: null,
        loss: null,
      },
      ...(proof === 'operators' ? {} : { checkedAt: now(), dnsProblem: null, fileProblem: null }),
    })
    .where(eq(assets.id, row.id))
  const { companyId, kind, name } = row
  await record(tx, actor, 'company.asset_proved', companyId, {
    assetId: row.id,
    assetKind: kind,
    name,
    proof,
  })
}
