import list from './cwe.json' with { type: 'json' }

/** A weakness of MITRE's CWE list: its number and its English name. */
export type Cwe = { readonly id: number; readonly name: string }

/** The weaknesses bug reports mostly name, by number: CWE Top 25, those behind the OWASP Top 10, and those of our VRT classes. */
export const cweList: readonly Cwe[] = list

const byId = new Map(cweList.map((cwe) => [cwe.id, cwe]))

/** Finds a weakness by `CWE-79`, `79` or 79. @returns null when it is not in our list. */
export function cweOf(id: number | string): Cwe | null {
  const digits = /^(?:CWE-)?(\d{1,5})$/i.exec(String(id).trim())?.[1]
  return digits === undefined ? null : (byId.get(Number(digits)) ?? null)
}
