// `npm run look [part of a name]`: pictures of the main pages for looking at, in both widths and themes, to test-results/look.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, nodePath, ROOT, StepProblem, say } from './setup.mjs'

const port = 4320
const origin = `http://localhost:${port}`
const wanted = process.argv[2] ?? ''
const target = path.join(ROOT, 'test-results', 'look')
const widths = [1280, 390]
const themes = ['light', 'dark']

/** A page by its address, or by the first link on another page that matches. */
const link = (from, pattern, to = (address) => address) => ({ from, pattern, to })
const walks = [
  {
    who: null,
    pages: {
      landing: '/',
      'landing-en': '/en',
      programs: '/programs',
      program: link('/programs', /^\/programs\/[0-9a-f-]{36}$/),
      leaderboard: '/leaderboard',
      'write-ups': '/publication/bughunter-write-ups',
      'write-up': link('/publication/bughunter-write-ups', /^\/write-ups\/.+\/.+/),
      profile: '/elang',
      'sign-in': '/sign-in',
      'sign-up': '/sign-up',
      'sign-up-bughunter': '/sign-up-bughunter',
      'sign-up-company': '/sign-up-company',
      'audience-bughunter': '/bughunter',
      'audience-company': '/company',
      'about-us': '/about-us',
      'bug-bounty': '/bug-bounty',
      'bug-bounty-program': '/bug-bounty-program',
      'challenge-program': '/challenge-program',
      'vulnerability-management': '/vulnerability-management-program',
      'bug-fixing': '/vulnerability-bug-fixing',
      career: '/career',
      'not-found': '/tidak/ada',
    },
  },
  {
    who: 'elang@demo.test',
    pages: {
      'hunter-home': '/bughunter',
      'hunter-programs': '/bughunter/programs',
      'hunter-program': link('/bughunter/programs', /^\/bughunter\/programs\/detail\/[0-9a-f-]{36}$/),
      'hunter-submit': link(
        '/bughunter/programs',
        /^\/bughunter\/programs\/detail\/[0-9a-f-]{36}$/,
        (address) => address.replace('/detail/', '/submit-report/'),
      ),
      'hunter-hacktivity': '/bughunter/hacktivity',
      'hunter-report': link('/bughunter/hacktivity', /^\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}$/),
      'hunter-leaderboard': '/bughunter/leaderboard',
      'hunter-profile': '/bughunter/profile',
      'hunter-reward': '/bughunter/profile/reward',
      'hunter-agreement': link(
        '/bughunter/programs',
        /^\/bughunter\/programs\/detail\/[0-9a-f-]{36}$/,
        (address) => address.replace('/detail/', '/agreement/'),
      ),
      'hunter-challenge': link(
        '/bughunter/programs?kind=challenge',
        /^\/bughunter\/programs\/detail\/[0-9a-f-]{36}$/,
      ),
      'hunter-nda': '/bughunter/nda',
      'hunter-security': '/bughunter/profile/security',
    },
  },
  {
    who: 'anoa@demo.test',
    pages: { 'unverified-home': '/bughunter', 'unverified-profile': '/bughunter/profile' },
  },
  {
    who: 'owner@nusabank.test',
    pages: {
      'company-home': '/company',
      'company-programs': '/company/programs',
      'company-program': link('/company/programs', /^\/company\/programs\/detail\/[0-9a-f-]{36}$/),
      'company-create': '/company/programs/create',
      'company-reports': '/company/reports',
      'company-report': link('/company/reports', /^\/company\/reports\/detail\/[^/]+\/[0-9a-f-]{36}$/),
      'company-license': '/company/license',
      'company-contract': '/company/contract',
      'company-profile': '/company/profile',
    },
  },
  {
    who: 'triase@demo.test',
    pages: {
      'hello-home': '/hello',
      'hello-programs': '/hello/programs',
      'hello-program': link('/hello/programs', /^\/hello\/programs\/detail\/[0-9a-f-]{36}$/),
      'hello-reports': '/hello/reports',
      'hello-report': link('/hello/reports', /^\/hello\/reports\/detail\/[^/]+\/[0-9a-f-]{36}$/),
      'hello-verification': '/hello/verification',
      'hello-top-ups': '/hello/top-ups',
      'hello-refunds': '/hello/refunds',
      'hello-contract': link('/hello/contracts', /^\/hello\/contracts\/[0-9a-f-]{36}$/),
      'hello-team': '/hello/team',
      'hello-team-en': '/en/hello/team',
      'hello-team-operator': link('/hello/team', /^\/hello\/team\/[0-9a-f-]{36}$/),
      'hello-jobs': '/hello/jobs',
      'hello-security': '/hello/security',
    },
  },
]

const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-look-'))
let platform
try {
  await ensureInstalled()
  await ensureBuilt()
  mkdirSync(target, { recursive: true })
  platform = await openPlatform()
  const browser = await chromium.launch(await findBrowser())
  for (const walk of walks) await takePictures(browser, walk)
  await browser.close()
} catch (problem) {
  if (!(problem instanceof StepProblem)) throw problem
  say(problem.message)
  process.exitCode = 1
} finally {
  await closePlatform()
  rmSync(folder, { recursive: true, force: true })
}

async function takePictures(browser, { who, pages }) {
  const names = Object.keys(pages).filter((name) => name.includes(wanted))
  if (names.length === 0) return
  for (const width of widths) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        ...{
          baseURL: origin,
          colorScheme,
          locale: 'id-ID',
          timezoneId: 'Asia/Jakarta',
          reducedMotion: 'reduce',
        },
        viewport: { width, height: width === 390 ? 844 : 900 },
      })
      const page = await context.newPage()
      if (who) await signIn(page, who)
      for (const name of names) {
        const address = await addressOf(page, pages[name])
        if (!address) {
          say(`? ${name}: no link`)
          continue
        }
        const answer = await page.goto(address)
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: path.join(target, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        const status = answer?.status() ?? 0
        if (wide || status >= 500)
          say(`! ${name} ${width}: ${wide ? 'scrolls sideways' : `status ${status}`}`)
      }
      await context.close()
    }
  }
  say(`✓ ${who ?? 'visitor'}: ${names.length} pages`)
}

async function addressOf(page, place) {
  if (typeof place === 'string') return place
  await page.goto(place.from)
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const found = links.find((one) => place.pattern.test(one))
  return found ? place.to(found) : null
}

async function signIn(page, email) {
  await page.goto('/sign-in')
  await page.locator('input[name="identifier"]').fill(email)
  await page.locator('input[name="password"]').fill('Cakrawala#2026')
  await page.locator('form button[type="submit"]').last().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

async function openPlatform() {
  const child = spawn(nodePath(), ['app/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
      ...{ PORT: String(port), INBOX_PORT: String(port + 1), INBOX_SMTP_PORT: String(port + 2) },
    },
  })
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new StepProblem('The site did not start: the lines above say why.')
    const ready = await fetch(`${origin}/health/ready`).catch(() => null)
    if (ready?.ok) return child
    await new Promise((go) => setTimeout(go, 200))
  }
  throw new StepProblem('The site did not become ready.')
}

async function closePlatform() {
  if (!platform || platform.exitCode !== null) return
  const gone = new Promise((exit) => platform.once('exit', exit))
  platform.kill('SIGTERM')
  await gone
}
