import type { GridRow, ProgramPolicy, ScopeItem } from '#domain/program/program.ts'
import { rewardedBands } from '#domain/program/reward-grid.ts'
import type { ProgramRules } from './proposal-view.ts'

const hostTypes: readonly ScopeItem['type'][] = ['web', 'api', 'network', 'cloud', 'other']
const plainHost = /^(?:\*\.)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])$/

/** The host a target names, in lower case and without its wildcard; null where its text is more or less than one plain host. */
export function hostOfTarget({ type, target }: Pick<ScopeItem, 'type' | 'target'>): string | null {
  if (!hostTypes.includes(type)) return null
  const text = target.trim().toLowerCase()
  const parsed = URL.parse(text.includes('://') ? text : `https://${text}`)
  if (parsed === null || parsed.username + parsed.password !== '') return null
  return plainHost.exec(decodeWildcard(parsed.hostname))?.[1] ?? null
}

function decodeWildcard(host: string): string {
  return host.replace(/^%2a\./, '*.')
}

/** Why a change of an accepted program waits for the platform team: it permits more, or promises less, than was accepted. */
export const widenings = ['targets', 'exclusions', 'term', 'rewards', 'texts', 'management'] as const
export type Widening = (typeof widenings)[number]

/**
 * What a change of rules widens or lowers; empty where it only narrows the permission or raises the promise,
 * so that it may hold at once. Free text can contain anything, so every change of it counts. Who may read a
 * program permits no other target and is decided by its company; the plan of a challenge never changes after
 * acceptance. Neither is compared.
 */
export function widens(old: ProgramRules, next: ProgramRules): Widening[] {
  const found: Readonly<Record<Widening, boolean>> = {
    targets: addsTargets(old.policy.scope, next.policy.scope),
    exclusions: old.policy.outOfScope.some((line) => !next.policy.outOfScope.includes(line)),
    term: next.validUntil > old.validUntil,
    rewards: lowersRewards(old.policy, next.policy),
    texts: texts.some((field) => old.policy[field] !== next.policy[field]),
    management: old.kind !== next.kind || old.managedBy !== next.managedBy,
  }
  return widenings.filter((one) => found[one])
}

const texts = ['title', 'summary', 'descriptionMd', 'publicationRules'] as const

/** A target may only go, or shrink to a host below a wildcard that was there with the same type and note. */
function addsTargets(old: readonly ScopeItem[], next: readonly ScopeItem[]): boolean {
  return next.some((item) => !old.some((known) => covers(known, item)))
}

function covers(known: ScopeItem, item: ScopeItem): boolean {
  if (known.type !== item.type || known.note !== item.note) return false
  return known.target === item.target || isBelow(item.target, known.target)
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const hostPattern = new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})+$`, 'i')

/** Whether both are plain host names and `target` is below `*.domain`. Anything less plain counts as another target. */
function isBelow(target: string, wildcard: string): boolean {
  if (!wildcard.startsWith('*.') || !hostPattern.test(target) || !hostPattern.test(wildcard)) return false
  return target.toLowerCase().endsWith(wildcard.slice(1).toLowerCase())
}

function lowersRewards(old: ProgramPolicy, next: ProgramPolicy): boolean {
  const bands = rewardedBands.some(
    (band) =>
      lowersRow(old.grid?.[band], next.grid?.[band]) ||
      (old.otherRewards?.[band] !== undefined && old.otherRewards[band] !== next.otherRewards?.[band]),
  )
  return bands || BigInt(next.retestReward ?? '0') < BigInt(old.retestReward ?? '0')
}

function lowersRow(old: GridRow | undefined, next: GridRow | undefined): boolean {
  if (!old) return false
  return !next || BigInt(next.least) < BigInt(old.least) || BigInt(next.most) < BigInt(old.most)
}
