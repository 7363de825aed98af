import { expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { companyOwner, hunter, member } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  vectors,
} from '../../../test/support/reward-story.ts'
import { approveReward, giveReward } from './give-reward.server.ts'
import { rateReport } from './rate-report.server.ts'

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
  const wish = { amount, otherReward: undefined }
  expect(await giveReward(owner, id, { key: newId(), ...wish, reason: undefined })).toBe('awaiting_second')
  const { revision } = await reportRow(id)
  await rateReport(owner, id, { revision, level: 2, cvssVector: vectors.low, reason })
  await expect(approveReward(second, id, { amount })).rejects.toMatchObject({ code: 'conflict' })
  expect(await balancesOf(reporter.accountId)).toEqual({})
  expect(await giveReward(owner, id, { key: newId(), ...wish, reason })).toBe('awaiting_second')
  await approveReward(second, id, { amount })
  expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: amount })
})
