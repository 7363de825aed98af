// `npm run drills [-- names…]`: the drills of test/faults at full length, one after the other, so that each has the machine it
// measures; parts of the site are killed, frozen and filled for real.
import { spawn } from 'node:child_process'
import { memoryFolder } from './memory-folder.mjs'
import { binOf, ensureBuilt, ensureInstalled, nodePath, ROOT, StepProblem, say } from './setup.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const memory = memoryFolder()
  const chosen = process.argv.slice(2).map((name) => `test/faults/${name}`)
  const files = chosen.length > 0 ? chosen : ['test/faults/']
  const child = spawn(nodePath(), [binOf('vitest', 'vitest'), 'run', '--no-file-parallelism', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CAKRAWALA_DRILLS: '1', ...(memory ? { TEST_DATA_DIR: memory } : {}) },
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (problem) {
  if (!(problem instanceof StepProblem)) throw problem
  say(problem.message)
  process.exitCode = 1
}
