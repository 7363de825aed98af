import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { companyOwner, hunter, member } from '../../test/support/cast.ts'
import { balancesOf, fund, liveProgram, ratedReport } from '../../test/support/reward-scenario.ts'
import { openBaseData } from '../test-database.ts'
import { type Attack, type Finding, never, told } from './attack.ts'

const amount = 10_000_000n
/** What a report holds back from its rating on, and what its reward costs with the fee. */
const held = 6_000_000n
const cost = 12_000_000n
/** A server without a free connection for the moment answers so; nothing was moved then. */
const patient = ['unavailable']

/** MON-01, MON-02: a reward given by two admins at one moment, and more rewards at one moment than the balance holds. */
export const rewardsAttack: Attack = {
  id: 'MON-01',
  name: 'rewards',
  full: 100,
  async run({ times }) {
    const ground = await openBaseData()
    try {
      await ground.fresh()
      return [...(await oneReport(times)), ...(await oneBalance(times))]
    } finally {
      await ground.stop()
    }
  },
}

const award = () => ({ key: newId(), amount, otherReward: undefined, reason: undefined })

async function oneReport(times: number): Promise<Finding[]> {
  const { owner, reporter, programId } = await scene(200_000_000n)
  const id = await ratedReport(owner, programId, reporter)
  const admins = [owner, await member(owner.companyId, 1)]
  const codes = await codesOf(
    Array.from({ length: times }, (_, i) => giveReward(admins[i % 2]!, id, award())),
  )
  const { bughunter_payable: owed = 0n } = await balancesOf(reporter.accountId)
  return [
    exactly(`given, of ${times} at once for one report`, codes.filter((code) => code === 'given').length, 1),
    exactly('owed in rupiah', Number(owed), Number(amount)),
    ...(await evenLedger()),
  ]
}

async function oneBalance(times: number): Promise<Finding[]> {
  // Enough for all to be rated, and for two in three to be paid.
  const balance = amount * BigInt(times)
  const most = Number((balance - held * BigInt(times)) / (cost - held))
  const { owner, programId } = await scene(balance)
  const ids: string[] = []
  const pairs: { giver: Person; reporter: Person }[] = []
  for (let i = 0; i < times; i++) {
    // Of one giver and to one bughunter no more than five such rewards count alone.
    if (i % 5 === 0) pairs.push({ giver: await member(owner.companyId, 1), reporter: await hunter() })
    ids.push(await ratedReport(owner, programId, pairs.at(-1)!.reporter))
  }
  const codes = await codesOf(ids.map((id, i) => giveReward(pairs[Math.floor(i / 5)]!.giver, id, award())))
  const given = codes.filter((code) => code === 'given').length
  let owed = 0n
  for (const { reporter } of pairs) owed += (await balancesOf(reporter.accountId)).bughunter_payable ?? 0n
  const known: readonly string[] = ['given', 'balance_insufficient', ...patient]
  return [
    {
      what: `given, of ${times} at once from one balance`,
      met: String(given),
      bar: `1 to ${most}`,
      ok: given >= 1 && given <= most,
    },
    exactly('owed in rupiah', Number(owed), Number(amount) * given),
    never(
      `refused otherwise ${[...new Set(codes.filter((code) => !known.includes(code)))].join(' ').slice(0, 100)}`.trim(),
      codes.filter((code) => !known.includes(code)).length,
    ),
    told('asked to come again', String(codes.filter((code) => patient.includes(code)).length)),
    ...(await evenLedger()),
  ]
}

async function scene(
  money: bigint,
): Promise<{ owner: Person & { companyId: string }; reporter: Person; programId: string }> {
  const owner = await companyOwner()
  const reporter = await hunter()
  const programId = await liveProgram(owner)
  await fund(owner.companyId, money)
  return { owner, reporter, programId }
}

async function codesOf(acts: readonly Promise<string>[]): Promise<string[]> {
  const answers = await Promise.allSettled(acts)
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : codeOf(answer.reason)))
}

/** As the endpoints would answer it. */
function codeOf(reason: unknown): string {
  return refusalOf(reason)?.code ?? String(reason)
}

async function evenLedger(): Promise<Finding[]> {
  const { rows } = await database().execute<{ sum: string; below: string }>(sql`SELECT
    (SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries) AS sum,
    (SELECT count(*) FROM ledger_accounts WHERE kind <> 'cash' AND balance_idr < 0) AS below`)
  return [
    exactly('the sum of the ledger', Number(rows[0]!.sum), 0),
    never('balances below nothing', Number(rows[0]!.below)),
  ]
}

function exactly(what: string, met: number, bar: number): Finding {
  return { what, met: String(met), bar: String(bar), ok: met === bar }
}
