import { travelTo } from '@cakrawala/calendar/clock'
import { beforeAll, describe, expect, it } from 'vitest'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { moveProgram } from '#domain/program/editing/move-program.server.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, operator } from '../../../../test/support/cast.ts'
import { liveChallenge, reviewedChallenge, starts } from '../../../../test/support/challenge-scenario.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { balancesOf, fund } from '../../../../test/support/reward-scenario.ts'
import { acceptProgram } from './accept-program.server.ts'
import { endProgramAndPrizes } from './end-program-and-prizes.server.ts'

useDatabase()
let team: Person
beforeAll(async () => {
  team = await operator()
})

// 15 million in prizes and 20 % on top.
const held = 18_000_000n

describe('the prizes of a challenge', () => {
  it('are reserved, fee included, when it is accepted', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, 20_000_000n)
    await liveChallenge(owner, team)
    expect(await balancesOf(owner.companyId)).toMatchObject({
      company_available: 2_000_000n,
      company_reserved: held,
    })
  })

  it('must be covered to the last rupiah, by every path', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, held - 1n)
    const id = await reviewedChallenge(owner)
    const short = { code: 'balance_insufficient', detail: 'prize_unfunded' }
    await expect(acceptProgram(team, id, 1)).rejects.toMatchObject(short)
    await expect(decideProgram(team, id, { decision: 'accept', version: 1 })).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'prize_unfunded',
    })
    expect(await programSeenBy(team, id)).toMatchObject({ status: 'review' })
    expect(await balancesOf(owner.companyId)).toMatchObject({ company_available: held - 1n })
    await fund(owner.companyId, 1n)
    await acceptProgram(team, id, 1)
    expect(await balancesOf(owner.companyId)).toMatchObject({
      company_available: 0n,
      company_reserved: held,
    })
  })

  it('are reserved by operators alone, once, also by two at once', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, held * 3n)
    const id = await reviewedChallenge(owner)
    await expect(acceptProgram(owner, id, 1)).rejects.toMatchObject({ code: 'forbidden' })
    const answers = await Promise.allSettled([
      acceptProgram(team, id, 1),
      acceptProgram(await operator(), id, 1),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balancesOf(owner.companyId)).toMatchObject({ company_reserved: held })
  })

  it('are released when it is cancelled before the start, and stay reserved once it runs', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, held)
    const id = await liveChallenge(owner, team)
    const alone = transaction((tx) => moveProgram(tx, owner, id, 'end'))
    await expect(alone).rejects.toMatchObject({ detail: 'prize_held' })
    await expect(endProgramAndPrizes(await companyOwner(), id)).rejects.toMatchObject({ code: 'forbidden' })
    travelTo(starts)
    await expect(endProgramAndPrizes(owner, id)).rejects.toMatchObject({ detail: 'challenge_running' })
    expect(await balancesOf(owner.companyId)).toMatchObject({ company_reserved: held })
    travelTo(new Date(starts.getTime() - 1))
    await endProgramAndPrizes(owner, id)
    expect(await balancesOf(owner.companyId)).toMatchObject({ company_available: held, company_reserved: 0n })
    await expect(endProgramAndPrizes(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('of things only, or none, need no money', async () => {
    const owner = await companyOwner()
    await liveChallenge(owner, team, { prizes: [{ amount: '0', item: 'Piala' }] })
    await liveChallenge(owner, team, { prizeRule: 'none', prizes: [] })
    expect(await balancesOf(owner.companyId)).toEqual({})
  })
})
