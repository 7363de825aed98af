import path from 'node:path'
import { parseArgs } from 'node:util'
import { withDatabaseOf } from '@cakrawala/embedded-postgres-server/with-database'
import { printProblem } from '@cakrawala/errors/print-problem'
import { startProblemOf } from '@cakrawala/errors/start-problem'
import { writeBackup } from '#infra/backups.ts'
import { settings } from '#infra/settings.ts'

// `npm run backup -- [folder]`: writes one backup below the folder (default: backups beside the data folder).
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const into = path.resolve(positionals[0] ?? path.join(path.dirname(settings().dataDir), 'backups'))
  const from = Date.now()
  const { folder, manifest } = await withDatabaseOf(settings(), (url) => writeBackup(url, into)).catch(
    (error: unknown) => {
      throw startProblemOf(error, `a backup into ${into}`) ?? error
    },
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = manifest.files.bytes + manifest.tables.reduce((sum, table) => sum + table.bytes, 0)
  process.stdout.write(
    `${folder}\n${manifest.tables.length} tables, ${rows} rows, ${manifest.files.count} files, ${(bytes / 1e6).toFixed(1)} MB in ${((Date.now() - from) / 1000).toFixed(1)} s. SECRET_KEY is not in it: keep it apart.\n`,
  )
} catch (error) {
  printProblem(error)
}
