import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { handlingBounds } from '../handling-bounds.ts'
import { lockReport, refuseOlderPage } from '../report-facts.server.ts'
import { mayHandle } from './handling.ts'
import { storedHandling, storeHandling } from './store-handling.server.ts'

/** What changes of a handling; the rest stays. Labels in small letters, as `handlingInput` reads them. */
export type HandlingChange = {
  assigneeId?: string
  add?: readonly string[]
  remove?: readonly string[]
}

/** The report and its handling as the list showed them; `handlingRevision` is 0 where there was none. */
export type SeenHandling = { revision: number; handlingRevision: number }

/**
 * A company changes some of how it handles a report inside, while report and handling are as they were seen.
 * @throws Refusal not_found; forbidden; conflict (`page_older`); invalid_input (`add` labels_many; `assigneeId` invalid)
 */
export async function changeHandling(
  actor: Person,
  reportId: string,
  { assigneeId, add = [], remove = [] }: HandlingChange,
  seen: SeenHandling,
): Promise<void> {
  await transaction(async (tx) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayHandle(actor, facts), 'forbidden')
    refuseOlderPage(report, seen.revision)
    const before = await storedHandling(tx, reportId)
    refuseOlderPage(before, seen.handlingRevision)
    const labels = [...new Set([...before.labels.filter((label) => !remove.includes(label)), ...add])]
    if (labels.length > handlingBounds.labels) refuseField('add', 'labels_many')
    const { reference } = before
    await storeHandling(tx, actor, report, before, {
      assigneeId: assigneeId ?? before.assigneeId,
      ...{ labels, reference },
    })
  })
}
