import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem, startProblemOf } from '#infra/start-problem.ts'
import { removeOldCopies, usableBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { type Layout, layoutOf } from './layout.ts'
import {
  forgetDeadPostmaster,
  type Postmaster,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isAlive, markOf, type ProcessMark } from './process-mark.ts'
import { answeringServer, ensureDatabase, lastComplaint, socketUrl } from './readiness.ts'
import { serverUser } from './server-user.ts'
import { forgetSocketFolder, socketFolder } from './socket-folder.ts'
import { withStartLock } from './start-lock.ts'

/**
 * A running embedded PostgreSQL. `adopted` says that it was running already. `stop` ends it if this process answers
 * for it: it started it, or took it over from a process that died; otherwise `stop` leaves it to the other process.
 */
export type EmbeddedPostgres = { url: string; socketDir: string; adopted: boolean; stop(): Promise<void> }

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, or adopts the server that runs there already, and makes the database.
 * Safe against several starts at once, kill -9 of either process, closed parent folders, and being root.
 * @throws StartProblem with one line for the person at the terminal
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  database?: string
}): Promise<EmbeddedPostgres> {
  const { dataDir, database = 'cakrawala' } = options
  const layout = layoutOf(dataDir)
  try {
    await mkdir(layout.home, { recursive: true, mode: 0o755 })
    return await withStartLock(layout.lock, () => startOrAdopt(layout, database))
  } catch (error) {
    throw startProblemOf(error, `the database in ${layout.home}`) ?? error
  }
}

async function startOrAdopt(layout: Layout, database: string): Promise<EmbeddedPostgres> {
  const survivor = runningPostmaster(layout.cluster)
  const adopted = survivor && (await answeringServer(layout, survivor.mark))
  const server = adopted ?? (await startServer(layout))
  const ours = await answersFor(layout, server)
  await ensureDatabase(server.socketDir, database)
  return {
    url: socketUrl(server.socketDir, database),
    socketDir: server.socketDir,
    adopted: adopted !== undefined,
    stop: async () => {
      if (!ours) return
      await stopPostmaster(server.mark)
      await forgetSocketFolder(layout, server.socketDir)
      await rm(layout.owner, { force: true })
    },
  }
}

async function startServer(layout: Layout): Promise<Postmaster> {
  const user = serverUser(layout.cluster)
  const binaries = await usableBinaries(layout.home, user)
  await removeOldCopies(layout.home)
  await ensureCluster(layout, binaries, user)
  const socketDir = await socketFolder(layout, user)
  // After a kill -9 the server's children hold its memory for a moment, and a new server refuses to start.
  for (const pause of [100, 300, 1000, 3000, 0]) {
    await forgetDeadPostmaster(layout.cluster)
    const server = await answeringServer(layout, spawnPostmaster(layout, binaries, socketDir, user))
    if (server) return server
    if (!/shared memory|lock file|in use/.test(await lastComplaint(layout))) break
    await sleep(pause)
  }
  throw new StartProblem(
    `The built-in PostgreSQL did not start: ${await lastComplaint(layout)} (log: ${layout.log})`,
  )
}

// Written down, because the server outlives a killed parent: whoever adopts it then has to stop it one day.
async function answersFor(layout: Layout, server: Postmaster): Promise<boolean> {
  const note = await readFile(layout.owner, 'utf8').catch(() => 'null')
  const owner = JSON.parse(note) as { parent: ProcessMark; server: ProcessMark } | null
  const sameServer = owner?.server.pid === server.mark.pid && owner.server.startedAt === server.mark.startedAt
  if (owner && sameServer && isAlive(owner.parent)) return false
  await writeFile(layout.owner, JSON.stringify({ parent: markOf(process.pid), server: server.mark }), {
    mode: 0o600,
  })
  return true
}
