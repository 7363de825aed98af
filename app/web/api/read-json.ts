const deepest = 32
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/y

/**
 * Parses a JSON text that says one thing only: no key twice in an object, no keys that touch prototypes,
 * at most 32 levels. @returns undefined when the text is none.
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return saysOneThing(text) ? value : undefined
  } catch {
    return undefined
  }
}

/** Walks a text that is known to be JSON. */
function saysOneThing(text: string): boolean {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' || sign === '[') {
      if (open.push(sign === '{' ? new Set() : null) > deepest) return false
    } else if (sign === '}' || sign === ']') {
      open.pop()
    } else if (sign === '"') {
      string.lastIndex = at
      const word = string.exec(text)?.[0] ?? ''
      at += word.length - 1
      const keys = open.at(-1)
      if (keys && isKey(text, at + 1) && !addOnce(keys, JSON.parse(word) as string)) return false
    }
  }
  return true
}

function isKey(text: string, at: number): boolean {
  while (/\s/.test(text[at] ?? '')) at++
  return text[at] === ':'
}

function addOnce(keys: Set<string>, key: string): boolean {
  if (keys.has(key) || forbiddenKeys.has(key)) return false
  keys.add(key)
  return true
}
