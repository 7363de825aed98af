import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlineAssets } from './inline-assets.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  writeFileSync(join(folder, 'root-Ab1.css'), 'body{color:red}\n')
  writeFileSync(join(folder, 'small-Ab1.js'), 'document.title="$1 $& here"\n')
  writeFileSync(join(folder, 'chained-Ab1.js'), 'import"./other.js"')
  writeFileSync(join(folder, 'ending-Ab1.js'), 'x="</script>"')
})
afterAll(() => rmSync(folder, { recursive: true }))

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const style = '<link rel="stylesheet" href="/assets/root-Ab1.css"/>'
const script = (name: string) => `<script type="module" src="/assets/${name}"></script>`

it('puts the styles and the small script into the page, letter by letter, with their hashes', () => {
  const page = inlineAssets(`<head>${style}</head><p>${script('small-Ab1.js')}`, folder)
  expect(page).toEqual({
    html: '<head><style>body{color:red}</style></head><p><script type="module">document.title="$1 $& here"</script>',
    styleHashes: [hashOf('body{color:red}')],
    scriptHashes: [hashOf('document.title="$1 $& here"')],
  })
})

it('ignores missing files, imports, text that would end its element, and files elsewhere', () => {
  const left = [
    script('gone-Ab1.js'),
    script('chained-Ab1.js'),
    script('ending-Ab1.js'),
    '<script type="module" src="/assets/../../secret.js"></script>',
    '<script type="module" src="https://else.example/assets/small-Ab1.js"></script>',
  ].join('')
  expect(inlineAssets(left, folder)).toEqual({ html: left, styleHashes: [], scriptHashes: [] })
})

it('CCH-03 admits nothing that was inline before', () => {
  const page = inlineAssets('<script>alert(1)</script><style>p{}</style>', folder)
  expect([page.scriptHashes, page.styleHashes]).toEqual([[], []])
})
