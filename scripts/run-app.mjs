// Runs a program of `app/` with the settings of .env, and passes on the signals of the terminal.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, loadEnvironment, nodePath, ROOT, StepProblem, say } from './setup.mjs'

/** Ends with the exit code of the program. */
export async function runApp(file) {
  try {
    await ensureInstalled()
    loadEnvironment()
    process.exitCode = await run(path.join(ROOT, 'app', file))
  } catch (problem) {
    if (!(problem instanceof StepProblem)) throw problem
    say(problem.message)
    process.exitCode = 1
  }
}

function run(program) {
  const node = nodePath()
  const child = spawn(node, [program, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StepProblem(`${node} cannot be run (${error.code}).`)))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
