// `npm run bench:<name>`: one of the benchmarks in bench/, with its own set-up.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, nodePath, ROOT, StepProblem, say } from './setup.mjs'

try {
  await ensureInstalled()
  // These two never serve a page.
  if (!['histories', 'week'].includes(process.argv[2])) await ensureBuilt()
  const child = spawn(nodePath(), [`bench/${process.argv[2]}.ts`, ...process.argv.slice(3)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (problem) {
  if (!(problem instanceof StepProblem)) throw problem
  say(problem.message)
  process.exitCode = 1
}
