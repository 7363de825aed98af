import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const port = 4310
const { executablePath, args } = await findBrowser()
// The main process and its workers read this file; all must mean the same folder.
process.env.JOURNEY_DATA ??= mkdtempSync(path.join(tmpdir(), 'cakrawala-journeys-'))

/** Journeys walk the built product on its demo cast, with real mail, in a real browser. */
export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 7_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: { executablePath, args },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `${process.execPath} test/journeys/support/serve.ts`,
    url: `http://localhost:${port}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      CAKRAWALA_MODE: 'demo',
      PORT: String(port),
      INBOX_PORT: String(port + 1),
      INBOX_SMTP_PORT: String(port + 2),
      DATA_DIR: process.env.JOURNEY_DATA,
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      SMTP_URL: '',
    },
  },
})
