import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import type { Tx } from '#infra/database.ts'
import type { ReportRow } from '../report-facts.server.ts'
import { firstState } from '../report-lifecycle.ts'
import { reports } from '../report-tables.server.ts'

type Owner = { programId: string; programVersion: number; reporterId: string; submitKey: string }

/** A new empty draft. */
export async function insertDraft(tx: Tx, owner: Owner): Promise<ReportRow> {
  const { stage, closeReason, fix, reward: rewardState } = firstState
  const texts = { title: '', target: '', pocMd: '', impactMd: '', recommendationMd: '' }
  const [draft] = await tx
    .insert(reports)
    .values({
      ...{ id: newId(), hash: randomWord(), stage, closeReason, fix, rewardState },
      ...owner,
      ...texts,
      revision: 0,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  return draft!
}
