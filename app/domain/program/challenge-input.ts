import { day, hour } from '@cakrawala/calendar/clock'
import { largestAmount, parseRupiah } from '#kernel/money.ts'
import type { Fault } from '#kernel/refusal.ts'
import { withChecks, z } from '#kernel/zod.ts'
import { type ChallengePlan, prizeRules } from './challenge.ts'

/** Most ranks that prizes are named for. */
const mostPrizes = 10
/** Least and most time between start and end, and the most bughunters a limit may name. */
const challengeBounds = { shortest: 2 * hour, longest: 92 * day, mostParticipants: 100_000 } as const

const localMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A moment as a form sends it, `YYYY-MM-DDTHH:mm` of Asia/Jakarta, stored as ISO 8601 in UTC. */
const moment = z
  .string()
  .min(1, 'required')
  .transform((typed, at) => {
    const time = localMoment.test(typed) ? Date.parse(`${typed}:00+07:00`) : Number.NaN
    // 31 February is read as 3 March.
    if (!Number.isNaN(time) && new Date(time + 7 * hour).toISOString().startsWith(typed))
      return new Date(time).toISOString()
    at.addIssue({ code: 'custom', message: 'date_invalid' })
    return z.NEVER
  })

const money = z.string().transform((typed, at) => {
  if (typed.trim() === '') return '0'
  const rupiah = parseRupiah(typed)
  if (rupiah === null || rupiah > largestAmount / 1_000n)
    at.addIssue({ code: 'custom', message: 'amount_invalid' })
  return (rupiah ?? 0n).toString()
})

const limit = z.string().transform((typed, at) => {
  if (typed.trim() === '') return null
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  if (count < 2 || count > challengeBounds.mostParticipants)
    at.addIssue({ code: 'custom', message: 'participants_invalid' })
  return count
})

const prize = z.strictObject({
  amount: money.default('0'),
  item: z.string().trim().max(120, 'too_long').default(''),
})

const written = z.strictObject({
  registrationOpensAt: moment,
  registrationClosesAt: moment,
  startsAt: moment,
  endsAt: moment,
  participantLimit: limit.default(null),
  prizeRule: z.enum(prizeRules, 'choose'),
  prizes: z.array(prize).max(mostPrizes, 'too_many').default([]),
  pool: money.default('0'),
})
type Typed = Partial<z.output<typeof written>>

/** The plan of a challenge, from a form or as JSON. Parts that its prize rule does not use are dropped. */
export const challengePlanInput = withChecks(written, (typed) => [
  ...orderFaults(typed),
  ...prizeFaults(typed),
]).transform(
  (given): ChallengePlan => ({
    ...given,
    prizes: given.prizeRule === 'ranked' ? given.prizes : [],
    pool: given.prizeRule === 'shared' ? given.pool : '0',
  }),
)

/** A moment that is missing is neither before nor after another. */
function orderFaults(plan: Typed): Fault[] {
  const [opens, closes, starts, ends] = (
    ['registrationOpensAt', 'registrationClosesAt', 'startsAt', 'endsAt'] as const
  ).map((name) => Date.parse(plan[name] ?? '')) as [number, number, number, number]
  const faults: Fault[] = []
  if (closes <= opens) faults.push(['registrationClosesAt', 'registration_order'])
  if (starts < opens) faults.push(['startsAt', 'start_order'])
  if (closes > ends) faults.push(['registrationClosesAt', 'registration_after_end'])
  const length = ends - starts
  if (length < challengeBounds.shortest) faults.push(['endsAt', 'challenge_too_brief'])
  if (length > challengeBounds.longest) faults.push(['endsAt', 'challenge_endless'])
  return faults
}

function prizeFaults({ prizeRule, prizes, pool }: Typed): Fault[] {
  if (prizeRule === 'shared') return pool === '0' ? [['pool', 'required']] : []
  if (prizeRule !== 'ranked') return []
  if (!prizes || prizes.length === 0) return [['prizes.0.amount', 'prizes_missing']]
  return prizes.flatMap(({ amount, item }, place): Fault[] => {
    const better = prizes[place - 1]
    if (amount === '0' && item === '') return [[`prizes.${place}.amount`, 'prize_empty']]
    const more = better && BigInt(amount) > BigInt(better.amount)
    return more ? [[`prizes.${place}.amount`, 'prize_order']] : []
  })
}
