import type { DataKind } from './kinds.ts'

const dots = (count: number) => '•'.repeat(Math.max(4, count))

/** How many characters of a value its mask shows, at the beginning and at the end. */
const shown: Record<Exclude<DataKind, 'email' | 'private_key'>, readonly [number, number]> = {
  nik: [4, 4],
  npwp: [2, 4],
  phone: [4, 3],
  card: [4, 4],
  bank_account: [0, 4],
  passport: [1, 2],
  token: [4, 2],
  password: [0, 0],
}

/**
 * What stands in the place of a value: enough for its owner to know it, in one line, e.g. `3173••••••••0004`. Secrets
 * show no length.
 */
export function maskOf(kind: DataKind, value: string): string {
  if (kind === 'private_key') return `[PRIVATE KEY ${dots(8)}]`
  if (kind === 'email') return `${value.slice(0, 1)}${dots(4)}${value.slice(value.lastIndexOf('@'))}`
  const [first, last] = value.length < 12 && kind === 'token' ? [0, 0] : shown[kind]
  const secret = kind === 'token' || kind === 'password'
  const signs = secret ? value : value.replace(/[ .()-]/g, '')
  const hidden = secret ? 8 : signs.length - first - last
  return `${signs.slice(0, first)}${dots(hidden)}${last > 0 ? signs.slice(-last) : ''}`
}
