import '../../support/resolve-once.ts'
import { rmSync } from 'node:fs'

// The product in a process that opens on one database after the other and reports when it is open and closed: loading and
// compiling the program once a file costs more than most files. Its folder is deleted with it (unless it is kept), and it
// ends with the worker that started it.
if (!process.argv.includes('--keep'))
  process.on('exit', () => rmSync(process.env.DATA_DIR!, { recursive: true, force: true }))

const { logLine } = await import('@cakrawala/logging/log')
const { readSettings } = await import('#infra/settings.ts')
const { startPlatform } = await import('../../../app/platform.ts')
type Platform = Awaited<ReturnType<typeof startPlatform>>

process.on('unhandledRejection', (error) => logLine('error', { event: 'rejection_unhandled' }, error))

let platform: Platform | undefined
let turn = Promise.resolve()

process.on('message', ({ databaseUrl }: { databaseUrl: string | null }) => {
  turn = turn.then(() => (databaseUrl === null ? close() : open(databaseUrl))).catch(fail)
})
process.on('disconnect', () => {
  turn = turn.then(stop).then(() => process.exit(0), fail)
})
// A worker that is gone by then has no one left to tell.
if (process.connected) process.send!('ready')
else process.exit(0)

async function open(databaseUrl: string): Promise<void> {
  platform = await startPlatform(readSettings({ ...process.env, DATABASE_URL: databaseUrl }))
  say('open')
}

async function close(): Promise<void> {
  await stop()
  say('closed')
}

async function stop(): Promise<void> {
  await platform?.stop()
  platform = undefined
}

function say(word: string): void {
  if (process.connected) process.send!(word)
}

function fail(error: unknown): never {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exit(1)
}
