/** What was typed into a form and not sent, by the names of its fields. */
type Kept = { at: number; fields: Record<string, string> }

const prefix = 'unsent:'
/** Bounds of what a browser keeps: forms, letters of one, and days. */
const mostForms = 20
const longest = 200_000
const livesMs = 7 * 24 * 3_600_000

/** Keys name the account: what one account typed is never put before another one. */
export function keyOf(account: string, page: string, intent: string): string {
  return `${prefix}${account}:${page}:${intent}`
}

/** @returns null where there is none, it is too old, or the browser lets nothing be kept */
export function readKept(key: string, now: number): Record<string, string> | null {
  try {
    const { at, fields } = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept
    if (now - at < livesMs) return fields
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept, or it is nothing of ours.
  }
  return null
}

/** Keeps what is typed; nothing typed is kept no more. */
export function writeKept(key: string, fields: Record<string, string>, now: number): void {
  const text = JSON.stringify({ at: now, fields } satisfies Kept)
  try {
    if (Object.keys(fields).length === 0 || text.length > longest) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dropOldest()
  } catch {
    // A browser that is full or keeps nothing loses the text as it did before.
  }
}

/** Forgets what every account but this one typed: all of it where no account is named. */
export function forgetOthers(account?: string): void {
  try {
    for (const key of keptKeys())
      if (account === undefined || !key.startsWith(`${prefix}${account}:`)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}

function keptKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}

function dropOldest(): void {
  const keys = keptKeys()
  if (keys.length <= mostForms) return
  const ages = keys.map((key) => [key, (JSON.parse(localStorage.getItem(key)!) as Kept).at] as const)
  for (const [key] of ages.toSorted((one, two) => one[1] - two[1]).slice(0, keys.length - mostForms))
    localStorage.removeItem(key)
}
