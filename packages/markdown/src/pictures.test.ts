import { expect, it } from 'vitest'
import { picturesNamed } from './pictures.ts'
import { renderMarkdown } from './render.ts'

it('names the pictures of a text, and nothing that only looks like one', async () => {
  const html = await renderMarkdown(
    '![Layar](layar%20satu.png) ![](https://a.test/b.png) `<span data-picture="c.png">x</span>` ![x](d.webp)',
  )
  expect([...picturesNamed(html)]).toEqual(['layar satu.png', 'd.webp'])
})
