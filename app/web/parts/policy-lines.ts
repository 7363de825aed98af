import { type ProgramPolicy, rewardedBandsOf } from '#domain/program/program.ts'
import type { programWords } from '#i18n/program.ts'
import { formatRupiah } from '#kernel/money.ts'

type Words = (typeof programWords)['id']

/** The parts of a policy in the order in which a page shows them. */
export const policyParts = [
  'title',
  'summary',
  'description',
  'rewards',
  'scope',
  'outOfScope',
  'publicationRules',
] as const
type PolicyPart = (typeof policyParts)[number]

/** A policy as lines of text, part by part: what one compares. */
export function policyLines(policy: ProgramPolicy, words: Words): Record<PolicyPart, string[]> {
  return {
    title: [policy.title],
    summary: [policy.summary],
    description: linesOf(policy.descriptionMd),
    rewards: rewardLines(policy, words),
    scope: policy.scope.map(({ type, target, note }) =>
      [words.scopeTypes[type], target, note].filter(Boolean).join(' · '),
    ),
    outOfScope: policy.outOfScope,
    publicationRules: linesOf(policy.publicationRules),
  }
}

function rewardLines(policy: ProgramPolicy, words: Words): string[] {
  const bands = rewardedBandsOf(policy).map((band) => {
    const row = policy.grid?.[band]
    const money = row && [...new Set([row.least, row.most])].map((amount) => formatRupiah(BigInt(amount)))
    const parts = [money?.join(' – '), policy.otherRewards?.[band]].filter(Boolean)
    return `${words.bands[band]}: ${parts.join(' · ') || words.points}`
  })
  return [words.rewardTypes[policy.rewardType], ...bands]
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/)
}
