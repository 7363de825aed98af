import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { eventTypes } from '#domain/event/event.ts'
import { grantProgram } from '#domain/program/grant/grant-program.server.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { invited, joined, proof, withPassword } from '../../../../test/support/members.ts'
import { liveProgram } from '../../../../test/support/program-scenario.ts'
import { recordAny } from '../../../../test/support/record-any.ts'
import { sessionOf } from '../../../../test/support/site.ts'
import { companyLogSeenBy, companyPeopleSeenBy } from './company-log.server.ts'
import { companyLogTypes } from './company-log.ts'
import { exportCompanyLog } from './export-company-log.server.ts'

useDatabase()
let owner: Person & { companyId: string }
let team: Person
beforeAll(async () => {
  owner = await withPassword(await companyOwner('Bank Log'))
  team = await operator()
})

const all = { size: 500 }
const linesOf = async (...asked: Parameters<typeof companyLogSeenBy>) =>
  (await companyLogSeenBy(...asked)).rows

/**
 * Kinds that no person of a company causes: by bughunters, by the platform's team, by the platform itself, by no one yet;
 * and refused acts, which may name what is another person's.
 */
const others =
  /^(account\.(act_refused|code_sent|link_sent|sms_alarm|reading_alarm|history_alarm|phone_verified|identity_|nda_|operator_|opened_by|factor_help|recovery_review|sanction|curriculum)|company\.(domain_shared|plan_ending|asset_(believed|refused|lost|opened))|program\.(tax_scheme_set|late|accepted|rejected|returned|version_(approved|returned|refused)|invitation_answered|agreed|challenge_registered|challenge_withdrawn|challenge_moved_on|test_accounts_gone)|report\.(canned_|drafted|edited|assigned|summarized|clock_|opened_by|reading_explained|appeal)|reward\.(refund_(checked|account_opened|paid|refused|return)|top_up_checked|top_up_decided|top_up_revers|reserved|proposal_lapsed|certificate_|payout|auto_released|retest_released|collusion_|prize_given|goods_|tax_residence_)|publication\.(published|article_|download)|incident\.|inquiry\.|announcement\.|job\.|setting\.|privacy\.(erased|audit_exported|breach_exported|readings_exported))/

describe('the user log of a company', () => {
  it('has every kind of event that a company person may cause', () => {
    const known: readonly string[] = companyLogTypes
    expect(eventTypes.filter((type) => !known.includes(type) && !others.test(type))).toEqual([])
  })

  it('shows actor, act, object, address and device', async () => {
    const { memberId, username } = await joined(owner)
    const [row] = await linesOf(owner, {}, { size: 1 })
    expect(row).toMatchObject({
      ...{ type: 'company.member_joined', object: null, member: { name: 'Sekar Ayu' } },
      who: { username, name: 'Sekar Ayu' },
    })
    const person = (await companyPeopleSeenBy(owner)).find(({ name }) => name.includes(username))!
    await sessionOf({ ...owner, accountId: person.id })
    const [session] = await database().select().from(sessions).where(eq(sessions.accountId, person.id))
    await transaction((tx) =>
      recordAny(tx, visitor, 'account.signed_in', person.id, { sessionId: session!.id }),
    )
    const lines = await linesOf(owner, { person: person.id }, all)
    expect(lines[0]).toMatchObject({ type: 'account.signed_in', address: visitor.address, device: 'test' })
    expect(lines.every(({ who }) => who?.accountId === person.id)).toBe(true)
    expect(memberId).toBeTruthy()
  })

  it('names reports and programs only to those who may see them', async () => {
    const programId = await liveProgram(owner, team, { title: 'Program rahasia', visibility: 'private' })
    const clerk = await member(owner.companyId, 2, [], ['member.manage'])
    const about = async (viewer: Person) =>
      (await linesOf(viewer, { kind: 'program' }, all)).map(({ object }) => object)
    expect(await about(owner)).toContainEqual({ kind: 'program', id: programId, title: 'Program rahasia' })
    expect(new Set(await about(clerk))).toEqual(new Set([null]))
  })

  it('distinguishes a grant of a program from rights in it, and names the member', async () => {
    const programId = await liveProgram(owner, team, { title: 'Program bersama' })
    const { memberId } = await joined(owner)
    await grantProgram(owner, programId, memberId, proof)
    await setProgramPermissions(owner, programId, memberId, {
      ...{ permissions: ['report.rate'], rewardLimit: null, ...proof },
    })
    const [rights, grant] = await linesOf(owner, { kind: 'program' }, all)
    expect(rights).toMatchObject({ detail: 'rights', member: { id: memberId }, object: { id: programId } })
    expect(grant).toMatchObject({ type: 'program.member_granted', detail: null, member: { id: memberId } })
  })

  it('shows nothing of other companies, of bughunters, nor which operator acted', async () => {
    const rival = await withPassword(await companyOwner('Saingan'))
    await invited(rival)
    await transaction((tx) => recordAny(tx, team, 'company.npwp_decided', rival.companyId, {}))
    await transaction((tx) => recordAny(tx, team, 'account.sanctioned', rival.accountId, {}))
    const lines = await linesOf(rival, {}, all)
    expect(lines.map(({ type, who }) => [type, who?.username])).toEqual([
      ['company.npwp_decided', undefined],
      ['company.member_invited', rival.username],
    ])
    expect(lines[0]!.address).toBeNull()
    expect(await linesOf(rival, { person: owner.accountId }, all)).toEqual([])
  })

  it('names the owner who signed the company up before there was an account', async () => {
    const founder = await companyOwner('Pendiri')
    const facts = { ownerId: founder.accountId }
    await transaction((tx) => recordAny(tx, visitor, 'company.signed_up', founder.companyId, facts))
    const [line] = await linesOf(founder, { kind: 'company' }, all)
    expect(line).toMatchObject({ type: 'company.signed_up', who: { username: founder.username } })
  })

  it('is shown to those who manage members', async () => {
    const plain = await member(owner.companyId, 2)
    await expect(companyLogSeenBy(plain, {}, all)).rejects.toMatchObject({ code: 'forbidden' })
    for (const actor of [await hunter(), team, visitor]) {
      await expect(companyLogSeenBy(actor, {}, all)).rejects.toMatchObject({ code: 'not_found' })
      await expect(companyPeopleSeenBy(actor)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('is exported only with the right to, after re-authentication, and logs the export', async () => {
    const clerk = await withPassword(await member(owner.companyId, 2, [], ['member.manage']))
    await expect(exportCompanyLog(clerk, proof)).rejects.toMatchObject({ code: 'forbidden' })
    const carrier = await withPassword(await member(owner.companyId, 2, [], ['member.manage', 'export']))
    const wrong = exportCompanyLog(carrier, { currentPassword: 'salah' })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' })
    const { rows: lines } = await exportCompanyLog(carrier, { ...proof, kind: 'company' })
    expect(lines.length).toBeGreaterThan(0)
    const [newest] = await linesOf(owner, {}, { size: 1 })
    expect(newest).toMatchObject({
      type: 'company.user_log_exported',
      who: { username: carrier.username },
    })
  })
})
