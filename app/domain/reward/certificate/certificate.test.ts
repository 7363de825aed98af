import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { exportCertificates } from '#domain/reward/retention/export-reward-data.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { resolveReport } from '../resolve-report.server.ts'
import {
  certificateBehind,
  certificatesOfProgram,
  ownCertificates,
  shownCertificates,
} from './certificate-queries.server.ts'
import { eraseCertificates, revokeCertificate, showCertificate } from './revoke-certificate.server.ts'

useDatabase()
const reason = 'Laporan yang mendasarinya ternyata disalin dari orang lain.'
let owner: Person & { companyId: string }
let team: Person

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
})

/** A report that only waits to be closed as resolved. */
function fixed(programId: string, who: Person, level: RiskLevel) {
  const state = { stage: 'rated', fix: 'fixed', rewardState: 'points_granted' } as const
  return reviewedReport(programId, who, {
    ...state,
    triagedLevel: level,
    riskLevel: level,
    validAt: now(),
    ratedAt: now(),
  })
}

async function certified(visibility: 'public' | 'private' = 'public') {
  const who = await hunter()
  const programId = await liveProgram(owner, { visibility })
  await resolveReport(owner, await fixed(programId, who, 5))
  return { who, programId, certificate: (await ownCertificates(who)).rows[0]! }
}

const setVisibility = (id: string, visibility: 'public' | 'private') =>
  database().update(programs).set({ visibility }).where(eq(programs.id, id))

describe('a program certificate', () => {
  it('is one a program; a later find of a higher class raises it, a lower one does nothing', async () => {
    const { who, programId, certificate } = await certified()
    expect(certificate).toMatchObject({ class: 'medium', program: 'Nusa Mobile', company: 'Nusa Bank' })
    expect(certificate.code).toMatch(/^[0-9A-Za-z]{22}$/)
    await resolveReport(owner, await fixed(programId, who, 12))
    await resolveReport(owner, await fixed(programId, who, 2))
    expect((await ownCertificates(who)).rows).toMatchObject([{ code: certificate.code, class: 'critical' }])
    const issued = await database().select().from(events).where(eq(events.subjectId, certificate.id))
    expect(issued.map(({ type }) => type)).toEqual(['reward.certificate_issued', 'reward.certificate_issued'])
  })

  it('is one also when two reports are resolved at once', async () => {
    const who = await hunter()
    const programId = await liveProgram(owner)
    const two = [await fixed(programId, who, 7), await fixed(programId, who, 12)]
    await Promise.all(two.map((id) => resolveReport(owner, id)))
    expect((await ownCertificates(who)).rows).toMatchObject([{ class: 'critical' }])
  })

  it('is not earned by informational reports, nor by a refused act', async () => {
    const who = await hunter()
    const programId = await liveProgram(owner)
    await resolveReport(owner, await fixed(programId, who, 0))
    const open = await reviewedReport(programId, who)
    await expect(resolveReport(owner, open)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect((await ownCertificates(who)).rows).toEqual([])
  })

  it('never names a program that was private then or is private now', async () => {
    const open = await certified()
    const inner = await certified('private')
    await setVisibility(inner.programId, 'public')
    await setVisibility(open.programId, 'private')
    for (const { certificate, who } of [open, inner]) {
      const seen = await certificateBehind(certificate.code)
      expect(seen).toMatchObject({
        program: null,
        company: null,
        kind: 'bug_bounty',
        bughunter: who.username,
      })
      await showCertificate(who, { certificateId: certificate.id, shown: true })
      expect(await shownCertificates(who.accountId)).toMatchObject([{ program: null, company: null }])
    }
    await setVisibility(open.programId, 'public')
    expect(await certificateBehind(open.certificate.code)).toMatchObject({ program: 'Nusa Mobile' })
  })

  it('is shown on the profile by its holder alone', async () => {
    const { who, certificate } = await certified()
    const id = { certificateId: certificate.id }
    expect(await shownCertificates(who.accountId)).toEqual([])
    for (const stranger of [await hunter(), owner, team])
      await expect(showCertificate(stranger, { ...id, shown: true })).rejects.toMatchObject({
        code: 'not_found',
      })
    const suspended = { ...who, suspended: true }
    await expect(showCertificate(suspended, { ...id, shown: true })).rejects.toMatchObject({
      code: 'not_found',
    })
    await showCertificate(who, { ...id, shown: true })
    expect(await shownCertificates(who.accountId)).toMatchObject([{ code: certificate.code }])
    await showCertificate(who, { ...id, shown: false })
    expect(await shownCertificates(who.accountId)).toEqual([])
  })

  it('is revoked by operators alone, for good; a later find earns a new one', async () => {
    const { who, programId, certificate } = await certified()
    const input = { certificateId: certificate.id, reason }
    await showCertificate(who, { certificateId: certificate.id, shown: true })
    for (const stranger of [who, owner, { ...team, suspended: true }])
      await expect(revokeCertificate(stranger, input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(revokeCertificate(team, { ...input, certificateId: newId() })).rejects.toMatchObject({
      code: 'not_found',
    })
    await revokeCertificate(team, input)
    await expect(revokeCertificate(team, input)).rejects.toMatchObject({ code: 'conflict' })
    expect((await certificateBehind(certificate.code))?.revokedAt).toBeInstanceOf(Date)
    expect(JSON.stringify(await certificateBehind(certificate.code))).not.toContain('disalin')
    expect(await shownCertificates(who.accountId)).toEqual([])
    await expect(showCertificate(who, { certificateId: certificate.id, shown: false })).rejects.toMatchObject(
      {
        code: 'conflict',
      },
    )
    await resolveReport(owner, await fixed(programId, who, 2))
    const both = (await ownCertificates(who)).rows
    expect(both.map((one) => [one.revokedAt === null, one.class])).toEqual(
      expect.arrayContaining([
        [true, 'low'],
        [false, 'medium'],
      ]),
    )
    const [later, earlier] = (await certificatesOfProgram(team, programId)).rows
    const first = await certificatesOfProgram(team, programId, { size: 1 })
    expect(first).toMatchObject({ rows: [{ id: later?.id }], total: 2, prev: null })
    const second = await certificatesOfProgram(team, programId, { from: first.next, size: 1 })
    expect(second).toMatchObject({ rows: [{ id: earlier?.id }], total: 2, next: null })
    expect((await certificatesOfProgram(owner, programId)).rows).toEqual([])
  })

  it('is shown for its exact code only', async () => {
    const { certificate } = await certified()
    const { code } = certificate
    for (const guess of [
      code.toLowerCase(),
      code.slice(1),
      `${code}0`,
      code.slice(0, 21),
      '',
      `%${code.slice(1)}`,
      `${'a'.repeat(70)}`,
    ])
      if (guess !== code) expect(await certificateBehind(guess)).toBeNull()
    expect(await certificateBehind(` ${code} `)).toMatchObject({ code })
  })

  it('is part of the own data, and is erased with its holder', async () => {
    const { who, certificate } = await certified('private')
    const copy = await transaction((tx) => exportCertificates(tx, who.accountId))
    expect(copy).toMatchObject([{ code: certificate.code, level: 5, program: null }])
    await transaction((tx) => eraseCertificates(tx, who.accountId))
    expect(await certificateBehind(certificate.code)).toBeNull()
  })
})
