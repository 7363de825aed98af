import { withoutTokens } from '@cakrawala/errors/error-summary'
import { expect, it } from 'vitest'
import { newId, randomWord } from '#kernel/ids.ts'

it('INV-05 writes no token of an address, but its ids', () => {
  const [id, hash] = [newId(), randomWord()]
  expect(withoutTokens(`/bughunter/programs/invitation/${hash}/${randomWord(43)}/accept`)).toBe(
    `/bughunter/programs/invitation/${hash}/…/accept`,
  )
  expect(withoutTokens(`/programs/${id}`)).toBe(`/programs/${id}`)
})

it('LOG-02 writes no number of an identity or tax card', () => {
  expect(withoutTokens('/bughunter/3273011708990077/x')).toBe('/bughunter/…/x')
  expect(withoutTokens('/company/012345678901000')).toBe('/company/…')
})
