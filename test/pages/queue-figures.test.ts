import { expect, test } from 'vitest'
import { programReviewFigures } from '#domain/program/program-queries.server.ts'
import { publicationFigures } from '#domain/publication/publication-figures.server.ts'
import { keptPromisesSeenBy } from '#domain/report/clock/kept-promises.server.ts'
import { reportWeeksSeenBy } from '#domain/report/figures/report-weeks.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { payoutAccountFigures } from '#domain/reward/payout/payout-account-queries.server.ts'
import { residenceFigures } from '#domain/reward/residence/residence-queries.server.ts'
import { topUpFigures } from '#domain/reward/top-up/top-up-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, member, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { draftProgram } from '../support/program-scenario.ts'

useDatabase()

const desks = {
  programs: programReviewFigures,
  publications: publicationFigures,
  accounts: payoutAccountFigures,
  residences: residenceFigures,
  topUps: topUpFigures,
  kept: (viewer: Actor) => keptPromisesSeenBy(viewer, 5),
  weeks: (viewer: Actor) => reportWeeksSeenBy(viewer, 5),
}

test('what waits in the work queues is shown to operators alone', async () => {
  const owner = await companyOwner()
  const others = [owner, await member(owner.companyId, 1), await hunter(), await incidentAccount(), visitor]
  for (const figures of Object.values(desks)) {
    for (const one of others) await expect(figures(one)).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('empty queues are shown as empty, and the oldest waiting item is shown', async () => {
  const [owner, team] = [await companyOwner(), await operator()]
  const nothing = { open: 0, oldestAt: null }
  expect(await publicationFigures(team)).toEqual({ articles: nothing, tellings: { ...nothing, next: null } })
  for (const figures of [programReviewFigures, payoutAccountFigures, residenceFigures, topUpFigures]) {
    expect(await figures(team)).toEqual(nothing)
  }
  await submitProgram(owner, await draftProgram(owner))
  expect(await programReviewFigures(team)).toEqual({ open: 1, oldestAt: expect.any(Date) })
})
