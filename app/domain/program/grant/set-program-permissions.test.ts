import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import type { MemberPermission, Person } from '#kernel/actor.ts'
import { companyOwner, member } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { enrol } from '../../../../test/support/factor.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { liveProgram } from '../../../../test/support/reward-scenario.ts'
import { sessionOf } from '../../../../test/support/site.ts'
import { grantProgram, withdrawProgramGrant } from './grant-program.server.ts'
import { programGrantSeenBy } from './grant-queries.server.ts'
import { programPermissionsInput } from './program-permissions-input.ts'
import { setProgramPermissions } from './set-program-permissions.server.ts'

useDatabase()
type Insider = Person & { companyId: string }
let owner: Insider
let programId: string
beforeAll(async () => {
  owner = await withPassword(await companyOwner())
  programId = await liveProgram(owner, { visibility: 'private' })
})

const staff = (permissions: MemberPermission[] = [], granted = [programId]) =>
  member(owner.companyId, 2, granted, permissions)
const rights = (permissions: MemberPermission[], rewardLimit: bigint | null = null) => ({
  ...{ permissions: permissions as ('report.rate' | 'reward.decide')[], rewardLimit, ...proof },
})
async function grantRow({ memberId }: Person) {
  const its = and(eq(memberGrants.memberId, memberId!), eq(memberGrants.programId, programId))
  const [row] = await database().select().from(memberGrants).where(its)
  return row
}
const set = (actor: Person, target: Person, wanted: ReturnType<typeof rights> & { revision?: number }) =>
  setProgramPermissions(actor, programId, target.memberId!, wanted)

