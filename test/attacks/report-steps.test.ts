import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { reports } from '#domain/report/report-tables.server.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, incidentAccount, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { fund, liveProgram, reportRow, reviewedReport, vectors } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()

let team: Person
let owner: Person & { companyId: string }
let reporter: Person
let program: string
beforeAll(async () => {
  team = await operator()
  owner = await companyOwner('Lompat Langkah')
  await fund(owner.companyId, 500_000_000n)
  reporter = await hunter()
  program = await liveProgram(owner, { managedBy: 'company' })
})

const at = { validAt: new Date(), triagedLevel: 7 } as const
const rated = { ...at, stage: 'rated', riskLevel: 7, ratedAt: new Date() } as const
const closed = { ...rated, stage: 'closed', closedAt: new Date() } as const
const stages = {
  submitted: { stage: 'submitted' },
  in_review: {},
  valid: { ...at, stage: 'valid' },
  rated: { ...rated, rewardState: 'proposed' },
  rewarded: { ...rated, rewardState: 'payable' },
  fixed: { ...rated, rewardState: 'proposed', fix: 'fixed' },
  mended: { ...rated, rewardState: 'payable', fix: 'fixed' },
  closed: { ...closed, closeReason: 'resolved', rewardState: 'paid', fix: 'fixed' },
  refused: { stage: 'closed', closeReason: 'informative', closedAt: new Date() },
} as const satisfies Record<string, Partial<typeof reports.$inferInsert>>
type Stage = keyof typeof stages

const disclosureText = {
  title: 'Cerita yang boleh dibaca semua orang',
  summary: 'Celah lama yang sudah diperbaiki dan kini boleh diceritakan.',
  body: 'Kami menemukan celah pada halaman masuk, melaporkannya, dan celah itu sudah diperbaiki dengan baik.',
}
const finding = {
  ...{ cwe_id: '639', cvss_vector: vectors.high, quality: 3 },
  reproduction_note: 'Diulang dua kali di lingkungan uji.',
}

type Step = { act: string; intent?: string; by: 'team' | 'owner'; said?: object; from: Stage[] }
/** Steps with everything they need, who takes them, and where they may be taken (`from`). */
const steps: Step[] = [
  {
    act: 'take',
    intent: 'take',
    by: 'team',
    from: ['submitted', 'in_review', 'valid', 'rated', 'rewarded', 'fixed', 'mended'],
  },
  { act: 'validate', by: 'team', said: finding, from: ['in_review'] },
  {
    act: 'rate',
    by: 'owner',
    said: { level: '7', cvss_vector: vectors.high },
    from: ['valid', 'rated', 'fixed'],
  },
  { act: 'give-reward', by: 'owner', said: { amount: '6000000' }, from: ['rated', 'fixed'] },
  { act: 'start-fixing', intent: 'start_fixing', by: 'owner', from: ['valid', 'rated', 'rewarded'] },
  { act: 'resolve', intent: 'resolve', by: 'owner', from: ['mended'] },
  { act: 'resolve', intent: 'resolve', by: 'team', from: ['mended'] },
  {
    act: 'publication/request',
    intent: 'publication_request',
    by: 'owner',
    said: disclosureText,
    from: ['closed'],
  },
  { act: 'publication/publish', intent: 'publication_publish', by: 'team', from: [] },
]

/** Takes a step on a new report of a stage. @returns what came of it, and of the row */
async function tryStep({ act, said = {} }: Step, stage: Stage, who: Person) {
  const id = await reviewedReport(program, reporter, stages[stage])
  const before = await reportRow(id)
  const json = act === 'rate' ? { ...said, revision: before.revision } : said
  const headers: Record<string, string> = act === 'give-reward' ? { 'idempotency-key': newId() } : {}
  const { status } = await ask(who, 'POST', `/api/v1/reports/${id}/${act}`, { json, headers })
  return {
    status,
    before,
    unmoved: async () => expect([act, stage, await reportRow(id)]).toEqual([act, stage, before]),
  }
}

// A form without its fields is refused for those, and shows nothing of the rule.
describe('RPT-09 skipped steps, by users with the right', () => {
  it('are refused at every other stage, by call and by form, and change nothing', async () => {
    const wrong: unknown[] = []
    let tried = 0
    for (const step of steps)
      for (const stage of (Object.keys(stages) as Stage[]).filter((one) => !step.from.includes(one))) {
        const who = step.by === 'team' ? team : owner
        const { status, before, unmoved } = await tryStep(step, stage, who)
        if (status !== 409) wrong.push([step.act, stage, status])
        await unmoved()
        tried++
        // A refused form shows its whole page again: at one stage, that will do.
        if (!step.intent || stage !== (step.act === 'take' ? 'refused' : 'in_review')) continue
        const desk = `/${step.by === 'team' ? 'hello' : 'company'}/reports/detail/${before.hash}/${before.id}`
        const form = { intent: step.intent, ...step.said }
        const posted = await site.ask(desk, { as: await sessionOf(who), form })
        if (posted.status !== 409) wrong.push([step.intent, stage, posted.status])
        await unmoved()
      }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(45)
  }, 60_000)

  it('are accepted at their stage, with the very same input', async () => {
    for (const step of steps.filter(({ from }) => from.length > 0)) {
      const { status } = await tryStep(step, step.from[0]!, step.by === 'team' ? team : owner)
      expect([step.act, status]).toEqual([step.act, 200])
    }
  })
})

describe('RPT-10 a valid step, by users without the right', () => {
  it('is refused with all it needs: 403, or as if there were no report', async () => {
    const bare = await member(owner.companyId, 2, [program])
    const hands: [string, Person][] = [
      ['reporter', reporter],
      ['other bughunter', await hunter()],
      ['member who only reads', bare],
      ['member without the program', await member(owner.companyId, 2)],
      ['other company', await companyOwner('Warung Pay')],
      ['incident', await incidentAccount()],
      ['company for the team', owner],
      ['team for the company', team],
    ]
    const wrong: unknown[] = []
    for (const step of steps)
      for (const [name, who] of hands) {
        const side = who === team ? 'team' : who === owner ? 'owner' : null
        const itself = side === step.by || steps.some((one) => one.act === step.act && one.by === side)
        // The person who found it may ask for its publication, too.
        if (itself || (who === reporter && step.act === 'publication/request')) continue
        const { status, unmoved } = await tryStep(step, step.from[0] ?? 'closed', who)
        if (status !== 403 && status !== 404) wrong.push([step.act, name, status])
        await unmoved()
      }
    expect(wrong).toEqual([])
  }, 60_000)
})
