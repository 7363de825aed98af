import { expect, it } from 'vitest'
import { addressing, readerAt } from './address.ts'
import { catalogue } from './catalogue.ts'

const { id } = catalogue({
  one: { id: 'Anda boleh. Anda juga, kata Anda; seandanya tidak.', en: 'You may.' },
  deep: { two: ({ title }: { title: string }) => ({ id: `${title} milik Anda`, en: title }) },
})

it('shared words call a bughunter kamu, and leave what a person wrote', () => {
  const words = addressing(id, 'bughunter')
  expect(words.one).toBe('Kamu boleh. Kamu juga, kata kamu; seandanya tidak.')
  expect(words.deep.two({ title: 'Lindungi Anda' })).toBe('Lindungi Anda milik kamu')
  expect(addressing(id, 'bughunter')).toBe(words)
  expect(addressing(id, 'other')).toBe(id)
})

it.each([
  ['/bughunter', 'bughunter'],
  ['/bughunter/nda', 'bughunter'],
  ['/en/sign-up-bughunter', 'bughunter'],
  ['/bughunters', 'other'],
  ['/company/bughunter', 'other'],
  ['/sign-up', 'other'],
])('the page %s is for %s', (address, reader) => {
  expect(readerAt(address)).toBe(reader)
})
