import { type ChildProcess, spawn } from 'node:child_process'
import { freePorts } from './free-ports.ts'
import { productCommand } from './product-command.ts'

type Ended = { code: number | null; out: string; complaint: string }

/** Runs another program of `app/` to its end, such as `restore.ts`, with nothing of the environment but what is given. */
export function runProgram(file: string, options: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const command = productCommand.map((part) => (part === 'app/main.ts' ? `app/${file}` : part))
  const child = spawn(process.execPath, [...command, ...options], { env: { ...basics(), ...env } })
  return outcome(child)
}

/** Opens the whole program as a process of its own and waits until it is ready. @throws what it said where it ends instead */
export async function openProduct(
  env: NodeJS.ProcessEnv,
): Promise<{ origin: string; stop(): Promise<Ended> }> {
  const [port, inbox, smtp] = await freePorts(3)
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, productCommand, {
    env: {
      ...basics(),
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', DEMO: 'off', LOG_LEVEL: 'error' },
      ...{ PORT: String(port), INBOX_PORT: String(inbox), INBOX_SMTP_PORT: String(smtp) },
      ...env,
    },
  })
  const ended = outcome(child)
  for (let tries = 0; tries < 1_200 && child.exitCode === null; tries++) {
    const answer = await fetch(`${origin}/health/live`).catch(() => null)
    if (answer?.ok) return { origin, stop: () => stopped(child, ended) }
    await new Promise((go) => setTimeout(go, 50))
  }
  child.kill('SIGKILL')
  throw new Error((await ended).complaint || 'the program did not open')
}

function basics(): NodeJS.ProcessEnv {
  return Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]]))
}

async function outcome(child: ChildProcess): Promise<Ended> {
  const said = { out: '', complaint: '' }
  child.stdout!.on('data', (text: Buffer) => {
    said.out += text
  })
  child.stderr!.on('data', (text: Buffer) => {
    said.complaint += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}

function stopped(child: ChildProcess, ended: Promise<Ended>): Promise<Ended> {
  child.kill('SIGTERM')
  return ended
}
