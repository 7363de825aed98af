import { folded } from './fold-words.ts'
import taxonomy from './vrt.json' with { type: 'json' }

/** 1 (worst) … 5; null where it depends on the impact. */
export type VrtPriority = 1 | 2 | 3 | 4 | 5 | null
/** One class of the Vulnerability Rating Taxonomy; `id` is its path, `name` the same path in English words. */
export type VrtClass = {
  readonly id: string
  readonly name: string
  readonly priority: VrtPriority
  /** What the taxonomy proposes for a report of this class. */
  readonly cwe: readonly number[]
  readonly cvss: string | null
  /** The release that dropped it: old reports keep it, a new choice is refused. */
  readonly ended?: string
}

/** The date of the taxonomy (source and licence: docs/third-party.md; `npm run classes` writes a newer one). */
export const vrtRelease: string = taxonomy.release
export const vrtCategories: readonly { id: string; name: string }[] = taxonomy.categories
export const vrtClasses = taxonomy.classes as readonly VrtClass[]

const byId = new Map(vrtClasses.map((one) => [one.id, one]))
const byName = new Map(vrtClasses.map((one) => [folded(one.name), one]))

/** @returns null when there is no class of this id. */
export function vrtOf(id: string): VrtClass | null {
  return byId.get(id) ?? null
}

/** Finds a class by its id or its whole name, as people type or choose it. */
export function vrtNamed(typed: string): VrtClass | null {
  return vrtOf(typed.trim()) ?? byName.get(folded(typed)) ?? null
}
