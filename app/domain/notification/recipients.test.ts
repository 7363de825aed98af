import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Audience } from '#domain/event/kinds/audience.ts'
import { database } from '#infra/database.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage, insiders, type Stage, type Who } from '../../../test/support/permission-scenario.ts'
import { recipientsOf } from './recipients.server.ts'

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
