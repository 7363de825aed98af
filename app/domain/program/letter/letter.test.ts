import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { join, liveProgram, programTexts } from '../../../../test/support/program-scenario.ts'
import { reportTexts } from '../../../../test/support/report-scenario.ts'
import { agreeToProgram } from '../agreement/agree-to-program.server.ts'
import { agreementSeenBy, agreementTextSeenBy } from '../agreement/agreement-queries.server.ts'
import { pauseProgram, resumeProgram } from '../editing/pause-program.server.ts'
import { revokeInvitation } from '../invitation/revoke-invitation.server.ts'
import { programs } from '../program-tables.server.ts'
import { exportProgramData } from '../retention/export-program-data.server.ts'
import { letterBehind, lettersOfProgram, ownLetter } from './letter-queries.server.ts'
import { eraseLetters, restoreLetter, revokeLetter } from './revoke-letter.server.ts'

useDatabase()
const reason = 'Pengujian melewati batas yang disepakati.'
let owner: Person & { companyId: string }
let team: Person

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
})

async function holder(visibility: 'public' | 'private' = 'public') {
  const who = await hunter()
  const programId = await liveProgram(owner, team, { title: 'Program surat', visibility })
  const { hash, id } = await join(who, programId, visibility === 'private' ? owner : undefined)
  const code = async () => (await ownLetter(who, hash, id))!.code
  return { who, programId, hash, id, code: await code() }
}

const stateOf = async (code: string) => (await letterBehind(code))?.state

describe('an authorisation letter', () => {
  it('is issued with the agreement, one per agreement', async () => {
    const { who, programId, hash, id, code } = await holder()
    expect(code).toMatch(/^[0-9A-Za-z]{22}$/)
    const again = await agreementTextSeenBy(who, programId)
    const repeated = await agreeToProgram(
      who,
      programId,
      { textHash: again!.textHash, accepted: 'yes' },
      'test',
    )
    expect(repeated).toEqual({ hash, id })
    expect((await ownLetter(who, hash, id))!.code).toBe(code)
    expect(await ownLetter(await hunter(), hash, id)).toBeNull()
    expect(await ownLetter(owner, hash, id)).toBeNull()
    expect(await letterBehind(code)).toMatchObject({
      state: 'valid',
      named: { bughunter: who.username, program: 'Program surat', company: 'Nusa Bank' },
    })
    expect(
      await letterBehind(`${code.slice(0, -1)}0`.replace(/0$/, code.endsWith('0') ? '1' : '0')),
    ).toBeNull()
    expect(await letterBehind("' OR ''='")).toBeNull()
  })

  it('follows the program and the person', async () => {
    const { who, programId, code } = await holder()
    await pauseProgram(owner, programId)
    expect(await stateOf(code)).toBe('resting')
    await resumeProgram(owner, programId)
    expect(await stateOf(code)).toBe('valid')
    await database()
      .update(bughunters)
      .set({ identityStatus: 3 })
      .where(eq(bughunters.accountId, who.accountId))
    expect(await stateOf(code)).toBe('resting')
    await database()
      .update(bughunters)
      .set({ identityStatus: 1 })
      .where(eq(bughunters.accountId, who.accountId))
    await endProgramAndPrizes(owner, programId)
    expect(await stateOf(code)).toBe('ended')
  })

  it('of an older version ends when the terms change; the new agreement brings a new one', async () => {
    const { who, programId, code } = await holder()
    const [{ validUntil, currentVersion }] = (await database()
      .select()
      .from(programs)
      .where(eq(programs.id, programId))) as [typeof programs.$inferSelect]
    const changed = programTexts({
      title: 'Program surat',
      summary: 'Uji dengan cara baru yang lebih sopan.',
      validUntil,
    })
    await writeInForce(owner, programId, changed, currentVersion)
    expect(await stateOf(code)).toBe('ended')
    const { hash, id } = await join(who, programId)
    const next = await ownLetter(who, hash, id)
    expect(next).toMatchObject({ state: 'valid', version: 2 })
    expect(next!.code).not.toBe(code)
    expect((await lettersOfProgram(owner, programId)).rows).toMatchObject([{ agreementId: id, version: 2 }])
  })

  it('of a private program names no holder, and ends with the invitation', async () => {
    const { who, programId, code } = await holder('private')
    expect(await letterBehind(code)).toMatchObject({ state: 'valid', named: null })
    expect(JSON.stringify(await letterBehind(code))).not.toMatch(
      new RegExp(`surat|nusa|${who.username}`, 'i'),
    )
    const { invitationsSeenBy } = await import('../invitation/invitation-queries.server.ts')
    const [invitation] = (await invitationsSeenBy(owner, programId)).rows
    await revokeInvitation(owner, programId, invitation!.id)
    expect(await stateOf(code)).toBe('ended')
  })

  it('is revoked by a manager of the program; then neither reports nor new agreements are accepted', async () => {
    const { who, programId, id, code } = await holder()
    const rival = await companyOwner('Warung Pay')
    for (const stranger of [rival, await member(owner.companyId, 2)])
      await expect(revokeLetter(stranger, programId, { agreementId: id, reason })).rejects.toMatchObject({
        code: 'forbidden',
      })
    await expect(revokeLetter(who, programId, { agreementId: id, reason })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(revokeLetter(owner, programId, { agreementId: newId(), reason })).rejects.toMatchObject({
      code: 'not_found',
    })
    await revokeLetter(owner, programId, { agreementId: id, reason })
    await expect(revokeLetter(team, programId, { agreementId: id, reason })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await stateOf(code)).toBe('revoked')
    const report = { key: newId(), revision: 0, ...reportTexts() }
    await expect(submitReport(who, programId, report)).rejects.toMatchObject({ detail: 'letter_revoked' })
    const [row] = await database().select().from(programs).where(eq(programs.id, programId))
    const changed = programTexts({
      title: 'Program surat',
      summary: 'Uji dengan cara baru yang lebih sopan.',
    })
    await writeInForce(owner, programId, changed, row!.currentVersion)
    await expect(join(who, programId)).rejects.toMatchObject({ detail: 'letter_revoked' })
    await restoreLetter(team, programId, { agreementId: id })
    await expect(restoreLetter(team, programId, { agreementId: id })).rejects.toMatchObject({
      code: 'conflict',
    })
    await join(who, programId)
    await expect(submitReport(who, programId, report)).resolves.toMatchObject({ code: expect.any(String) })
  })

  it('is part of the own data, and is erased with its holder; the agreement is preserved', async () => {
    const { who, hash, id, code } = await holder()
    const { programAgreements } = await transaction((tx) => exportProgramData(tx, who.accountId))
    expect(programAgreements).toMatchObject([{ letterCode: code, letterRevokedAt: null }])
    await transaction((tx) => eraseLetters(tx, who.accountId))
    expect(await letterBehind(code)).toBeNull()
    expect(await agreementSeenBy(who, hash, id)).toMatchObject({ bughunter: who.username })
  })
})
