import { expect, it } from 'vitest'
import { isLongText } from './long-text.ts'

it('folds what fills more than six lines, however they come about', () => {
  expect(isLongText('<p>Satu baris.</p>')).toBe(false)
  expect(isLongText(`<p>${'kata '.repeat(80)}</p>`)).toBe(false)
  expect(isLongText(`<p>${'kata '.repeat(90)}</p>`)).toBe(true)
  expect(isLongText(`<ol>${'<li>Langkah</li>'.repeat(6)}</ol>`)).toBe(false)
  expect(isLongText(`<ol>${'<li>Langkah</li>'.repeat(7)}</ol>`)).toBe(true)
  expect(isLongText(`<pre><code>${'GET /\n'.repeat(7)}</code></pre>`)).toBe(true)
  expect(isLongText('<b></b>'.repeat(1000))).toBe(true)
})
