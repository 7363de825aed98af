import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export type Platform = { origin: string; data: string; child: ChildProcess; stop(): Promise<void> }

/** `preload` is a module that goes along into the process; `heard` gets each line it writes, down to the smallest. */
type Watch = { preload: string; heard: (line: string) => void }

const readyWithinMs = 300_000

/** The product as visitors meet it, on demo data of its own, at `port` and the two after it. */
export async function openPlatform(port: number, watch?: Watch): Promise<Platform> {
  const data = mkdtempSync(path.join(tmpdir(), 'cakrawala-bench-'))
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [...(watch ? ['--import', watch.preload] : []), 'app/main.ts'], {
    stdio: watch ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CAKRAWALA_MODE: 'demo',
      PORT: String(port),
      ORIGIN: origin,
      INBOX_PORT: String(port + 1),
      INBOX_SMTP_PORT: String(port + 2),
      DATA_DIR: data,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: watch ? 'trace' : 'silent',
    },
  })
  if (watch)
    for (const input of [child.stdout!, child.stderr!]) createInterface({ input }).on('line', watch.heard)
  await ready(child, origin)
  return {
    origin,
    data,
    child,
    async stop() {
      await ended(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 200))
  }
  child.kill('SIGTERM')
  throw new Error('the platform was not ready in time')
}

/** Stops a process and waits until it is gone. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((go) => {
    if (child.exitCode !== null || child.signalCode !== null) return go()
    child.once('exit', () => go())
    child.kill('SIGTERM')
  })
}
