import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { type PackagedPostgres, packagedPostgres } from './platform.ts'
import { removeFolder } from './remove-folder.ts'
import type { ServerUser } from './server-user.ts'

/**
 * A folder with bin/, lib/ and share/ from which the server's user can really run PostgreSQL: the installed package, else
 * a copy in `home`, else (root only, where `home` is under a closed folder) a copy in /var/lib.
 * @throws StartProblem when PostgreSQL runs from none of them
 */
export async function usableBinaries(home: string, user: ServerUser): Promise<string> {
  const packaged = packagedPostgres()
  await linkLibraries(packaged.folder, packaged.folder)
  let reason = whyNotRunning(packaged.folder, user)
  if (!reason) return packaged.folder

  const copies = user.drop.uid === undefined ? [home] : [home, '/var/lib/cakrawala']
  for (const place of copies) {
    const folder = await copyInto(place, packaged).catch((error: Error) => {
      reason = error.message
    })
    if (folder) reason = whyNotRunning(folder, user)
    if (folder && !reason) return folder
  }
  throw new StartProblem(
    `The built-in PostgreSQL does not run here (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

/** Removes copies of other versions, which nothing runs any more. */
export async function removeOldCopies(home: string): Promise<void> {
  const current = copyName(packagedPostgres())
  const old = (await readdir(home)).filter((name) => name.startsWith('native-') && name !== current)
  await Promise.all(old.map((name) => removeFolder(path.join(home, name))))
}

async function copyInto(place: string, packaged: PackagedPostgres): Promise<string> {
  const target = path.join(place, copyName(packaged))
  if (existsSync(target)) return target
  await mkdir(place, { recursive: true, mode: 0o755 })
  const half = `${target}.half-${randomUUID()}`
  try {
    await cp(packaged.folder, half, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(packaged.folder, half)
    for (const name of await readdir(path.join(half, 'bin'))) await chmod(path.join(half, 'bin', name), 0o755)
    await chmod(half, 0o755)
    await rename(half, target)
  } catch (error) {
    await removeFolder(half)
    if (!existsSync(target)) throw error
  }
  return target
}

function copyName(packaged: PackagedPostgres): string {
  return `native-${packaged.version}`
}

// npm packages cannot hold symlinks; the package makes them in an install script, which may have been skipped.
async function linkLibraries(packagedFolder: string, folder: string): Promise<void> {
  const list = path.join(packagedFolder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const source = path.join(folder, path.relative('native', link.source))
    const target = path.join(folder, path.relative('native', link.target))
    // A link that cannot be made shows as a binary that does not run, which is checked next.
    if (!existsSync(target))
      await symlink(path.relative(path.dirname(target), source), target).catch(() => undefined)
  }
}

function whyNotRunning(folder: string, user: ServerUser): string | undefined {
  const tried = spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], {
    ...user.drop,
    cwd: '/',
    env: { LC_ALL: 'C' },
    encoding: 'utf8',
  })
  if (tried.status === 0) return undefined
  return tried.error?.message ?? (tried.stderr.trim().split('\n')[0] || `exit code ${tried.status}`)
}
