import { type ClassList, searchClasses } from '#domain/report/classification/class-search.ts'
import { cweLabel, cweOf } from '#domain/report/classification/cwe.ts'
import { indonesianAdvice } from '#domain/report/classification/indonesian-advice.ts'
import { vrtNamed } from '#domain/report/classification/vrt.ts'
import type { Locale } from '#kernel/locale.ts'

// All classes and weaknesses: loaded when one of the fields is entered (docs/decisions/0073), never with a page.

/** What a field offers for what is typed. */
export function optionsFor(list: ClassList, typed: string, locale: Locale) {
  return searchClasses(list, typed).map(({ value, name, category }) => ({
    ...{ value, label: name },
    note: locale === 'id' ? category : undefined,
  }))
}

export type Proposal = {
  vrtId: string
  cwe: readonly { id: number; label: string }[]
  cvss: string | null
  advice: string | null
}

/** What the taxonomy proposes for a report of this class; null for a text that is none. */
export function proposalFor(typed: string): Proposal | null {
  const vrt = vrtNamed(typed)
  if (!vrt) return null
  const cwe = vrt.cwe.flatMap((id) => {
    const found = cweOf(id)
    return found && !found.ended ? [{ id, label: cweLabel(found) }] : []
  })
  return { vrtId: vrt.id, cwe, cvss: vrt.cvss, advice: indonesianAdvice(vrt.id) }
}
