// `npm run migration -- --name what_changes`: writes a migration from the tables files and preserves only the newest snapshot,
// the only one drizzle-kit compares with.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { binOf, ensureInstalled, nodePath, ROOT } from './setup.mjs'

await ensureInstalled()
const { status } = spawnSync(
  nodePath(),
  [binOf('drizzle-kit', 'drizzle-kit'), 'generate', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
)
process.exitCode = status ?? 1
const folder = path.join(ROOT, 'db/migrations/meta')
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
for (const name of snapshots.slice(0, -1)) rmSync(path.join(folder, name))
