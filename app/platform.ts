import path from 'node:path'
import { startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import { StartProblem, startProblemOf } from '@cakrawala/errors/start-problem'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { closeServer } from '@cakrawala/http/close-server'
import { startRepeating } from '@cakrawala/job-queue/repeat'
import { logLine, setLogLevel } from '@cakrawala/logging/log'
import { startInbox } from '@cakrawala/mail-inbox/start-inbox'
import { createProofReader } from '@cakrawala/ownership-proof/proof-reader'
import { holdFolder } from '@cakrawala/process/folder-lock'
import { StopSteps } from '@cakrawala/process/stop-steps'
import { count, sql } from 'drizzle-orm'
import type { ServerBuild } from 'react-router'
import { demoCast } from '#db/seed/cast.ts'
import { seedPlatformContent } from '#db/seed/platform-content.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { accounts } from '#domain/account/account-tables.server.ts'
import { demoAccountDomains } from '#domain/account/demo-account-domains.server.ts'
import { checkStoredFiles, warnOfMissingFiles } from '#domain/account/files/check-stored-files.server.ts'
import { writeSessionUses } from '#domain/account/session-store/session-use.server.ts'
import { openFirstOperatorLink } from '#domain/account/team/first-operator.server.ts'
import { refusalsWritten } from '#domain/event/note-refusal.server.ts'
import { replayDeletions } from '#domain/privacy/replay-deletions.server.ts'
import { keepTeamSettings } from '#domain/setting/settings-memory.server.ts'
import { connectDatabase, database, databaseUrl, disconnectDatabase } from '#infra/database.ts'
import { migrateDatabase } from '#infra/migrate.ts'
import { setProofReader } from '#infra/proof-reader.ts'
import { checkSecretKey } from '#infra/secrets.ts'
import type { Settings } from '#infra/settings.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { forgetPages } from '#web/http/cache/page-cache.ts'
import { startDraining, startServing } from '#web/http/health.ts'
import { openLive } from '#web/http/live/live-hub.ts'
import { usePageStyles } from '#web/http/plain-refusal.ts'
import { createServer } from '#web/http/site/server.ts'
import { startWorker } from '#worker/worker.ts'
import { announce } from './announce.ts'

type Platform = { origin: string; stop(): Promise<unknown> }

/**
 * Opens the platform in the order its modules need each other: database, history, mail, demo, endpoints. What was opened
 * is closed in the opposite order, also when a later step fails.
 * @throws StartProblem with one clear line for what the person at the terminal can fix
 */
export async function startPlatform(
  settings: Settings,
  readBuild = builtPages,
  options?: Parameters<typeof createServer>[1],
): Promise<Platform> {
  setLogLevel(settings.logLevel)
  const steps = new StopSteps()
  const stop = () => steps.run()
  try {
    await openDatabase(settings, steps)
    if (settings.mode === 'production') await refuseDemoAccounts()
    // Before requests are admitted: an old copy of the database may hold people who were erased since.
    await replayDeletions({ kind: 'system', job: 'replay-deletions' })
    const { smtpUrl, inboxUrl } = await openMail(settings, steps)
    const seeded = await seedWhenEmpty(settings)
    await seedPlatformContent()
    const set = await keepTeamSettings(databaseUrl(), forgetPages)
    steps.add('settings', () => set.stop(), 300)
    const worker = await startWorker({ smtpUrl })
    steps.add('worker', () => worker.stop(), 2_000)
    const uses = startRepeating(writeSessionUses, {
      everyMs: 60_000,
      onFault: (error) => logLine('warn', { event: 'session_uses_unwritten' }, error),
    })
    steps.add('session uses', () => uses.stop(), 500)
    const memory = cachePages(databaseUrl())
    steps.add('pages', () => memory.stop(), 300)
    // The first visitor does not wait for the pages to be loaded, and who is refused before has their looks.
    if (readBuild === builtPages) await readBuild()
    const server = await createServer(readBuild, options)
    steps.add('server', () => closeServer(server, requestsMs), requestsMs + 500)
    startServing()
    await server.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw startProblemOf(error, 'the site (PORT)') ?? error
    })
    const live = openLive(databaseUrl())
    steps.add('streams', () => live.stop(), 500)
    steps.add('drain', () => drain(settings.drainSeconds * 1_000), settings.drainSeconds * 1_000 + 500)
    announce(settings, { inboxUrl, demo: seeded, firstOperator: await firstOperatorLink(settings) })
    return { origin: settings.origin, stop }
  } catch (error) {
    await stop()
    throw (isTemporary(error) && startProblemOf(error, 'the site')) || error
  }
}

/** Who runs a site that has no operator is given a link to become one; a demonstration has its cast. */
async function firstOperatorLink({ mode, demo }: Settings): Promise<string | null> {
  return mode === 'production' && demo === 'off' ? openFirstOperatorLink() : null
}

/** How long running requests are waited for: a little more than the longest statement of the database takes. */
const requestsMs = 3_500

/** Reports "not ready" for a while before anything closes, so that balancers send nothing more. */
async function drain(pauseMs: number): Promise<void> {
  startDraining()
  if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
}

async function openDatabase(settings: Settings, steps: StopSteps): Promise<void> {
  let url = settings.databaseUrl
  if (!url) {
    const lock = await holdFolder(
      path.join(settings.dataDir, 'database.lock'),
      `The database in ${settings.dataDir}`,
    )
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir })
    steps.add('embedded database', () => embedded.stop().finally(lock.release), 5_000)
    url = embedded.url
  }
  try {
    await migrateDatabase(url)
    await connectDatabase(url)
    warnOfMissingFiles(await checkStoredFiles())
    await checkSecretKey(url)
    steps.add('database', disconnectDatabase, 500)
    steps.add('refusals', refusalsWritten, 500)
  } catch (error) {
    throw startProblemOf(error, 'the database (DATABASE_URL)') ?? error
  }
}

/** @throws StartProblem where accounts are left whose password everyone can read */
async function refuseDemoAccounts(): Promise<void> {
  const domains = await demoAccountDomains()
  if (domains.length === 0) return
  throw new StartProblem(
    `The database holds demo accounts (addresses at ${domains.join(', ')}), and their password is public: production needs another database.`,
  )
}

async function openMail(settings: Settings, steps: StopSteps) {
  if (settings.smtpUrl) return { smtpUrl: settings.smtpUrl, inboxUrl: null }
  const lock = await holdFolder(path.join(settings.dataDir, 'inbox.lock'), `The inbox in ${settings.dataDir}`)
  const inbox = await startInbox({
    dir: path.join(settings.dataDir, 'inbox'),
    httpPort: settings.inboxPort,
    smtpPort: settings.inboxSmtpPort,
  })
  steps.add('inbox', () => inbox.close().finally(lock.release), 500)
  // No one owns the domains of a demonstration: their records are written on the page of the inbox.
  if (settings.mode !== 'production' && !settings.proofResolver) {
    setProofReader(createProofReader({ resolver: inbox.dnsAddress }))
  }
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
  build ??= import(path.resolve('build/server/index.js')).then((built: ServerBuild) => {
    usePageStyles(built.assets.routes.root?.css ?? [])
    return built
  })
  return build
}
let build: Promise<ServerBuild> | undefined
