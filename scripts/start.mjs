// `npm start`: installs, builds and runs the site. Each step is skipped when it was done before.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, loadEnvironment, nodePath, ROOT, StepProblem, say } from './setup.mjs'

// A terminal sends Ctrl-C to all processes at once and npm passes it on again: within this time it is one request.
const ONE_REQUEST_MS = 2000
// The program ends itself within ten seconds; this is for one that cannot do even that any more.
const KILL_MS = 9_900

try {
  await ensureInstalled()
  loadEnvironment()
  await ensureBuilt()
  process.exitCode = await run(nodePath(), [path.join(ROOT, 'app', 'main.ts')])
} catch (problem) {
  if (!(problem instanceof StepProblem)) throw problem
  say(problem.message)
  process.exitCode = 1
}

/** Runs the program until it ends; asked to stop, it gets one signal and the time it needs. */
function run(node, options) {
  const child = spawn(node, options, {
    cwd: ROOT,
    env: environment(),
    // A process group of its own, so that signals reach it only through us. The channel closes when we die.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let askedAt = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (askedAt && Date.now() - askedAt < ONE_REQUEST_MS) return
      child.kill(askedAt ? 'SIGKILL' : signal)
      if (!askedAt) setTimeout(() => child.kill('SIGKILL'), KILL_MS).unref()
      askedAt = Date.now()
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StepProblem(`${node} cannot be run (${error.code}).`)))
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 1)))
  })
}

// React's fast build asks for NODE_ENV=production; without it one only wants to look around.
function environment() {
  const { NODE_ENV } = process.env
  if (NODE_ENV) return process.env
  return { ...process.env, NODE_ENV: 'production', CAKRAWALA_MODE: 'demo' }
}
