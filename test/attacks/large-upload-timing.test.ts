import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { evidenceFile, webmVideo } from '../support/evidence.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

/** What is held, in bytes: without what could be thrown away at once. */
function held(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // Bytes outside of the heap are freed by the second time.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

// A naive version reads an upload whole, and a checked one twice.
it('a video of 99 MB is taken and written anew within 20 MB of memory', async () => {
  const reporter = await hunter()
  const programId = await liveProgram(await companyOwner(), await operator())
  await join(reporter, programId)
  const { id } = await send(reporter, programId)
  const client = path.join(import.meta.dirname, '../support/large-upload-client.ts')
  const args = [client, site.origin(), await sessionOf(reporter), id]
  // What the first upload loads stays for all others.
  await storeFile(reporter, 'report', evidenceFile(webmVideo(), 'kecil.webm'), 'files')
  const before = held()
  const rssBefore = process.memoryUsage.rss()
  let most = 0
  let mostRss = 0
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const began = performance.now()
      most = Math.max(most, held() - before)
      mostRss = Math.max(mostRss, process.memoryUsage.rss() - rssBefore)
      // Collecting stops the server, which shall have most of the time.
      await new Promise((go) => setTimeout(go, 4 * (performance.now() - began)))
    }
  }
  const looking = look()
  const { stdout } = await promisify(execFile)(process.execPath, args)
  isOver = true
  await looking
  const { size, status, answer } = JSON.parse(stdout)
  if (process.env.SHOW_BYTES) process.stdout.write(`${size} bytes: ${most} held at most, rss +${mostRss}\n`)
  expect([answer, status, size > 98_000_000]).toEqual([expect.anything(), 200, true])
  expect(most).toBeLessThan(20_000_000)
}, 120_000)
