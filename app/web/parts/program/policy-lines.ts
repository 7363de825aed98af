import { type ProgramPolicy, retestRewardOf, rewardedBandsOf } from '#domain/program/program.ts'
import { momentText } from '#i18n/moment.ts'
import type { programWords } from '#i18n/program.ts'
import { formatRupiah } from '#kernel/money.ts'

type Words = (typeof programWords)['id']

/** The parts of a policy in the order in which a page shows them. */
export const policyParts = [
  'title',
  'summary',
  'description',
  'rewards',
  'challenge',
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
    challenge: challengeLines(policy),
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
  const retest = retestRewardOf(policy)
  const paid = retest > 0n ? [`${words.retest}: ${formatRupiah(retest)}`] : []
  return [words.rewardTypes[policy.rewardType], ...bands, ...paid]
}

/** Facts without words: moments and amounts, one a line. */
function challengeLines({ challenge }: ProgramPolicy): string[] {
  if (!challenge) return []
  const { registrationOpensAt, registrationClosesAt, startsAt, endsAt, participantLimit, prizes, pool } =
    challenge
  const span = (from: string, until: string) =>
    `${momentText(new Date(from), 'id')} – ${momentText(new Date(until), 'id')}`
  return [
    span(registrationOpensAt, registrationClosesAt),
    span(startsAt, endsAt),
    ...(participantLimit === null ? [] : [`≤ ${participantLimit}`]),
    ...prizes.map(
      ({ amount, item }, at) =>
        `${at + 1}. ${[formatRupiah(BigInt(amount)), item].filter(Boolean).join(' + ')}`,
    ),
    ...(pool === '0' ? [] : [formatRupiah(BigInt(pool))]),
  ]
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/)
}
