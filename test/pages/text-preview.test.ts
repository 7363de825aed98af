import { expect, it } from 'vitest'
import { renderMarkdown } from '#infra/markdown.ts'
import { companyOwner, hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const intent = 'preview'
const page = '/account/text-preview'
const text = '## Judul\n\n1. **a**\n\n![x](https://evil.test/a.png) <script>alert(1)</script>'

it('shows a text as the pages do, each time anew', async () => {
  const html = await renderMarkdown(text)
  for (const person of [await hunter(), await companyOwner()])
    for (const address of [page, `/en${page}`, page]) {
      const answer = await site.ask(address, { as: await sessionOf(person), form: { intent, text } })
      expect([answer.status, await answer.json()]).toEqual([200, { html }])
    }
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<img')
})

it('refuses visitors, texts above the longest and what is no text', async () => {
  expect((await site.ask(page, { form: { intent, text } })).status).toBe(403)
  const as = await sessionOf(await hunter())
  const refused = async (form: Record<string, string>) =>
    (await site.ask(page, { as, form: { intent, ...form } })).status
  expect(await refused({ text: 'x'.repeat(50_000) })).toBe(200)
  expect(await refused({ text: 'x'.repeat(50_001) })).toBe(422)
  expect(await refused({})).toBe(422)
  expect(await refused({ text, other: 'x' })).toBe(422)
  expect(await refused({ text, intent: 'x' })).toBe(403)
})
