import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const { executablePath, args } = await findBrowser({ bare: true })

/** They begin first: begun last, the longest would keep one worker busy while the other has nothing left. */
const longest = ['area-links', 'hostile-texts', 'queues'].map((name) => `${name}.spec.ts`)

/**
 * Journeys walk the built product on its demo cast, with real mail, in a real browser. Every file gets a site of its
 * own (`support/site-of-file.ts`), so files share nothing and may run side by side; tests of one file run in their order.
 */
export default defineConfig({
  globalSetup: './test/journeys/support/global-setup.ts',
  testDir: 'test/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 7_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: { executablePath, args },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // A trace computes as much as the journey itself: `npx playwright test --trace retain-on-failure name` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
