import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type House = { origin: string; data: string; stop(): Promise<void> }

const readyWithinMs = 120_000

/** The product as visitors meet it, on a demo story of its own, at `port` and the two after it. */
export async function openHouse(port: number): Promise<House> {
  const data = mkdtempSync(path.join(tmpdir(), 'cakrawala-bench-'))
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['app/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
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
      LOG_LEVEL: 'silent',
    },
  })
  await ready(child, origin)
  return {
    origin,
    data,
    async stop() {
      await ended(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the house ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 200))
  }
  child.kill('SIGTERM')
  throw new Error('the house was not ready in time')
}

/** Stops a process and waits until it is gone. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((go) => {
    if (child.exitCode !== null || child.signalCode !== null) return go()
    child.once('exit', () => go())
    child.kill('SIGTERM')
  })
}
