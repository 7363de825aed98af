import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proofOf } from '../../../test/support/factor.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  vectors,
} from '../../../test/support/reward-scenario.ts'
import { approveReward, giveReward } from './give-reward.server.ts'
import { rateReport } from './rate-report.server.ts'
import { reopenAppeal } from './reopen-appeal.server.ts'
import { resolveReport } from './resolve-report.server.ts'

useDatabase()

const reason = 'Dampaknya lebih kecil: perlu akun terverifikasi.'
const amount = 60_000_000n

it('MON-09 a proposal is not approved once a later rating made it an amount that needs a reason', async () => {
  const owner = await companyOwner()
  const second = await member(owner.companyId, 1)
  await fund(owner.companyId, 400_000_000n)
  const reporter = await hunter()
  const id = await ratedReport(owner, await liveProgram(owner), reporter, {
    vector: vectors.critical,
    level: 12,
  })
  const award = { amount, otherReward: undefined }
  expect(
    await giveReward(owner, id, { key: newId(), ...award, reason: undefined, ...(await proofOf(owner)) }),
  ).toBe('awaiting_second')
  const { revision } = await reportRow(id)
  await rateReport(owner, id, { revision, level: 2, cvssVector: vectors.low, reason })
  await expect(approveReward(second, id, { amount, ...(await proofOf(second)) })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect((await balancesOf(reporter.accountId)).bughunter_payable ?? 0n).toBe(0n)
  expect(await giveReward(owner, id, { key: newId(), ...award, reason, ...(await proofOf(owner)) })).toBe(
    'awaiting_second',
  )
  await approveReward(second, id, { amount, ...(await proofOf(second)) })
  expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: amount })
})

it('MON-09 nothing of a reward changes once its report is closed, for any actor, and a second one is never given', async () => {
  const owner = await companyOwner()
  const second = await member(owner.companyId, 1)
  await fund(owner.companyId, 400_000_000n)
  const reporter = await hunter()
  const id = await ratedReport(owner, await liveProgram(owner), reporter)
  const award = { key: newId(), amount: 10_000_000n, otherReward: undefined, reason: undefined }
  await giveReward(owner, id, award)
  await database().execute(sql`UPDATE reports SET fix = 'fixed' WHERE id = ${id}`)
  await resolveReport(owner, id)
  const before = await balancesOf(owner.companyId)
  const { revision } = await reportRow(id)
  const rating = { revision, level: 12, cvssVector: vectors.critical, reason } as const
  const other = { key: newId(), amount: 20_000_000n, otherReward: 'Kaus', reason }
  for (const person of [owner, second]) {
    for (const change of [
      () => giveReward(person, id, other),
      () => approveReward(person, id, { amount: 10_000_000n }),
      () => rateReport(person, id, rating),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'move_forbidden' })
  }
  // The same form is still the same answer; and what was given is no refusal the team could take back.
  expect(await giveReward(owner, id, award)).toBe('given')
  await expect(reopenAppeal(await operator(), id, { body: `${reason} ${reason}` })).rejects.toMatchObject({
    code: 'move_forbidden',
  })
  expect(await balancesOf(owner.companyId)).toEqual(before)
  expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 10_000_000n })
})
