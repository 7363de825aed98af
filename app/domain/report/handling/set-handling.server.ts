import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockReport } from '../report-facts.server.ts'
import { mayHandle } from './handling.ts'
import type { HandlingInput } from './handling-input.ts'
import { storedHandling, storeHandling } from './store-handling.server.ts'

/**
 * A company says who of it mends a report, under which labels, and under which number it stands elsewhere. Also of a closed one.
 * The same again writes nothing.
 * @throws Refusal not_found; forbidden; invalid_input (`assigneeId` invalid: nobody of the company who reads the report)
 */
export async function setHandling(actor: Person, reportId: string, input: HandlingInput): Promise<void> {
  await transaction(async (tx) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayHandle(actor, facts), 'forbidden')
    const { labels, reference } = input
    const before = await storedHandling(tx, reportId)
    await storeHandling(tx, actor, report, before, {
      assigneeId: input.assigneeId || null,
      ...{ labels, reference },
    })
  })
}
