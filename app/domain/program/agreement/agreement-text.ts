import { challengeSection } from '#domain/program/challenge/challenge-agreement.ts'
import {
  type Manager,
  type ProgramKind,
  type ProgramPolicy,
  retestRewardOf,
  rewardedBandsOf,
  type Visibility,
} from '#domain/program/program.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import { bandNames, kindNames, managerNames, sentences, typeNames } from './agreement-words.ts'

/** What one version of an agreement is made of. */
export type AgreementFacts = {
  brand: string
  company: string
  version: number
  kind: ProgramKind
  managedBy: Manager
  visibility: Visibility
  /** `YYYY-MM-DD`, the last day of permission. */
  validUntil: string
  policy: ProgramPolicy
}

/**
 * The agreement between company, bughunter and platform, as plain text in numbered sections. The same facts always give
 * the same text; the Indonesian one is what binds and what is hashed, the English one helps to read it.
 */
export function agreementText(given: AgreementFacts, locale: Locale): string {
  const say = sentences[locale]
  const facts = { ...given, validUntil: longDay(given.validUntil, locale) }
  const sections: [string, string][] = [
    [say.parties, say.partiesText(facts)],
    [say.permission, say.permissionText(facts)],
    [say.scope, scopeOf(facts.policy, locale)],
    [say.outOfScope, outOfScopeOf(facts.policy, locale)],
    [say.description, facts.policy.descriptionMd],
    [say.conduct, say.conductText(facts)],
    [say.rewards, rewardsOf(facts.policy, locale)],
    ...challengeSection(facts.policy, locale),
    [say.publication, `${facts.policy.publicationRules}\n\n${say.publicationText}`],
    [say.safeHarbor, say.safeHarborText(facts)],
    [say.end, say.endText(facts)],
  ]
  const head = `${say.title(facts)}\n${say.subtitle(facts)}`
  const frame = say.frame({
    kind: kindNames[locale][facts.kind],
    manager: managerNames[locale][facts.managedBy](facts.brand),
  })
  const body = sections.map(([title, text], i) => `${i + 1}. ${title}\n${text.trim()}`)
  return `${[head, frame, ...body].join('\n\n')}\n`
}

/** `19 Februari 2027`. */
function longDay(day: string, locale: Locale): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', format).format(
    new Date(`${day}T00:00:00Z`),
  )
}

function scopeOf({ scope }: ProgramPolicy, locale: Locale): string {
  const items = scope.map(
    ({ type, target, note }) => `- [${typeNames[locale][type]}] ${target}${note ? ` (${note})` : ''}`,
  )
  return [sentences[locale].scopeText, ...items].join('\n')
}

function outOfScopeOf({ outOfScope }: ProgramPolicy, locale: Locale): string {
  const say = sentences[locale]
  if (outOfScope.length === 0) return say.outOfScopeRest
  return [...outOfScope.map((item) => `- ${item}`), say.outOfScopeRest].join('\n')
}

function rewardsOf(policy: ProgramPolicy, locale: Locale): string {
  const say = sentences[locale]
  if (policy.grid === null && policy.otherRewards === null) return `${say.pointsOnly}\n${say.rewardsText}`
  const rows = rewardedBandsOf(policy).map((band) => {
    const money = policy.grid?.[band]
    const parts = [money && rangeOf(money), policy.otherRewards?.[band]].filter(Boolean)
    return `- ${bandNames[locale][band]}: ${parts.join(' + ')}`
  })
  const retest = retestRewardOf(policy)
  const paid = retest > 0n ? [say.retestText({ amount: formatRupiah(retest) })] : []
  return [...rows, say.rewardsText, ...paid].join('\n')
}

function rangeOf({ least, most }: { least: string; most: string }): string {
  const from = formatRupiah(BigInt(least))
  return least === most ? from : `${from} – ${formatRupiah(BigInt(most))}`
}

/**
 * An agreement's text before and after the program's own terms, which are in it as they were typed. What is
 * before ends with the head of their section. Null where the terms are not to be found, as in texts that were
 * written another way.
 */
export function aroundDescription(
  text: string,
  descriptionMd: string,
): [before: string, after: string] | null {
  const typed = descriptionMd.trim()
  const written = `\n${typed}\n\n`
  if (typed === '') return null
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    const head = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    // Other sections may contain the same sentence, but not alone below a numbered heading.
    if (/^\d+\. \S/.test(head)) return [text.slice(0, at), text.slice(at + written.length)]
  }
  return null
}
