import { withoutTokens } from '@cakrawala/errors/error-summary'
import { expect, it } from 'vitest'

it('INV-05 writes no token of an address, but its ids', () => {
  const [id, hash] = ['0199c3f0-5b1e-7c3a-9d2f-3b8a5e6f7a10', '4fQz81LmXc02TrYwKp9BdE']
  const token = 'x9'.repeat(22)
  expect(withoutTokens(`/bughunter/programs/invitation/${hash}/${token}/accept`)).toBe(
    `/bughunter/programs/invitation/${hash}/…/accept`,
  )
  expect(withoutTokens(`/programs/${id}`)).toBe(`/programs/${id}`)
})

it('LOG-02 writes no number of an identity or tax card', () => {
  expect(withoutTokens('/bughunter/3273011708990077/x')).toBe('/bughunter/…/x')
  expect(withoutTokens('/company/012345678901000')).toBe('/company/…')
})
