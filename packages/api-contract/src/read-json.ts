const deepest = 32
/** Strings, brackets and commas together. */
const mostTokens = 6_000
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
/** A whole string, or one sign of the structure; a quote alone begins a string without an end. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|["{}[\],]/g
const beforeColon = /\s*:/y

/**
 * Parses an unambiguous JSON text: no key twice in an object, no keys that touch prototypes, at most 32 levels. Levels
 * and items are counted before anything is built of them.
 * @returns undefined when the text is invalid
 * @throws JsonTooLarge for more than about 2,000 items
 */
export function readJson(text: string): unknown {
  if (!saysOneThing(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A text of too many items. */
export class JsonTooLarge extends Error {
  override name = 'JsonTooLarge'
}

/** Walks a text that need not be JSON: what is none is found by the parser afterwards. */
function saysOneThing(text: string): boolean {
  const open: (Set<string> | null)[] = []
  let tokens = 0
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '"') return false
    if (++tokens > mostTokens) throw new JsonTooLarge()
    if (found === '{' || found === '[') {
      if (open.push(found === '{' ? new Set() : null) > deepest) return false
    } else if (found === '}' || found === ']') {
      open.pop()
    } else if (found !== ',') {
      const keys = open.at(-1)
      if (keys && isKey(text, index + found.length) && !addOnce(keys, found)) return false
    }
  }
  return true
}

function isKey(text: string, at: number): boolean {
  beforeColon.lastIndex = at
  return beforeColon.test(text)
}

function addOnce(keys: Set<string>, quoted: string): boolean {
  const key = textOf(quoted)
  if (key === undefined || keys.has(key) || forbiddenKeys.has(key)) return false
  keys.add(key)
  return true
}

function textOf(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return undefined
  }
}
