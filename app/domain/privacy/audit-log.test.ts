import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { saveDraft } from '#domain/report/draft/save-draft.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  operator,
  system,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { anIncident } from '../../../test/support/incidents.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { recordAny } from '../../../test/support/record-any.ts'
import { reportTexts, send } from '../../../test/support/report-scenario.ts'
import { auditLogSeenBy } from './audit-log.server.ts'
import { auditFilter } from './audit-log.ts'
import { exportAuditLog } from './export-audit-log.server.ts'

useDatabase()
let team: Person
let owner: Person & { companyId: string }
beforeAll(async () => {
  team = await withPassword(await operator())
  owner = await companyOwner('Bank Audit')
})

const newest = (size: number) => ({ before: null, size })

describe('the audit log', () => {
  it('is for operators only', async () => {
    for (const one of [visitor, owner, await hunter(), await incidentAccount()])
      await expect(auditLogSeenBy(one, {}, newest(5))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('VIS-06 shows nothing of a draft before it is sent, by no filter', async () => {
    const programId = await liveProgram(owner, team)
    const reporter = await hunter()
    await join(reporter, programId)
    const key = newId()
    const { id } = await saveDraft(reporter, programId, { key, ...reportTexts(), revision: 0 })
    const filters = [{}, { about: id }, { who: reporter.username }, { type: 'report.drafted' }] as const
    const told = async () =>
      (await Promise.all(filters.map((filter) => auditLogSeenBy(team, filter, newest(100))))).map((lines) =>
        lines.some(({ subjectId }) => subjectId === id),
      )
    expect(await told()).toEqual([false, false, false, false])
    await submitReport(reporter, programId, { key, ...reportTexts() })
    expect(await told()).toEqual([true, true, true, true])
  })

  it('finds events by actor, subject, kind, field and day, newest first, page by page', async () => {
    const programId = await liveProgram(owner, team)
    const reporter = await hunter()
    await join(reporter, programId)
    const { id: reportId } = await send(reporter, programId)
    const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
    const about = await auditLogSeenBy(team, { about: ` ${report!.code!.toLowerCase()} ` }, newest(50))
    expect(about.length).toBeGreaterThan(0)
    expect(about[0]!.about).toEqual({
      name: report!.code,
      page: `/hello/reports/detail/${report!.hash}/${reportId}`,
    })
    expect(new Set(about.map(({ subjectId }) => subjectId))).toEqual(new Set([reportId]))

    const mine = await auditLogSeenBy(team, { who: reporter.username }, newest(50))
    expect(mine.every(({ who }) => who?.id === reporter.accountId)).toBe(true)
    expect(mine.map(({ type }) => type)).toContain('report.moved')
    const type = await auditLogSeenBy(team, { type: 'program.accepted', about: programId }, newest(50))
    expect(type.map((line) => [line.type, line.who?.username])).toEqual([['program.accepted', team.username]])
    const noun = await auditLogSeenBy(team, { noun: 'report' }, newest(100))
    expect(noun.every((line) => line.type.startsWith('report.'))).toBe(true)
    expect(await auditLogSeenBy(team, { from: '2099-01-01' }, newest(5))).toEqual([])
    expect(await auditLogSeenBy(team, { to: '2001-01-01' }, newest(5))).toEqual([])
    expect(await auditLogSeenBy(team, { who: "nobody' OR '1'='1" }, newest(5))).toEqual([])

    const all = await auditLogSeenBy(team, {}, newest(6))
    const seqs = all.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a))
    const second = await auditLogSeenBy(team, {}, { before: seqs[2]!, size: 3 })
    expect(second.map(({ seq }) => seq)).toEqual(seqs.slice(3))
  })

  it('names the subjects in the work queues, and finds them by code', async () => {
    await reportIncident(visitor, anIncident(), 'id')
    const [incident] = await database().select().from(incidents)
    const { id, code } = incident!
    const [line] = await auditLogSeenBy(team, { about: ` ${code.toLowerCase()} ` }, newest(5))
    expect(line).toMatchObject({ subjectId: id, about: { name: code, page: `/hello/incidents/${id}` } })
  })

  it('LOG-04 its export requires the password and is itself logged', async () => {
    await expect(exportAuditLog(team, { currentPassword: 'wrong', noun: 'report' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const { rows: lines } = await exportAuditLog(team, { ...proof, noun: 'report' })
    expect(lines.length).toBeGreaterThan(0)
    const [line] = await auditLogSeenBy(team, {}, newest(1))
    expect(line).toMatchObject({
      type: 'privacy.audit_exported',
      facts: { lines: lines.length, filter: { noun: 'report' } },
    })
    await expect(exportAuditLog(owner, { ...proof })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('names no one where the account is missing, and accepts only known filter values', async () => {
    const subject = newId()
    await transaction((tx) => recordAny(tx, system, 'account.link_sent', subject))
    const [line] = await auditLogSeenBy(team, { about: subject }, newest(1))
    expect(line).toMatchObject({ who: null, about: null, actorKind: 'system', subjectId: subject })
    expect(auditFilter.safeParse({ type: 'report.moved', noun: '' }).success).toBe(true)
    for (const bad of [
      { type: 'x' },
      { noun: 'x' },
      { from: '2026-02-31' },
      { who: 'x'.repeat(101) },
      { other: '1' },
    ])
      expect(auditFilter.safeParse(bad).success).toBe(false)
    expect((await database().select().from(events).where(eq(events.subjectId, subject))).length).toBe(1)
  })
})
