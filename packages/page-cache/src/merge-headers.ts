/** Headers with those of `answer` in their place, by lower-case name: writing both spellings of a name would send both. */
export function mergeHeaders(ours: Record<string, string>, answer: Headers): Record<string, string> {
  return Object.fromEntries([...new Headers(ours), ...answer])
}
