import path from 'node:path'
import { count, sql } from 'drizzle-orm'
import type { ServerBuild } from 'react-router'
import { demoCast } from '#db/seed/cast.ts'
import { seedHouseContent } from '#db/seed/house-content.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { accounts } from '#domain/account/account-tables.server.ts'
import { refusalsWritten } from '#domain/event/note-refusal.server.ts'
import { replayDeletions } from '#domain/privacy/replay-deletions.server.ts'
import { keepTeamSettings } from '#domain/setting/settings-memory.server.ts'
import { connectDatabase, database, databaseUrl, disconnectDatabase } from '#infra/database.ts'
import { startInbox } from '#infra/inbox/start-inbox.ts'
import { migrateDatabase } from '#infra/migrate.ts'
import { startEmbeddedPostgres } from '#infra/postgres/supervisor.ts'
import type { Settings } from '#infra/settings.ts'
import { startProblemOf } from '#infra/start-problem.ts'
import { forgetPages, keepPages } from '#web/http/cache/page-cache.ts'
import { startDraining } from '#web/http/health.ts'
import { openLive } from '#web/http/live/live-hub.ts'
import { createServer } from '#web/http/server.ts'
import { startWorker } from '#worker/worker.ts'
import { announce } from './announce.ts'

type House = { origin: string; stop(): Promise<void> }

/**
 * Opens the house in the order its rooms need each other: database, history, mail, demo, doors. What was opened is
 * closed in the opposite order, also when a later step fails.
 * @throws StartProblem with one clear line for what the person at the terminal can mend
 */
export async function startHouse(
  settings: Settings,
  readBuild = builtPages,
  options?: Parameters<typeof createServer>[1],
): Promise<House> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    await openDatabase(settings, closers)
    // Before anybody is let in: an old copy of the database may hold people who were erased since.
    await replayDeletions({ kind: 'system', job: 'replay-deletions' })
    const { smtpUrl, inboxUrl } = await openMail(settings, closers)
    const seeded = await seedWhenEmpty(settings)
    await seedHouseContent()
    const set = await keepTeamSettings(databaseUrl(), forgetPages)
    closers.push(() => set.stop())
    const worker = await startWorker({ smtpUrl })
    closers.push(() => worker.stop())
    const memory = keepPages(databaseUrl())
    closers.push(() => memory.stop())
    const server = await createServer(readBuild, options)
    closers.push(() => server.close())
    await server.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw startProblemOf(error, 'the site (PORT)') ?? error
    })
    const live = openLive(databaseUrl())
    closers.push(() => live.stop())
    closers.push(async () => startDraining())
    announce(settings, inboxUrl, seeded)
    return { origin: settings.origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openDatabase(settings: Settings, closers: (() => Promise<unknown>)[]): Promise<void> {
  let url = settings.databaseUrl
  if (!url) {
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir })
    closers.push(() => embedded.stop())
    url = embedded.url
  }
  try {
    await migrateDatabase(url)
    await connectDatabase(url)
    closers.push(disconnectDatabase, refusalsWritten)
  } catch (error) {
    throw startProblemOf(error, 'the database (DATABASE_URL)') ?? error
  }
}

async function openMail(settings: Settings, closers: (() => Promise<unknown>)[]) {
  if (settings.smtpUrl) return { smtpUrl: settings.smtpUrl, inboxUrl: null }
  const inbox = await startInbox({
    dir: path.join(settings.dataDir, 'inbox'),
    httpPort: settings.inboxPort,
    smtpPort: settings.inboxSmtpPort,
  })
  closers.push(() => inbox.close())
  return { smtpUrl: inbox.smtpUrl, inboxUrl: inbox.pageUrl }
}

/** The demo cast comes into an empty database only, and never where real people are. @returns whether it is there */
async function seedWhenEmpty(settings: Settings): Promise<boolean> {
  if (settings.demo === 'off') return false
  const [row] = await database()
    .select({
      people: count(),
      demo: sql<boolean>`coalesce(bool_or(${accounts.email} = ${demoCast[0].email}), false)`,
    })
    .from(accounts)
  if (row!.people > 0) return row!.demo
  await seedDemo()
  return true
}

async function builtPages(): Promise<ServerBuild> {
  build ??= import(path.resolve('build/server/index.js')) as Promise<ServerBuild>
  return build
}
let build: Promise<ServerBuild> | undefined
