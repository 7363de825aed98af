import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptText } from './structured-data.tsx'

// MD-06. JSON.stringify alone lets every one of these through.
test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  'a\u2028b\u2029c',
  '&lt;/script&gt;',
  '\ud800',
])('a name like %j neither ends the data nor begins anything', (name) => {
  const text = scriptText({ '@type': 'Person', name })
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name })
})

test('any name is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const text = scriptText({ '@type': 'Person', name })
      return !/[<>&\u2028\u2029]/.test(text) && (JSON.parse(text) as { name: string }).name === name
    }),
  )
})
