import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import type { Audience } from '#domain/event/kinds/audience.ts'
import { database } from '#infra/database.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage, insiders, type Stage, type Who } from '../../../test/support/permission-scenario.ts'
import { type Happening, recipientsOf } from './recipients.server.ts'

useDatabase()
let stage: Stage
let reportId: string

beforeAll(async () => {
  stage = await buildStage()
  reportId = await stage.report()
}, 60_000)

async function circle(audience: Audience, subjectId: string): Promise<Who[]> {
  const event = { seq: 1, type: 'report.moved', subjectId, actorId: null, facts: {} } as const
  const ids = (await recipientsOf(database(), audience, event)).map(({ id }) => id)
  return insiders.filter((who) => ids.includes(stage.people[who].accountId))
}
const outside: Who[] = ['ungranted', 'other', 'suspended']

describe('the company recipients of mail about a report', () => {
  it('are, for news, all members who read it', async () => {
    expect(await circle('company', reportId)).toEqual(insiders.filter((who) => !outside.includes(who)))
  })

  it.each([
    ['company_raters', ['owner', 'admin', 'rate', 'grantRate']],
    ['company_deciders', ['owner', 'admin', 'decide', 'grantDecide']],
    ['company_publishers', ['owner', 'admin', 'program']],
    ['company_owner', ['owner']],
  ] as const)('are, where action is needed, those who may act: %s', async (audience, people) => {
    expect(await circle(audience, reportId)).toEqual(people)
  })

  it('are none before the company may read it', async () => {
    const draft = await stage.report({ stage: 'draft', rewardState: 'none', submittedAt: null, code: null })
    for (const audience of ['company', 'company_raters', 'company_deciders', 'company_owner'] as const) {
      expect([audience, await circle(audience, draft)]).toEqual([audience, []])
    }
  })
})

describe('the company recipients of mail about a program', () => {
  it('are those who manage it', async () => {
    expect(await circle('program_company', stage.programId)).toEqual(['owner', 'admin', 'program'])
  })

  it('are none once the account of the company has ended', async () => {
    const { accountId } = stage.people.owner
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, accountId))
    expect(await circle('program_company', stage.programId)).toEqual([])
    expect(await circle('company', reportId)).toEqual([])
  })
})

describe('the operators a mail to the team reaches', () => {
  const notified = async (type: Happening['type'], subjectId = newId()) => {
    const event = { seq: 1, type, subjectId, actorId: null, facts: {} } as Happening
    return (await recipientsOf(database(), 'team', event)).map(({ id }) => id)
  }

  it('are those whose work begins with it, and everybody for what all should know', async () => {
    await database().update(operators).set({ state: 'ended' })
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.role, 'hello'))
    const [triage, finance, auditor, administrator] = await Promise.all(
      (['triage', 'finance', 'auditor', 'administrator'] as const).map((role) => operator([role])),
    )
    const all = [triage, finance, auditor, administrator].map((one) => one!.accountId)
    expect(await notified('report.moved')).toEqual([triage!.accountId])
    expect(await notified('reward.payout_requested')).toEqual([finance!.accountId])
    expect(await notified('account.sanction_appealed')).toEqual([administrator!.accountId])
    expect(await notified('account.operator_rested')).toEqual(all.toSorted())
    // Who is suspended does not work: the administrators have to know.
    await database()
      .update(accounts)
      .set({ standing: 'suspended' })
      .where(eq(accounts.id, finance!.accountId))
    expect(await notified('reward.payout_requested')).toEqual([administrator!.accountId])
    // No one has the role of support: the administrators have to know.
    expect(await notified('inquiry.sent')).toEqual([administrator!.accountId])
  })
})
