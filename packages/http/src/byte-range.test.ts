import { expect, it } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-900', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['lines=0-3', null],
  [`bytes=${'9'.repeat(400)}-`, null],
  [undefined, null],
])('%s of 100 bytes', (header, part) => expect(byteRangeOf(header, 100)).toEqual(part))
