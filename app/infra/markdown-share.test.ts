import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { expect, it } from 'vitest'
import { useDatabase } from '../../test/support/database.ts'
import { renderMarkdown } from './markdown.ts'

useDatabase()

const { signal } = new AbortController()
const as = (accountId: string, text: string) =>
  inRequestScope({ network: '192.0.2.0/24', accountId, signal }, () => renderMarkdown(text))

it('renders the text of one account before the waiting texts of another’s many', async () => {
  let rendered = 0
  const flood = Array.from({ length: 60 }, async (_, turn) => {
    await as('greedy', `kata ${turn} `.repeat(500))
    rendered++
  })
  await new Promise((go) => setTimeout(go, 50))
  expect(await as('quiet', 'satu')).toBe('<p>satu</p>')
  expect(rendered).toBeLessThan(60)
  await Promise.all(flood)
})

it('counts texts before they are rendered, whatever the result', { timeout: 60_000 }, async () => {
  for (let turn = 0; turn < 1_200; turn++) await as('busy', 'a')
  await expect(as('busy', 'a')).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await as('other', 'a')).toBe('<p>a</p>')
  expect(await renderMarkdown('a')).toBe('<p>a</p>')
})
