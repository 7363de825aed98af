import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import { freePorts } from './free-ports.ts'
import { productCommand } from './product-command.ts'

/** A whole other process of the program on the database of the test file. Call after `useDatabase()`. */
export function useSecondPlatform(): { origin: () => string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-second-'))
  let platform: ChildProcess | undefined
  let origin = ''
  beforeAll(async () => {
    const [port, inbox, smtp] = await freePorts(3)
    origin = `http://localhost:${port}`
    const given = ['PATH', 'HOME', 'TMPDIR', 'SECRET_KEY'].map((name) => [name, process.env[name]])
    const env = {
      ...Object.fromEntries(given),
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', DEMO: 'off', DATA_DIR: folder },
      ...{ PORT: String(port), INBOX_PORT: String(inbox), INBOX_SMTP_PORT: String(smtp) },
      ...{ DATABASE_URL: databaseUrl(), LOG_LEVEL: 'error' },
    }
    platform = spawn(process.execPath, productCommand, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    await ready(platform, origin)
  })
  afterAll(() => {
    platform?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return { origin: () => origin }
}

async function ready(platform: ChildProcess, origin: string): Promise<void> {
  let said = ''
  platform.stderr!.on('data', (text: Buffer) => {
    said += text
  })
  for (let tries = 0; tries < 400; tries++) {
    if (platform.exitCode !== null) throw new Error(`the second process did not open: ${said}`)
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error(`the second process is not ready: ${said}`)
}
