import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './free-ports.ts'
import { productCommand } from './product-command.ts'

/** The program as a process of its own. `output` is what it wrote so far, `ended` its exit code (null after a signal). */
export type Product = {
  child: ChildProcess
  origin: string
  dataDir: string
  output: () => string
  ended: Promise<number | null>
  /** Ends it at once and removes its data folder. */
  remove: () => Promise<void>
}

type Options = { env?: NodeJS.ProcessEnv; imports?: readonly string[]; dataDir?: string }

/** Starts the program in demo mode without the demo data, on free ports. Does not wait until it answers. */
export async function startProduct({ env = {}, imports = [], dataDir }: Options = {}): Promise<Product> {
  const [port, inbox, smtp] = await freePorts(3)
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'cakrawala-product-'))
  const child = spawn(process.execPath, [...imports.flatMap((one) => ['--import', one]), ...productCommand], {
    env: {
      ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]])),
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', DEMO: 'off', DATA_DIR: folder },
      ...{ PORT: String(port), INBOX_PORT: String(inbox), INBOX_SMTP_PORT: String(smtp) },
      // Several starts share one database: it belongs to one key.
      ...{ LOG_LEVEL: 'error', SECRET_KEY: process.env.SECRET_KEY },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const remove = async () => {
    child.kill('SIGKILL')
    await ended
    if (!dataDir) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return { child, origin: `http://localhost:${port}`, dataDir: folder, output: () => output, ended, remove }
}

/** Waits until the program is ready for requests. */
export async function isReady({ child, origin, output }: Product): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the program ended: ${output()}`)
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error(`the program is not ready: ${output()}`)
}
