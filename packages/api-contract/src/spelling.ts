/** JSON has `created_at` where our code has `createdAt`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `created_at` → `createdAt`; words that are no such spelling stay as they are. */
export function camel(name: string): string {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(name)
    ? name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
    : name
}

/** A value as JSON has it: every key spelled its way, amounts as numbers; moments write themselves. */
export function snakeKeys(value: unknown): unknown {
  return respelled(value, snake)
}

/**
 * The same the other way. Both spellings of a name are read, as the first calls had ours; both at once are a repeated
 * key.
 * @returns undefined when an object has a repeated key
 */
export function camelKeys(value: unknown): unknown {
  try {
    return respelled(value, camel)
  } catch (error) {
    if (error instanceof SaidTwice) return undefined
    throw error
  }
}

/** The errors of a form's fields, named as JSON names them. */
export function snakeErrors<Errors>(errors: Readonly<Record<string, Errors>>): Record<string, Errors> {
  return Object.fromEntries(Object.entries(errors).map(([path, list]) => [snake(path), list]))
}

class SaidTwice extends Error {}

function respelled(value: unknown, spell: (name: string) => string): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map((item) => respelled(item, spell))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const entries = Object.entries(value).map(([name, part]) => [spell(name), respelled(part, spell)] as const)
  if (new Set(entries.map(([name]) => name)).size < entries.length) throw new SaidTwice()
  return Object.fromEntries(entries)
}
