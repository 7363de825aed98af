import { deepest } from '@cakrawala/markdown/markdown-html'
import { plainHtml } from '@cakrawala/markdown/render'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderMarkdown } from '#infra/markdown.ts'
import { dangersIn, pathologicalTexts } from '../support/hostile-texts.ts'

/** What a text may take, and the moment at which its parser is ended, in milliseconds. */
const quick = 250
const limit = 1_000

beforeAll(async () => {
  expect(await renderMarkdown('*siap*')).toBe('<p><em>siap</em></p>')
})

/** A text as HTML, how long that took, and the longest moment this process could do nothing else, in milliseconds. */
async function rendered(text: string) {
  // A parser that was ended begins anew; that is not this text's time.
  await renderMarkdown('siap')
  let waited = 0
  let ticked = performance.now()
  const clock = setInterval(() => {
    waited = Math.max(waited, performance.now() - ticked - 10)
    ticked = performance.now()
  }, 10)
  const started = performance.now()
  const html = await renderMarkdown(text)
  const took = performance.now() - started
  clearInterval(clock)
  return { html, took, waited }
}

// A naive version parses in the platform itself: no one else is served meanwhile, and the deepest ones end it.
describe('MD-05 texts of 100 KB that are expensive to parse', () => {
  it('are 14', () => {
    expect(pathologicalTexts).toHaveLength(14)
    for (const [name, text] of pathologicalTexts) expect([name, text.length > 90_000]).toEqual([name, true])
  })

  it.each(pathologicalTexts)('%s: rendered within 250 ms, or shown as typed', async (_name, text) => {
    let quickest = Number.POSITIVE_INFINITY
    // A machine that does something else for a moment is not the text's fault: the best of three counts.
    for (let round = 0; round < 3 && quickest > quick; round++) {
      const { html, took, waited } = await rendered(text)
      expect(dangersIn(html)).toEqual([])
      expect(took).toBeLessThan(limit + quick)
      // The platform itself goes on serving while another person's text is parsed.
      expect(waited).toBeLessThan(quick)
      expect(await renderMarkdown('**sesudahnya**')).toBe('<p><strong>sesudahnya</strong></p>')
      if (html === plainHtml(text)) return
      quickest = Math.min(quickest, took)
    }
    expect(quickest).toBeLessThanOrEqual(quick)
  })

  it.each([
    ['quotes', (depth: number) => `${'> '.repeat(depth)}x`],
    ['lists', (depth: number) => Array.from({ length: depth }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
    ['emphasis', (depth: number) => `${'*a '.repeat(depth)}${'b* '.repeat(depth)}`],
  ])('no deeper than 100: %s', async (_name, nested) => {
    expect(deepest).toBe(100)
    expect(await renderMarkdown(nested(30))).not.toBe(plainHtml(nested(30)))
    expect(await renderMarkdown(nested(120))).toBe(plainHtml(nested(120)))
  })
})
