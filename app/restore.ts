import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { verifyBackup } from '@cakrawala/backup/verify-backup'
import { withDatabaseOf } from '@cakrawala/embedded-postgres-server/with-database'
import { printProblem } from '@cakrawala/errors/print-problem'
import { StartProblem, startProblemOf } from '@cakrawala/errors/start-problem'
import { firstBrokenEvent } from '#domain/event/event-queries.server.ts'
import { requireUsable, restoreBackup } from '#infra/backups.ts'
import { connectDatabase, disconnectDatabase } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'

// `npm run restore -- folder [--check] [--replace [--yes]]`: brings a backup into an empty database and data folder.
const usage = 'npm run restore -- <folder of a backup> [--check] [--replace [--yes]]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, replace: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  if (positionals.length !== 1) throw new StartProblem(usage)
  await run(path.resolve(positionals[0]!), values).catch((error: unknown) => {
    throw startProblemOf(error, 'the restore') ?? error
  })
} catch (error) {
  printProblem(error)
}

async function run(folder: string, { check = false, replace = false, yes = false }): Promise<void> {
  const from = Date.now()
  const manifest = await verifyBackup(folder)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const contents = `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.count} files of ${manifest.madeAt}`
  if (check) return say(`The backup is whole: ${contents}.`)
  requireKey()
  requireUsable(manifest)
  if (replace && !yes) await confirm()
  const { replaced, deletionsAdded, broken } = await withDatabaseOf(
    settings(),
    async (url) => ({
      ...(await restoreBackup(url, folder, manifest, { replace })),
      broken: await checkHistory(url),
    }),
    { mustExist: false },
  )
  if (broken !== null)
    throw new StartProblem(`Restored, but the history of the backup is not whole from event ${broken} on.`)
  say(`Restored ${contents} in ${((Date.now() - from) / 1000).toFixed(1)} s.`)
  if (replaced) say(`The files that were there lie in ${replaced}.`)
  if (deletionsAdded > 0) say(`${deletionsAdded} deletions were added to the journal.`)
  say('Start the site: people erased since are erased again before it answers.')
}

/** A key made up now would open nothing of the backup. */
function requireKey(): void {
  const { SECRET_KEY, DATA_DIR = './data' } = process.env
  if (SECRET_KEY?.trim() || existsSync(path.join(DATA_DIR, 'secret.key'))) return
  throw new StartProblem(
    `The secret key of the backup is missing: set SECRET_KEY, or put secret.key into ${path.resolve(DATA_DIR)}.`,
  )
}

async function confirm(): Promise<void> {
  if (!process.stdin.isTTY) throw new StartProblem('--replace wants --yes where nobody can be asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(
    'Give up what is in the database and the files now? Type "replace": ',
  )
  terminal.close()
  if (answer.trim() !== 'replace') throw new StartProblem('Nothing was changed.')
}

/** @returns the first event that does not follow the one before, or null */
async function checkHistory(url: string): Promise<number | null> {
  await connectDatabase(url)
  try {
    return await firstBrokenEvent()
  } finally {
    await disconnectDatabase()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
