import { outsideCode } from '@cakrawala/unicode-text/outside-code'

/** What a canned answer may ask for of its report. Each is something the bughunter of the report may know. */
export const placeholders = ['hunter', 'code', 'program', 'title', 'due', 'company'] as const
export type Placeholder = (typeof placeholders)[number]

/** How each is written between `{{` and `}}`; the first is what we write in Indonesian, the last in English. */
export const placeholderNames = {
  hunter: ['hunter'],
  code: ['kode', 'code'],
  program: ['program'],
  title: ['judul', 'title'],
  due: ['tenggat', 'due'],
  company: ['perusahaan', 'company'],
} as const satisfies Record<Placeholder, readonly string[]>

/** What stands for each on one report; null where the report has none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>

const written = /\{\{ ?([a-z]{2,12}) ?\}\}/gi
const byName = new Map<string, Placeholder>(
  placeholders.flatMap((one) => placeholderNames[one].map((name): [string, Placeholder] => [name, one])),
)

/** The placeholders a text still has outside of its code, as they are written, each once. */
export function placeholdersIn(markdown: string): string[] {
  const found = [...outsideCode(markdown).matchAll(written)]
  return [...new Set(found.filter(([, name]) => isKnown(name)).map(([all]) => all))]
}

function isKnown(name: string | undefined): boolean {
  return name !== undefined && byName.has(name.toLowerCase())
}

/** A text with its placeholders filled in. `missing`: those this report has nothing for, which remain as they are written. */
export type Filled = { text: string; missing: string[] }

/** Fills in placeholders. What is filled in is shown as text: it brings no Markdown of its own and is not filled in again. */
export function fillPlaceholders(markdown: string, values: PlaceholderValues): Filled {
  const missing = new Set<string>()
  const text = markdown.replace(written, (all, name: string) => {
    const placeholder = byName.get(name.toLowerCase())
    if (placeholder === undefined) return all
    const value = values[placeholder]
    if (value) return asText(value)
    missing.add(all)
    return all
  })
  return { text, missing: [...missing] }
}

function asText(value: string): string {
  return value.replace(/[\\`*_{}[\]<>#~|]/g, '\\$&')
}
