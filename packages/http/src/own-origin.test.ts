import { expect, test } from 'vitest'
import { isFrom } from './own-origin.ts'

const own = 'https://a.test'
const none = { site: null, origin: null, referer: null }

test.each([
  [{ ...none, site: 'same-origin', origin: own }, true],
  [{ ...none, site: 'same-origin', origin: 'null' }, true],
  [{ ...none, site: 'none' }, true],
  [{ ...none, origin: own }, true],
  [{ ...none, referer: `${own}/x` }, true],
  [none, false],
  [{ ...none, origin: 'null' }, false],
  [{ ...none, site: 'same-site', origin: own }, false],
  [{ ...none, site: 'same-origin', origin: 'https://b.test' }, false],
  [{ ...none, referer: 'https://a.test.b.test/' }, false],
])('%o is from a page of the same origin: %s', (whence, answer) => expect(isFrom(own, whence)).toBe(answer))
