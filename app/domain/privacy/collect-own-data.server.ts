import { now } from '@cakrawala/calendar/clock'
import { asc, eq } from 'drizzle-orm'
import { exportIdentityData } from '#domain/account/identity/export-identity-data.server.ts'
import { exportAccountData } from '#domain/account/retention/export-account-data.server.ts'
import { exportConductData } from '#domain/account/status/export-conduct-data.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { exportDismissals } from '#domain/announcement/own-dismissals.server.ts'
import { exportCompanyData } from '#domain/company/retention/export-company-data.server.ts'
import { exportEventData } from '#domain/event/export-event-data.server.ts'
import { exportIncidentData } from '#domain/incident/own-incident-data.server.ts'
import { exportNoticeData } from '#domain/notification/own-notices.server.ts'
import { exportProgramData } from '#domain/program/retention/export-program-data.server.ts'
import { exportPublicationData } from '#domain/publication/export-publication-data.server.ts'
import { exportReportData } from '#domain/report/export-report-data.server.ts'
import { exportRewardData } from '#domain/reward/retention/export-reward-data.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { accessLogOf } from './access-log.server.ts'

export type OwnData = Awaited<ReturnType<typeof collectOwnData>>

/**
 * Everything the platform stores about a person, each entity giving its own part, and nothing of anyone else.
 */
export async function collectOwnData(tx: Tx, person: Person) {
  const { accountId } = person
  return {
    madeAt: now(),
    ...(await exportAccountData(tx, accountId)),
    ...(await exportIdentityData(tx, accountId)),
    ...(await exportConductData(tx, accountId)),
    ...(await exportCompanyData(tx, person)),
    ...(await exportProgramData(tx, accountId)),
    ...(await exportReportData(tx, person)),
    ...(await exportRewardData(tx, person)),
    ...(await exportPublicationData(tx, accountId)),
    ...(await exportIncidentData(tx, accountId)),
    ...(await exportDismissals(tx, accountId)),
    ...(await exportNoticeData(tx, accountId)),
    ...(await exportEventData(tx, accountId)),
    accessLog: (await accessLogOf(tx, person)).map(({ key: _, ...line }) => line),
    leavings: await leavingsOf(tx, accountId),
  }
}

function leavingsOf(tx: Tx, accountId: string) {
  const { leftAt, eraseAt, cancelledAt } = leavings
  return tx
    .select({ leftAt, eraseAt, cancelledAt })
    .from(leavings)
    .where(eq(leavings.accountId, accountId))
    .orderBy(asc(leavings.leftAt))
}
