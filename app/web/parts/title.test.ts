import { expect, test } from 'vitest'
import { pageTitle } from './title.ts'

const words = {
  id: { name: 'Karier', description: 'Bekerja bersama kami.' },
  en: { name: 'Career', description: 'Work with us.' },
}
const brand = 'Nusantara'
const matches = [{ loaderData: { brand: { name: brand } } }]
const at = (pathname: string) => ({ location: { pathname }, matches })

test('a page is named and described in the language of its address, under the brand of the site', () => {
  const meta = pageTitle(
    words,
    ({ name }) => name,
    ({ description }) => description,
  )
  expect(meta(at('/career'))).toEqual([
    { title: 'Karier · Nusantara, platform keamanan siber crowdsourced #1 di Indonesia' },
    { name: 'description', content: 'Bekerja bersama kami.' },
    { property: 'og:title', content: 'Karier' },
    { property: 'og:description', content: 'Bekerja bersama kami.' },
  ])
  expect(meta(at('/en/career'))).toEqual([
    { title: 'Career · Nusantara, the #1 crowdsourced cyber security platform in Indonesia' },
    { name: 'description', content: 'Work with us.' },
    { property: 'og:title', content: 'Career' },
    { property: 'og:description', content: 'Work with us.' },
  ])
})

test('a page without a description has none', () => {
  expect(pageTitle(words, ({ name }) => name)(at('/career'))).toHaveLength(1)
})

test('the first page has the name of the product', () => {
  const meta = pageTitle(
    words,
    () => '',
    () => 'x',
  )
  const title = 'Nusantara, platform keamanan siber crowdsourced #1 di Indonesia'
  expect(meta(at('/'))).toContainEqual({ title })
  expect(meta(at('/'))).toContainEqual({ property: 'og:title', content: title })
})

test('a long description ends between two words, whatever script it is in', () => {
  const of = (text: string) => {
    const meta = pageTitle(
      words,
      () => '',
      () => text,
    )
    return (meta(at('/'))[1] as { content: string }).content
  }
  const long = of(`baris\none\u0000 ${'kata '.repeat(100)}`)
  expect(long).toMatch(/^baris one kata .* kata…$/)
  expect(long.length).toBeLessThanOrEqual(201)
  expect(of('😀'.repeat(400))).toBe(`${'😀'.repeat(200)}…`)
})

test('a page whose root was not loaded still has a title', () => {
  expect(pageTitle(words, ({ name }) => name)({ location: { pathname: '/career' } })).toEqual([
    { title: expect.stringMatching(/^Karier · .*platform keamanan siber/) },
  ])
})
