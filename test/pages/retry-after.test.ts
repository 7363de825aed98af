import { expect, it } from 'vitest'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

it('a page that refuses for a while says for how long', async () => {
  const { username } = await hunter()
  const form = { intent: 'sign_in', identifier: username, password: 'Salah-Sekali-2026' }
  const answers: Response[] = []
  for (let turn = 0; turn < 6; turn++) answers.push(await site.ask('/sign-in', { form }))
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429])
  expect(answers[0]!.headers.get('retry-after')).toBeNull()
  expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(60)
})
