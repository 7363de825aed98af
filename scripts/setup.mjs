// The steps before the program can run. They run before anything is installed, on Node 20 or newer: built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')

const WANTED_NODE = 24
const MODULES = path.join(ROOT, 'node_modules')
const INSTALLED_MARK = path.join(MODULES, '.cakrawala-lock')
const BUILT_MARK = path.join(ROOT, 'build', '.cakrawala-source')
const PACKAGED_NODE = path.join(MODULES, 'node', 'bin', 'node')

/** A problem reported in one line, without a stack trace. */
export class StepProblem extends Error {}

/** Stops where Node itself is too old to start the program. */
export function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return
  throw new StepProblem(`Node 20 or newer is needed, this is ${process.version}: see https://nodejs.org`)
}

/** Installs exactly what package-lock.json names, when node_modules differs from it. */
export async function ensureInstalled() {
  checkNode()
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'))
  const hash = createHash('sha1').update(lock).digest('hex')
  if (readOr(INSTALLED_MARK) !== hash) {
    if (!isInstalled(JSON.parse(lock))) {
      // With NODE_ENV=production npm would leave out what builds the site.
      const options = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
      await step('Installing packages…', ...npm(options))
    }
    await writeMark(INSTALLED_MARK, hash)
  }
  await ensureNode()
}

/** Builds the site when its sources changed since the last build. */
export async function ensureBuilt() {
  const hash = sourceHash()
  if (readOr(BUILT_MARK) === hash) return
  await step('Building…', nodePath(), [binOf('@react-router/dev', 'react-router'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await writeMark(BUILT_MARK, hash)
}

/** The Node that runs the program: the installed package, or this very Node where that is new enough. */
export function nodePath() {
  if (majorOf(PACKAGED_NODE) === WANTED_NODE) return PACKAGED_NODE
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath
  throw new StepProblem(
    `Node ${WANTED_NODE} is missing from node_modules: delete node_modules and start again.`,
  )
}

/** The program a package offers under that name. */
export function binOf(packageName, name) {
  const folder = path.join(MODULES, packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Reads .env where there is one; what the environment holds already is left as it is. */
export function loadEnvironment() {
  const file = path.join(ROOT, '.env')
  if (!existsSync(file)) return
  if (process.loadEnvFile) return process.loadEnvFile(file)
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, value] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (name) process.env[name] ??= value.replace(/^(["'])(.*)\1$/, '$2')
  }
}

/** Writes one line to the terminal. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

// What npm notes about its own installs, compared with what the lockfile wants: npm may have been run by hand.
function isInstalled(lock) {
  const noted = readOr(path.join(MODULES, '.package-lock.json'))
  if (!noted) return false
  const present = JSON.parse(noted).packages
  return Object.entries(lock.packages).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true
    return present[place] ? present[place].version === version : Boolean(optional || devOptional)
  })
}

// npm may be configured to skip install scripts; then the Node package is only an empty shell.
async function ensureNode() {
  const folder = path.join(MODULES, 'node')
  if (majorOf(PACKAGED_NODE) !== WANTED_NODE && existsSync(folder)) {
    const install = [process.execPath, ['installArchSpecificPackage.js'], { cwd: folder }]
    await step(`Installing Node ${WANTED_NODE}…`, ...install).catch((problem) => say(problem.message))
  }
  nodePath()
}

const versions = new Map()

function majorOf(node) {
  if (!versions.get(node)) {
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    versions.set(node, Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0))
  }
  return versions.get(node)
}

function npm(options) {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') && existsSync(script)
    ? [process.execPath, [script, ...options]]
    : ['npm', options]
}

// The output of a step is shown only when the step fails.
async function step(line, program, options, settings = {}) {
  const shown = setTimeout(say, 500, line)
  const child = spawn(program, options, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...settings })
  const output = []
  child.stdout.on('data', (part) => output.push(part))
  child.stderr.on('data', (part) => output.push(part))
  const end = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  clearTimeout(shown)
  if (end === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new StepProblem(`${line.replace('…', '')} failed (${end}): the lines above say why.`)
}

function sourceHash() {
  const hash = createHash('sha1')
  for (const file of sources())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

function sources() {
  const folders = ['app', 'packages', 'public', 'scripts/vite']
    .filter((name) => existsSync(path.join(ROOT, name)))
    .flatMap(filesUnder)
  const files = [
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ]
  return [
    ...folders.filter((file) => !/\.test\.tsx?$|\.md$/.test(file)).sort(),
    ...files.filter((name) => existsSync(path.join(ROOT, name))),
  ]
}

function filesUnder(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const name = path.join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(name) : name
  })
}

function readOr(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function writeMark(file, text) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new StepProblem(`The folder ${path.dirname(file)} cannot be written (${error.code}).`)
  }
}
