import { expect, it } from 'vitest'
import { typedIn } from './typed-in.ts'

it('shows again what was typed, each value up to twice the length of any field, and not more than a form of the site holds', () => {
  const form = new FormData()
  form.append('topic', 'a')
  form.append('topic', 'b')
  form.append('currentPassword', 'secret')
  for (let at = 0; at < 5; at++) form.append(`long${at}`, 'x'.repeat(200_000))
  const typed = typedIn(form)
  expect(typed.topic).toEqual(['a', 'b'])
  expect(typed).not.toHaveProperty('currentPassword')
  expect(typed.long0).toEqual(['x'.repeat(100_000)])
  expect(JSON.stringify(typed).length).toBeLessThan(301_000)
})
