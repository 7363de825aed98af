// `npm run bench:data`: every list on 10,000 programs and 100,000 reports; a table, and exit 1 where a list takes over 50
// ms. DATA_DIR keeps the data for the next run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBigData } from './big-data/open.ts'
import { measure } from './lists.ts'

const given = process.env.DATA_DIR
const dataDir = path.resolve(given ?? mkdtempSync(path.join(tmpdir(), 'cakrawala-data-')))
const data = await openBigData(dataDir, (line) => process.stdout.write(`${line}\n`))
try {
  const missed = await measure(data.url, dataDir, process.argv.slice(2))
  process.stdout.write(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}\n` : '\nEvery bar is met.\n')
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await data.stop()
  if (!given) rmSync(dataDir, { recursive: true, force: true })
}
