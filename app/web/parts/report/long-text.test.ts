import { expect, it } from 'vitest'
import { isLongText } from './long-text.ts'

it('folds what fills more than five lines, however they come about', () => {
  expect(isLongText('<p>Satu baris.</p>')).toBe(false)
  expect(isLongText(`<p>${'kata '.repeat(66)}</p>`)).toBe(false)
  expect(isLongText(`<p>${'kata '.repeat(75)}</p>`)).toBe(true)
  expect(isLongText(`<ol>${'<li>Langkah</li>'.repeat(5)}</ol>`)).toBe(false)
  expect(isLongText(`<ol>${'<li>Langkah</li>'.repeat(6)}</ol>`)).toBe(true)
  expect(isLongText(`<pre><code>${'GET /\n'.repeat(6)}</code></pre>`)).toBe(true)
  expect(isLongText('<b></b>'.repeat(1000))).toBe(true)
})
