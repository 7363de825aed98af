import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem, startProblemOf } from '@cakrawala/errors/start-problem'
import { isAlive, markOf, type ProcessMark } from '@cakrawala/process/process-mark'
import { withStartLock } from '@cakrawala/process/start-lock'
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
import { answeringServer, ensureDatabase, lastComplaint, socketUrl } from './readiness.ts'
import { serverUser } from './server-user.ts'
import { forgetSocketFolder, socketFolder } from './socket-folder.ts'
import { watchServer } from './watch-server.ts'

/**
 * A running embedded PostgreSQL. `adopted`: it was running already. `stop` ends it if this process is responsible for it:
 * it started it, or took it over from a process that died; otherwise `stop` leaves it to the other process.
 */
export type EmbeddedPostgres = { url: string; socketDir: string; adopted: boolean; stop(): Promise<void> }

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, or adopts the server that runs there already, and makes the database. A server
 * that ends later is started again.
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
  const adopted = await survivorIn(layout)
  const server = adopted ?? (await startServer(layout))
  let ours = await answersFor(layout, server)
  await ensureDatabase(server.socketDir, database)
  const watch = watchServer(server, async (stopping) => {
    const found = await withStartLock(layout.lock, () => revive(layout, stopping))
    if (found) ours = await answersFor(layout, found)
    return found
  })
  return {
    url: socketUrl(server.socketDir, database),
    socketDir: server.socketDir,
    adopted: adopted !== undefined,
    stop: async () => {
      await watch.stop()
      if (!ours) return
      // A server that was just being started is none of the watch yet.
      await stopPostmaster(runningPostmaster(layout.cluster)?.mark ?? watch.server().mark)
      await forgetSocketFolder(layout, server.socketDir)
      await rm(layout.owner, { force: true })
    },
  }
}

async function survivorIn(layout: Layout): Promise<Postmaster | undefined> {
  const survivor = runningPostmaster(layout.cluster)
  return survivor && (await answeringServer(layout, survivor.mark))
}

/** A server that ended is started again by the process that answers for it, or by any other once that one is gone. */
async function revive(layout: Layout, stopping: () => boolean): Promise<Postmaster | null> {
  const owner = await ownerIn(layout)
  const othersTurn = owner && owner.parent.pid !== process.pid && isAlive(owner.parent)
  const running = runningPostmaster(layout.cluster)
  if (stopping() || (othersTurn && !running)) return null
  return (running && (await answeringServer(layout, running.mark, stopping))) ?? startServer(layout, stopping)
}

async function startServer(layout: Layout, stopping = () => false): Promise<Postmaster> {
  const user = serverUser(layout.cluster)
  const binaries = await usableBinaries(layout.home, user)
  await removeOldCopies(layout.home)
  await ensureCluster(layout, binaries, user)
  const socketDir = await socketFolder(layout, user)
  // After a kill -9 the server's children hold its memory for a moment, and a new server refuses to start.
  for (const pause of [50, 100, 200, 400, 800, 1600, 3200, 0]) {
    await forgetDeadPostmaster(layout.cluster)
    const mark = spawnPostmaster(layout, binaries, socketDir, user)
    const server = await answeringServer(layout, mark, stopping)
    if (server) return server
    if (stopping()) await stopPostmaster(mark)
    if (stopping() || !/shared memory|lock file|in use/.test(await lastComplaint(layout))) break
    await sleep(pause)
  }
  throw new StartProblem(
    `The built-in PostgreSQL did not start: ${await lastComplaint(layout)} (log: ${layout.log})`,
  )
}

type Owner = { parent: ProcessMark; server: ProcessMark }

async function ownerIn(layout: Layout): Promise<Owner | null> {
  const note = await readFile(layout.owner, 'utf8').catch(() => 'null')
  return JSON.parse(note) as Owner | null
}

// Written down, because the server outlives a killed parent: the person who adopts it then has to stop it one day.
async function answersFor(layout: Layout, server: Postmaster): Promise<boolean> {
  const owner = await ownerIn(layout)
  const sameServer = owner?.server.pid === server.mark.pid && owner.server.startedAt === server.mark.startedAt
  if (owner && sameServer && isAlive(owner.parent)) return false
  await writeFile(layout.owner, JSON.stringify({ parent: markOf(process.pid), server: server.mark }), {
    mode: 0o600,
  })
  return true
}
