import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'

let serial = 0

/** A report in review in an accepted program, put straight into the tables; for tests that are not about getting there. */
export async function aReport(given: {
  reporter: Person
  owner: Person & { companyId: string }
  assignee?: Person
  validAt?: Date
}) {
  const programId = newId()
  const at = now()
  await database()
    .insert(programs)
    .values({
      ...{ id: programId, companyId: given.owner.companyId, kind: 'bug_bounty', managedBy: 'product' },
      ...{
        status: 'accepted',
        visibility: 'public',
        validUntil: '2099-12-31',
        title: 'Nusa Bank',
        summary: 'Aplikasi',
      },
      ...{ rewardType: 'points', createdBy: given.owner.accountId, createdAt: at, acceptedAt: at },
    })
  const report = {
    id: newId(),
    hash: randomWord(),
    code: `CA-2026-${String(++serial).padStart(6, '0')}-T`,
    title: `Celah rahasia ${randomWord(6)}`,
  }
  await database()
    .insert(reports)
    .values({
      ...report,
      ...{
        programId,
        programVersion: 1,
        reporterId: given.reporter.accountId,
        assigneeId: given.assignee?.accountId,
      },
      ...{ stage: 'in_review', fix: 'open', rewardState: 'none', target: 'https://nusabank.test' },
      ...{ pocMd: 'bukti', impactMd: 'dampak', recommendationMd: 'saran' },
      ...{ createdAt: at, updatedAt: at, submittedAt: at, validAt: given.validAt },
    })
  return report
}
