import { expect, it } from 'vitest'
import { outsideCode } from './outside-code.ts'

it.each([
  ['a `b` c', 'a   c'],
  ['a ``b ` c`` d', 'a   d'],
  ['a ` b', 'a ` b'],
  ['x\n```js\n{{due}}\n```\ny', 'x\n \ny'],
  ['x\n~~~\n```\n~~~\ny', 'x\n \ny'],
  ['x\n```\nnever closed', 'x\n '],
  ['', ''],
])('leaves of %j what is not code', (text, left) => {
  expect(outsideCode(text)).toBe(left)
})
