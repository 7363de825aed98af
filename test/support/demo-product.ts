import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningPostmaster } from '@cakrawala/embedded-postgres-server/postmaster'
import { socketUrl } from '@cakrawala/embedded-postgres-server/readiness'
import { freePorts } from './free-ports.ts'
import { productCommand } from './product-command.ts'

/** The product as a process of its own, with an embedded PostgreSQL and the demo data in a folder of its own. */
export type DemoProduct = {
  origin: string
  /** The database behind its socket, as its owner. */
  databaseUrl: string
  child: ChildProcess
  /** Lines it wrote to its log. */
  log: string[]
  /** Whether it still runs. */
  alive(): boolean
  postmaster(): number
  /** Waits until it is ready. @returns after how many milliseconds */
  ready(withinMs: number): Promise<number>
  stop(): Promise<void>
}

export async function startDemoProduct(): Promise<DemoProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-product-'))
  // The server of a root is where its user can enter, so that its socket is beside it.
  chmodSync(folder, 0o755)
  const [port, inbox, smtp] = await freePorts(3)
  const origin = `http://localhost:${port}`
  const given = ['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]])
  const child = spawn(process.execPath, productCommand, {
    env: {
      ...Object.fromEntries(given),
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'warn' },
      ...{ PORT: String(port), INBOX_PORT: String(inbox), INBOX_SMTP_PORT: String(smtp) },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log: string[] = []
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    log.push(...text.split('\n').filter(Boolean))
  })
  const alive = () => child.exitCode === null && child.signalCode === null
  const product: DemoProduct = {
    origin,
    databaseUrl: socketUrl(path.join(folder, 'postgres', 'socket'), 'cakrawala'),
    child,
    log,
    alive,
    postmaster: () =>
      Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    async ready(withinMs) {
      const from = Date.now()
      while (Date.now() - from < withinMs) {
        if (!alive()) throw new Error(`the product has ended: ${log.slice(-5).join('\n')}`)
        const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(4_000) }).catch(
          () => null,
        )
        if (answer?.ok) return Date.now() - from
        await sleep(25)
      }
      throw new Error(`the product is not ready after ${withinMs} ms: ${log.slice(-5).join('\n')}`)
    },
    async stop() {
      if (alive()) {
        child.kill('SIGTERM')
        await Promise.race([once(child, 'exit'), sleep(20_000).then(() => child.kill('SIGKILL'))])
      }
      // A server whose parent had to be killed would go on.
      const left = runningPostmaster(path.join(folder, 'postgres', 'cluster'))
      if (left) process.kill(left.mark.pid, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  await product.ready(120_000).catch(async (error: unknown) => {
    await product.stop()
    throw error
  })
  return product
}

/** Signs in to the demo by the API. @returns the token */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/auth-api/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Cakrawala#2026' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}
