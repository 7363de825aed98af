import { expect, it } from 'vitest'
import { themeIn } from './choose-theme.ts'

it.each([
  [null, 'system'],
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['locale=en; theme=light; sidebar=collapsed', 'light'],
  ['theme=', 'system'],
  ['theme=system', 'system'],
  ['theme=darkest', 'system'],
  ['my-theme=dark', 'system'],
  ['theme=dark"><script>', 'system'],
] as const)('reads %j as %s', (cookies, theme) => expect(themeIn(cookies)).toBe(theme))
