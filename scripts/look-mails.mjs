// `npm run look-mails`: pictures of every mail of one report's life, in both languages, widths and themes, to test-results/look-mails.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { ensureInstalled, ROOT, say } from './setup.mjs'

const target = path.join(ROOT, 'test-results', 'look-mails')

await ensureInstalled()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const written = spawnSync(process.execPath, [vitest, 'run', 'app/worker/life-mails.test.ts'], {
  ...{ cwd: ROOT, stdio: 'inherit', env: { ...process.env, MAILS_TO: target } },
})
if (written.status !== 0) process.exit(1)
const mails = readdirSync(target).filter((name) => name.endsWith('.html'))
const browser = await chromium.launch(await findBrowser())
for (const colorScheme of ['light', 'dark'])
  for (const width of [600, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
    for (const name of mails) {
      await page.goto(pathToFileURL(path.join(target, name)).href)
      const picture = `${name.replace('.html', '')}-${width}-${colorScheme}.png`
      await page.screenshot({ path: path.join(target, picture), fullPage: true })
    }
    await page.close()
  }
await browser.close()
say(`Pictures of ${mails.length} mails are in ${target}`)