describe('the rights of a member in one program', () => {
  it('are set by an admin, stored apart from the rights elsewhere, and end the sessions of the member', async () => {
    const target = await staff()
    const token = await sessionOf(target)
    await set(owner, target, rights(['reward.decide', 'report.rate'], 5_000_000n))
    expect(await grantRow(target)).toMatchObject({
      permissions: ['report.rate', 'reward.decide'],
      rewardLimit: 5_000_000n,
    })
    expect(await personOfToken(token, '127.0.0.1')).toBeNull()
    const last = (await unsafeHistoryOf('program', programId)).at(-1)
    expect(last).toMatchObject({ type: 'program.member_granted', facts: { memberId: target.memberId } })
    await set(owner, target, rights([], 5_000_000n))
    expect(await grantRow(target)).toMatchObject({ permissions: [], rewardLimit: null })
  })

  it('are not overwritten from a page older than the stored ones until the admin confirms', async () => {
    const [target, another] = [await staff(), await staff()]
    const { revision } = await programGrantSeenBy(owner, programId, target.memberId!)
    await set(owner, target, { ...rights(['report.rate']), revision })
    // The rights of another person in the same program are not these.
    await set(owner, another, rights(['report.rate']))
    const late = { ...rights(['reward.decide']), revision }
    const conflict = { code: 'conflict', detail: 'saved_meanwhile' }
    await expect(set(owner, target, late)).rejects.toMatchObject(conflict)
    // Sent twice, it is stored already.
    await set(owner, target, { ...rights(['report.rate']), revision })
    const stands = await programGrantSeenBy(owner, programId, target.memberId!)
    expect(stands).toMatchObject({ permissions: ['report.rate'], revision: revision + 1 })
    expect(stands.revisedAt).not.toBeNull()
    await set(owner, target, { ...late, revision: revision + 1 })
    expect(await grantRow(target)).toMatchObject({ permissions: ['reward.decide'] })
  })

  it('are unchanged where the form changes nothing', async () => {
    const target = await staff()
    const token = await sessionOf(target)
    await set(owner, target, rights([]))
    expect(await personOfToken(token, '127.0.0.1')).not.toBeNull()
  })

  it("are at most the giver's there, limit included; earlier ones may remain", async () => {
    const manager = await withPassword(await staff(['member.manage', 'report.rate']))
    const target = await staff()
    const tooMuch = { code: 'forbidden', detail: 'more_than_own' }
    await set(manager, target, rights(['report.rate']))
    await expect(set(manager, target, rights(['report.rate', 'reward.decide']))).rejects.toMatchObject(
      tooMuch,
    )
    await set(owner, target, rights(['report.rate', 'reward.decide'], 9_000_000n))
    await expect(set(manager, target, rights(['reward.decide']))).rejects.toMatchObject(tooMuch)
    await set(manager, target, rights(['reward.decide'], 9_000_000n))
    expect((await programGrantSeenBy(manager, programId, target.memberId!)).offered).toEqual([
      'report.rate',
      'reward.decide',
    ])
  })

  it('are bound by the limit of the giver', async () => {
    const manager = await withPassword(await staff(['member.manage', 'reward.decide']))
    await database()
      .update(companyMembers)
      .set({ rewardLimit: 2_000_000n })
      .where(eq(companyMembers.id, manager.memberId!))
    const target = await staff()
    for (const limit of [null, 2_000_001n])
      await expect(set(manager, target, rights(['reward.decide'], limit))).rejects.toMatchObject({
        detail: 'more_than_own',
      })
    await set(manager, target, rights(['reward.decide'], 2_000_000n))
  })

  it('are not changed by their holder, nor set for admins, users without access, or without a grant', async () => {
    const manager = await withPassword(await staff(['member.manage']))
    const outsider = await withPassword(await companyOwner('Lain'))
    const ungranted = await staff([], [])
    const admin = await member(owner.companyId, 1)
    await expect(set(manager, manager, rights([]))).rejects.toMatchObject({ code: 'forbidden' })
    for (const act of [grantProgram, withdrawProgramGrant])
      await expect(act(manager, programId, manager.memberId!, proof)).rejects.toMatchObject({
        code: 'forbidden',
      })
    expect(await programGrantSeenBy(owner, programId, ungranted.memberId!)).toMatchObject({
      ...{ granted: false, permissions: [], offered: [] },
    })
    await expect(programGrantSeenBy(owner, programId, admin.memberId!)).rejects.toMatchObject({
      code: 'not_found',
    })
    for (const target of [ungranted, admin])
      await expect(set(owner, target, rights([]))).rejects.toMatchObject({ code: 'not_found' })
    await expect(set(outsider, manager, rights([]))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('require the password first', async () => {
    const wrong = { ...rights([]), currentPassword: 'salah' }
    await expect(set(owner, await staff(), wrong)).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('begin and end with access to the program, which requires the password and the factor first', async () => {
    const boss = await withPassword(await companyOwner('Mitra'))
    const own = await liveProgram(boss, { visibility: 'private' })
    const [outside, inside] = [await member(boss.companyId, 2), await member(boss.companyId, 2, [own])]
    const refusedFor = (field: string) => ({ fields: { [field]: [expect.anything()] } })
    const tries = async (shown: Proof, refused: object) => {
      await expect(grantProgram(boss, own, outside.memberId!, shown)).rejects.toMatchObject(refused)
      await expect(withdrawProgramGrant(boss, own, inside.memberId!, shown)).rejects.toMatchObject(refused)
    }
    await tries({ currentPassword: 'salah' }, refusedFor('currentPassword'))
    await enrol(boss)
    await tries(proof, refusedFor('factorCode'))
    const seen = (target: Person) => programGrantSeenBy(boss, own, target.memberId!)
    expect([(await seen(outside)).granted, (await seen(inside)).granted]).toEqual([false, true])
  })

  it('are one of the four, from one box or many', () => {
    const parse = (permissions: unknown) => programPermissionsInput.safeParse({ permissions, ...proof })
    expect(parse('report.rate').data?.permissions).toEqual(['report.rate'])
    expect(parse(undefined).data).toMatchObject({ permissions: [], rewardLimit: null })
    for (const odd of ['program.manage', ['report.rate', 'member.manage'], { 0: 'report.rate' }, '__proto__'])
      expect([odd, parse(odd).success]).toEqual([odd, false])
    const limit = { rewardLimit: '1e9', ...proof }
    expect(programPermissionsInput.safeParse(limit).success).toBe(false)
  })
})
