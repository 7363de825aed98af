import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { reportHandlings } from '../handling-tables.server.ts'
import { readersOf } from '../report-readers.server.ts'
import type { ReportForCompany } from '../report-view.ts'
import type { HandlingView } from './handling-view.ts'

/** How the company that reads a report handles it inside. */
export async function handlingOf({ id, program, audiences }: ReportForCompany): Promise<HandlingView> {
  const [[row], readers] = await Promise.all([
    database().select().from(reportHandlings).where(eq(reportHandlings.reportId, id)),
    readersOf(database(), program.id),
  ])
  const able = audiences.includes('company_own')
  return {
    assignee: readers.find((one) => one.id === row?.assigneeId) ?? null,
    ...{ labels: row?.labels ?? [], reference: row?.reference ?? null },
    ...{ mayHandle: able, people: able ? readers : [] },
  }
}
