import { expect, test } from 'vitest'
import { pageTitle } from './title.ts'

const words = {
  id: { name: 'Karier', description: 'Bekerja bersama kami.' },
  en: { name: 'Career', description: 'Work with us.' },
}
const at = (pathname: string) => ({ location: { pathname } })

test('a page is named and described in the language of its address', () => {
  const meta = pageTitle(
    words,
    ({ name }) => name,
    ({ description }) => description,
  )
  expect(meta(at('/career'))).toEqual([
    { title: expect.stringMatching(/^Karier · /) },
    { name: 'description', content: 'Bekerja bersama kami.' },
  ])
  expect(meta(at('/en/career'))).toEqual([
    { title: expect.stringMatching(/^Career · /) },
    { name: 'description', content: 'Work with us.' },
  ])
})

test('a page without a description says none', () => {
  expect(pageTitle(words, ({ name }) => name)(at('/career'))).toHaveLength(1)
})
