import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  [undefined, null],
  ['', null],
  ['fr, en;q=0.5', 'en'],
  ['en-US,en;q=0.9,id;q=0.8', 'en'],
  ['en;q=0.2, ID-id;q=0.3', 'id'],
  ['en;q=0', null],
  [`${'x,'.repeat(100)}en`, null],
])('of %s', (header, language) => expect(preferredLanguage(header, ['id', 'en'])).toBe(language))
