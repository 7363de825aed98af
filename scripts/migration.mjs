// `npm run migration -- --name what_changes`: writes a migration from the tables files and keeps the newest snapshot alone, on
// one line: only drizzle-kit reads it, and compares with no other.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const newest = path.join(folder, snapshots.at(-1))
writeFileSync(newest, `${JSON.stringify(JSON.parse(readFileSync(newest, 'utf8')))}\n`)
