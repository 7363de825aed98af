import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { rewards } from '#domain/reward/reward-tables.server.ts'
import { rewardWords } from '#i18n/reward.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, member } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { proofOf } from '../support/factor.ts'
import { expectObstacle, readPage, refusedWith } from '../support/obstacle-pages.ts'
import { fund, liveProgram, ratedReport, vectors } from '../support/reward-scenario.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()

describe('approving a proposed reward', () => {
  const amount = 60_000_000n
  const form = 'value="approve_reward"'

  async function proposed() {
    const owner = await companyOwner()
    await fund(owner.companyId, 200_000_000n)
    const [programId, second] = [await liveProgram(owner), await member(owner.companyId, 1)]
    const id = await ratedReport(owner, programId, await hunter(), { vector: vectors.critical, level: 12 })
    const wish = { key: newId(), amount, otherReward: undefined, reason: undefined }
    await giveReward(owner, id, { ...wish, ...(await proofOf(owner)) })
    const [row] = await database().select({ hash: reports.hash }).from(reports).where(eq(reports.id, id))
    return { owner, second, programId, id, page: `/company/reports/detail/${row!.hash}/${id}` }
  }
  type Scene = Awaited<ReturnType<typeof proposed>>
  const told = async (who: Person, id: string) =>
    (await api(who, 'GET', `/api/v1/reports/${id}/reward`)).body.data.reward
  const approve = async (who: Person, id: string) =>
    (
      await api(who, 'POST', `/api/v1/reports/${id}/approve-reward`, {
        json: { amount: String(amount), ...(await proofOf(who)) },
      })
    ).body

  it('is offered to the second person', async () => {
    const { second, id, page } = await proposed()
    expect(await told(second, id)).toMatchObject({ may_approve: true, inside: { approval_obstacle: null } })
    expect(await readPage(site, second, page)).toContain(form)
  })

  const limited = async ({ owner, programId }: Scene) => {
    const person = await member(owner.companyId, 2, [programId], ['reward.decide'])
    const own = eq(companyMembers.id, person.memberId!)
    await database()
      .update(companyMembers)
      .set({ rewardLimit: amount - 1n })
      .where(own)
    return person
  }
  const lapsed = async ({ second, id }: Scene) => {
    const long = { proposedAt: after(now(), -20 * day) }
    await database().update(rewards).set(long).where(eq(rewards.reportId, id))
    return second
  }
  const ratedLower = async ({ second, id }: Scene) => {
    await database().update(reports).set({ riskLevel: 7 }).where(eq(reports.id, id))
    return second
  }

  it.each([
    ['second_approver', async ({ owner }: Scene) => owner],
    ['proposal_lapsed', lapsed],
    ['reward_limit', limited],
    ['proposal_unreasoned', ratedLower],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage) => {
    const scene = await proposed()
    const who = await stage(scene)
    const expected = { may_approve: false, inside: { approval_obstacle: obstacle } }
    expect(await told(who, scene.id)).toMatchObject(expected)
    expect(await approve(who, scene.id)).toMatchObject(refusedWith(obstacle))
    if (obstacle === 'second_approver')
      expect(await readPage(site, who, scene.page)).toContain(rewardWords.id.approve.waiting)
    else await expectObstacle(site, who, scene.page, { obstacle, form })
  })
})
