import { Worker } from 'node:worker_threads'
import { quantile, watch } from './flood.ts'
import { type FloodTarget, floods } from './floods.ts'

/** Whom a flood must not reach: another bughunter on other networks, who is signed in and signs in. */
export type Others = { token: string; email: string; password: string }

/** What others met while a flood lasted; times in milliseconds. */
export type FloodMet = {
  rounds: number
  health: number
  page: number
  ownPage: number
  signIn: number
  /** Answers to others that were no success. */
  refused: number
}

export const floodBars = { health: 300, page: 1_000, ownPage: 1_000, signIn: 1_500, refused: 0 } as const

/**
 * Lets one client do its worst and measures others beside it.
 * @returns the 99th percentile of health and pages, and the slowest right sign-in
 */
export async function measureFlood(
  name: string,
  target: FloodTarget,
  others: Others,
  lastsMs: number,
): Promise<FloodMet> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), {
    workerData: { name, target, lastsMs },
  })
  const over = new Promise<number>((done, fail) => {
    worker.once('message', ({ rounds }: { rounds: number }) => done(rounds))
    worker.once('error', fail)
  })
  const { port } = target
  const [rounds, health, page, ownPage, signIn] = await Promise.all([
    over,
    watch({ port, from: '127.77.0.1' }, '/health/ready', over, 50),
    watch({ port, from: '127.77.1.1' }, '/about-us?others=1', over, 150),
    watch({ port, from: '127.77.2.1' }, '/bughunter', over, 250, {
      headers: `Cookie: auth.session=${others.token}\r\n`,
    }),
    signIns({ port, from: `127.78.${Object.keys(floods).indexOf(name)}.1` }, others, over),
  ])
  await worker.terminate()
  const all = [health, page, ownPage, signIn]
  return {
    rounds,
    health: quantile(health.times, 0.99),
    page: quantile(page.times, 0.99),
    ownPage: quantile(ownPage.times, 0.99),
    signIn: Math.max(...signIn.times),
    refused: all.reduce((sum, { refused, failed }) => sum + refused + failed, 0),
  }
}

/** All floods together are more sign-ins than one network may have in a quarter of an hour: each has its own. */
function signIns(line: { port: number; from: string }, { email, password }: Others, over: Promise<unknown>) {
  const body = JSON.stringify({ email, password })
  return watch(line, '/auth-api/api/login', over, 1_000, {
    headers: 'Content-Type: application/json\r\n',
    body,
  })
}

/** One sign-in. @returns the token */
export async function tokenOf(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/auth-api/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}
