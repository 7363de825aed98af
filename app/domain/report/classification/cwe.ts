import list from './cwe.json' with { type: 'json' }
import { folded } from './fold-words.ts'

/** A weakness of MITRE's CWE list: its number and its English name. `ended`: the version that deprecated it. */
export type Cwe = { readonly id: number; readonly name: string; readonly ended?: string }

/** The version and the date of the list, and its weaknesses by number. */
export const { version: cweVersion, date: cweDate } = list
export const cweList: readonly Cwe[] = list.weaknesses

const byId = new Map(cweList.map((cwe) => [cwe.id, cwe]))
const byLabel = new Map(cweList.map((cwe) => [folded(cweLabel(cwe)), cwe]))
/** Some names differ in their signs alone: such a name means no weakness. */
const byName = Map.groupBy(cweList, ({ name }) => folded(name))

/** @returns null when there is no weakness of this number. */
export function cweOf(id: number): Cwe | null {
  return byId.get(id) ?? null
}

/** Finds a weakness by `CWE-79`, `79`, its name or its label, as people type or choose it. */
export function cweNamed(typed: string): Cwe | null {
  const digits = /^(?:CWE-)?(\d{1,5})$/i.exec(typed.trim())?.[1]
  if (digits !== undefined) return cweOf(Number(digits))
  const words = folded(typed)
  const named = byName.get(words) ?? []
  return byLabel.get(words) ?? (named.length === 1 ? named[0]! : null)
}

export function cweLabel({ id, name }: Cwe): string {
  return `CWE-${id} ${name}`
}
