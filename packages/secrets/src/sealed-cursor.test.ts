import { expect, it } from 'vitest'
import { openCursor, sealCursor } from '../../../app/infra/secrets.ts'

it('opens for its own purpose, and reveals nothing of its number', () => {
  const cursors = Array.from({ length: 5 }, () => sealCursor('log a', 2380))
  expect(new Set(cursors).size).toBe(5)
  for (const cursor of cursors) {
    expect(openCursor('log a', cursor)).toBe(2380)
    expect(openCursor('log b', cursor)).toBeNull()
    expect(openCursor('log a', `${cursor.slice(0, -2)}AA`)).toBeNull()
  }
  for (const none of ['', '2380', 'x'.repeat(60), `${cursors[0]}=`, 'ü'.repeat(50)])
    expect(openCursor('log a', none)).toBeNull()
})
