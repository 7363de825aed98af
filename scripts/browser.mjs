// Finds a Chromium for the tests: the system's or the one npm installed, unpacked once.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT, say } from './setup.mjs'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']
const PACKAGE = path.join(ROOT, 'node_modules', '@sparticuz', 'chromium')

/**
 * @param {{bare?: boolean}} [wish] the system's is taken where there is one; `bare` prefers npm's, which is built without
 *   windows and computes half as much for the same pages
 * @returns {Promise<{executablePath: string, args: string[]}>} for `launch()` of Playwright
 * @throws {Error} when no Chromium runs here
 */
export async function findBrowser({ bare = false } = {}) {
  return { executablePath: bare ? bareBrowser() : (systemBrowser() ?? unpackedBrowser()), args: flags() }
}

function bareBrowser() {
  try {
    return unpackedBrowser()
  } catch (error) {
    const found = systemBrowser()
    if (!found) throw error
    return found
  }
}

function systemBrowser() {
  return SYSTEM.find((file) => runs(file))
}

function flags() {
  const root = process.getuid?.() === 0
  return [
    '--headless',
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}

function unpackedBrowser() {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))
  const folder = path.join(cacheFolder(), `chromium-${version}`)
  const start = path.join(folder, 'start-chromium')
  if (!existsSync(start)) unpack(folder)
  if (!runs(start)) throw new Error(`Chromium does not run here: ${whyNot(start)}`)
  return start
}

// Everybody's node_modules may belong to root: then the cache is a private folder of this user.
function cacheFolder() {
  const cache = path.join(ROOT, 'node_modules', '.cache', 'cakrawala')
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return cache
  } catch {
    if (existsSync(cache)) return ownOr(cache)
    return privateFolder()
  }
}

function ownOr(cache) {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))
  return runs(path.join(cache, `chromium-${version}`, 'start-chromium')) ? cache : privateFolder()
}

function privateFolder() {
  const folder = path.join(tmpdir(), `cakrawala-browser-${process.getuid?.() ?? 'user'}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Unpacks beside the final folder and renames it, so that two runs at once and a broken one do no harm. */
function unpack(folder) {
  say('Unpacking Chromium…')
  const half = `${folder}.half-${randomUUID()}`
  mkdirSync(half)
  // The package unpacks into the temporary folder of its process.
  const code = `import { inflate } from '@sparticuz/chromium'
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(names.map((name) => inflate(process.argv[1] + '/bin/' + name)))`
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code, PACKAGE], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: half },
    encoding: 'utf8',
  })
  if (done.status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new Error(`Chromium could not be unpacked: ${done.stderr}`)
  }
  chmodSync(half, 0o755)
  chmodSync(path.join(half, 'chromium'), 0o755)
  writeFileSync(path.join(half, 'fonts', 'fonts.conf'), FONTS)
  writeFileSync(path.join(half, 'start-chromium'), START, { mode: 0o755 })
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(path.join(folder, 'start-chromium'))) throw error
  }
}

// The bundled libraries are one matching set; the bundled font is used only where the machine has none configured.
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
if ! [ -e /etc/fonts/fonts.conf ]; then
  export FONTCONFIG_FILE="$here/fonts/fonts.conf"
fi
exec "$here/chromium" "$@"
`

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function runs(file) {
  return (
    existsSync(file) &&
    spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0
  )
}

function whyNot(file) {
  const { stderr, error } = spawnSync(file, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  return error?.message ?? stderr.trim().split('\n')[0]
}
