import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import type { Layout } from './layout.ts'
import { packagedPostgres } from './platform.ts'
import { removeFolder } from './remove-folder.ts'
import { canEnter, type ServerUser } from './server-user.ts'

/** Environment of PostgreSQL's programs: nothing of ours, so no secret of the app reaches them. */
export const SERVER_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Makes the cluster when there is none yet: initdb works in a temporary folder, which gets its name only when whole.
 * @throws StartProblem when initdb fails, or the cluster was made by another major version
 */
export async function ensureCluster(layout: Layout, binaries: string, user: ServerUser): Promise<void> {
  await removeHalfClusters(layout)
  if (existsSync(path.join(layout.cluster, 'PG_VERSION'))) return refuseOtherVersion(layout.cluster)
  const half = path.join(layout.home, `cluster.half-${randomUUID()}`)
  await mkdir(half, { mode: 0o700 })
  await giveTo(user, half)
  try {
    await runInitdb(binaries, half, user)
    await rename(half, layout.cluster)
  } catch (error) {
    await removeFolder(half)
    throw error
  }
}

/**
 * How the server's user names a folder it owns: by its path, or, where a closed parent folder (such as /root) hides
 * that path, as the directory it is started in.
 * @throws StartProblem where the system has no /proc to name it
 */
export function nameFor(user: ServerUser, folder: string): string {
  if (canEnter(user, folder)) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  throw new StartProblem(
    `User ${user.name} cannot enter ${folder}: set DATA_DIR to a folder that user can reach.`,
  )
}

/** Makes a folder private to the server's user. */
export async function giveTo(user: ServerUser, folder: string): Promise<void> {
  if (user.drop.uid !== undefined) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
}

async function removeHalfClusters(layout: Layout): Promise<void> {
  const halves = (await readdir(layout.home)).filter((name) => name.startsWith('cluster.half-'))
  await Promise.all(halves.map((name) => removeFolder(path.join(layout.home, name))))
}

function refuseOtherVersion(cluster: string): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  const { major } = packagedPostgres()
  if (made === major) return
  throw new StartProblem(
    `The database in ${cluster} was made by PostgreSQL ${made}, the built-in one is ${major}: dump it with the old version and restore it.`,
  )
}

async function runInitdb(binaries: string, folder: string, user: ServerUser): Promise<void> {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--data-checksums', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = spawn(
    path.join(binaries, 'bin', 'initdb'),
    ['-D', nameFor(user, folder), ...options, ...locale],
    { ...user.drop, cwd: folder, env: SERVER_ENV, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  const why = complaint.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? complaint.trim()
  throw new StartProblem(
    `The database could not be created in ${folder}: ${why.trim() || `initdb ended with ${code}`}`,
  )
}
