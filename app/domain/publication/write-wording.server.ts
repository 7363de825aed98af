import { now } from '@cakrawala/calendar/clock'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { type DisclosureRow, takeSlug } from './disclosure-case.server.ts'
import type { DisclosureText } from './publication-input.ts'
import { disclosures, disclosureWordings } from './publication-tables.server.ts'

type Locked = { report: ReportRow; disclosure: DisclosureRow | null }

/**
 * Makes these words the present ones of a publication and asks the other side for its yes; the ones before are stored.
 * Lock the report first.
 * @returns the number of the wording
 */
export async function writeWording(
  tx: Tx,
  actor: Person,
  { report, disclosure }: Locked,
  { title, summary, body }: DisclosureText,
): Promise<number> {
  const wording = (disclosure?.wording ?? 0) + 1
  const its = { title, summaryMd: summary, bodyMd: body }
  const asked = {
    ...{ ...its, state: 'requested' as const, wording, slug: await takeSlug(tx, report, title) },
    ...{ summaryHtml: '', bodyHtml: '', refuseReason: null },
    ...{ requestedBy: actor.accountId, requestedAt: now(), agreedBy: null, agreedAt: null },
    ...{ publishedBy: null, publishedAt: null },
  }
  await tx
    .insert(disclosures)
    .values({ reportId: report.id, reporterId: report.reporterId, ...asked })
    .onConflictDoUpdate({ target: disclosures.reportId, set: asked })
  await tx
    .insert(disclosureWordings)
    .values({ reportId: report.id, number: wording, byId: actor.accountId, at: now(), ...its })
  return wording
}
