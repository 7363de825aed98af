import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addLines, readJournal } from './line-journal.ts'

const root = mkdtempSync(path.join(tmpdir(), 'journal-'))
const file = path.join(root, 'folder', 'lines')

afterAll(() => rmSync(root, { recursive: true }))

it('only grows, and keeps a line that was cut off apart from the next', async () => {
  expect(await readJournal(file, 'the journal')).toBe('')
  await addLines(file, 'the journal', ['a', 'b'])
  appendFileSync(file, 'cut o')
  await addLines(file, 'the journal', ['c'])
  await addLines(file, 'the journal', [])
  expect(await readJournal(file, 'the journal')).toBe('a\nb\ncut o\nc\n')
})
