import { expect, test } from 'vitest'
import { securityTxtAt } from './security-txt.ts'

test.each([
  ['2026-11-21T14:00:00Z', '2027-11-01T00:00:00.000Z'],
  ['2026-11-30T23:59:59Z', '2027-11-01T00:00:00.000Z'],
  ['2024-02-29T12:00:00Z', '2025-02-01T00:00:00.000Z'],
])('at %s it is valid until %s: never more than a year, and the same all month', (at, until) => {
  expect(securityTxtAt(new Date(at))).toContain(`\nExpires: ${until}\n`)
})
