// `npm test`: every check there is, with its own set-up; `npm run check`: the fast part of it.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { memoryFolder } from './memory-folder.mjs'
import { binOf, ensureBuilt, ensureInstalled, nodePath, ROOT, StepProblem, say } from './setup.mjs'

const fast = process.argv.includes('--fast')
const memory = fast ? undefined : memoryFolder()
const results = path.join(ROOT, 'test-results')
const vitestResult = path.join(results, 'vitest.json')
const journeyResult = path.join(results, 'journeys.json')

try {
  await ensureInstalled()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const building = fast ? undefined : ensureBuilt()
  // What goes wrong there is told below, when the checks beside it have had their say.
  building?.catch(() => undefined)
  const checks = Promise.all([
    check('Format and lint', '@biomejs/biome', 'biome', ['ci', '--error-on-warnings']),
    checkTypes(),
  ])
  // The fast tests measure no time and need no build: they run beside the checks.
  const tests = fast ? vitest() : checks.then(() => building).then(vitest)
  const [[format, types], unit] = await Promise.all([checks, tests])
  const outcomes = [format, ...types, unit]
  if (!fast) outcomes.push(await journeys(), await walks())
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0)
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) say(`✗ ${failure}`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (problem) {
  if (!(problem instanceof StepProblem)) throw problem
  say(problem.message)
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exitCode = 1
}

async function checkTypes() {
  const pages = await check('Page types', '@react-router/dev', 'react-router', ['typegen'])
  // What did not change since the last run is not checked again.
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/cakrawala/types.tsbuildinfo']
  return [pages, await check('Types', 'typescript', 'tsc', ['--noEmit', ...kept])]
}

/** Checks run beside each other: what one of them has to say is shown at once, at its end. */
async function check(name, packageName, bin, options) {
  const output = []
  const code = await run([binOf(packageName, bin), ...options], {}, output)
  process.stdout.write(Buffer.concat(output))
  say(`${code === 0 ? '✓' : '✗'} ${name}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest() {
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResult}`]
  const code = await run([binOf('vitest', 'vitest'), ...options], {
    CAKRAWALA_FAST: fast ? '1' : '',
    ...inMemory(),
  })
  const told = readResult(vitestResult)
  const counted = {
    passed: told?.numPassedTests ?? 0,
    failed: told?.numFailedTests ?? 0,
    failures: told?.testResults.flatMap(failuresIn) ?? [],
  }
  // A file that does not load, or noise outside a test, fails the run without failing a test.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** What failed is said once more at the end, where the journeys' many lines do not hide it. */
function failuresIn({ name, status, message, assertionResults }) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : []
  return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`)
}

async function journeys() {
  const code = await run([binOf('@playwright/test', 'playwright'), 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyResult,
    ...inMemory(),
  })
  const result = readResult(journeyResult)
  const { expected = 0, unexpected = 0, flaky = 0 } = result?.stats ?? {}
  const failures = (result?.suites ?? []).flatMap(failuresOfSuite)
  const counted = { passed: expected, failed: unexpected + flaky, failures }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** The failed journeys of a file and of the groups in it. */
function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const told = failed.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
    return `${file} › ${title}\n${errors.map(({ message }) => message).join('\n')}`
  })
  return [...told, ...suites.flatMap(failuresOfSuite)]
}

/**
 * Copies of databases come and go by the hundred: on a disk, its directories take ten times the time. Clusters and files of
 * started products, and what browsers pass from process to process, are temporary files.
 */
function inMemory() {
  return memory ? { TEST_DATA_DIR: memory, TMPDIR: memory } : {}
}

/** Every page was walked by the journeys `docs/routes.md` names. */
async function walks() {
  const code = await run([path.join(ROOT, 'scripts/routes.mjs'), '--check'])
  say(`${code === 0 ? '✓' : '✗'} Pages walked`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param output holds what the program says, when given; else it goes to the terminal */
function run(command, env = {}, output = undefined) {
  const to = output ? 'pipe' : 'inherit'
  const child = spawn(nodePath(), command, {
    cwd: ROOT,
    stdio: ['ignore', to, to],
    env: { ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
