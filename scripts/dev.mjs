// `npm run dev`: the site with hot reload.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, loadEnvironment, nodePath, ROOT, StepProblem, say } from './setup.mjs'

try {
  await ensureInstalled()
  loadEnvironment()
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    CAKRAWALA_MODE: process.env.CAKRAWALA_MODE ?? 'demo',
  }
  const child = spawn(nodePath(), [path.join(ROOT, 'app', 'dev.ts')], { cwd: ROOT, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (problem) {
  if (!(problem instanceof StepProblem)) throw problem
  say(problem.message)
  process.exitCode = 1
}
