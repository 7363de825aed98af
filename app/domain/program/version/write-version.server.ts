import { createHash } from 'node:crypto'
import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type AgreementFacts, agreementText } from '../agreement/agreement-text.ts'
import { timesOf } from '../challenge.ts'
import { type ProgramPolicy, rewardGridOf } from '../program.ts'
import { programVersions } from '../program-tables.server.ts'
import { gridSpan } from '../reward-grid.ts'

type Written = Omit<AgreementFacts, 'brand' | 'company'> & {
  id: string
  companyId: string
  /** The policy's description as `renderMarkdown` made it, before the transaction began. */
  descriptionHtml: string
}

/** Appends one version: the policy, and the agreement text that follows from it with its hash. */
export async function writeVersion(tx: Tx, actor: Person, program: Written): Promise<void> {
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, program.companyId))
  const facts = { ...program, brand: settings().brandName, company: found(company).name }
  const textId = agreementText(facts, 'id')
  await tx.insert(programVersions).values({
    programId: program.id,
    version: program.version,
    policy: program.policy,
    visibility: program.visibility,
    descriptionHtml: program.descriptionHtml,
    textId,
    textEn: agreementText(facts, 'en'),
    textHash: hashOfText(textId),
    createdBy: actor.accountId,
    createdAt: now(),
  })
}

/** SHA-256 of an agreement's Indonesian text: stored in `textHash` of versions and agreements. */
export function hashOfText(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest()
}

/** The copies of a policy's facts that lists show, filter and search. */
export function listedFactsOf(policy: ProgramPolicy) {
  const grid = rewardGridOf(policy)
  const span = grid && gridSpan(grid)
  const { title, summary, rewardType, challenge } = policy
  const rewards = { rewardType, rewardLeast: span?.min ?? null, rewardMost: span?.max ?? null }
  return { title, summary, ...rewards, ...timesOf(challenge) }
}
