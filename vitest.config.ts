import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `npm run check` leaves out every test that needs a database, a server or another process. */
const fast = process.env.CAKRAWALA_FAST === '1'
const heavy =
  /support\/(database|site|(?:demo-)?product)|doubling\/|\/walk\.ts|access\/page-answers|supervisor\.ts|child_process|build\/server|'\.\/(?:render|password)\.ts|infra\/(markdown|files|uploads)|examine-file|@cakrawala\/(markdown\/(?!plain-text)|mail-inbox|upload-check|secrets\/password)|smtp/
/** Tests with a clock in their bounds run last and alone: neighbours would be measured with them. */
const measured = /timing\.test\.ts$/
/**
 * Tests that put a module, a global or a setting of the process in the place of another have a process of their own, and so
 * have those that draw pages from source, which Node does not read. All others share two, where each module is loaded once.
 */
const apart =
  /vi\.(?:mock|stubGlobal)\(|process\.env\.\w+ = |\.tsx'|@cakrawala\/(?:ui|page-parts)\/|parts\/title|'\.\/title\.ts'/

/** Every page is shown once by the builds of React that complain; what they say fails the test. */
const strict = /access\/clicks\.test\.ts$/

const tests = ['app', 'packages', 'test', 'db']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /^(?!.*\/node_modules\/).*\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
  .filter(({ text }) => !fast || !heavy.test(text))

const groups = Object.groupBy(tests, ({ name, text }) => {
  const own = apart.test(text) || strict.test(name)
  if (measured.test(name)) return own ? 'measuredApart' : 'measured'
  return own ? 'apart' : 'shared'
})

const namesOf = (group: keyof typeof groups) => (groups[group] ?? []).map(({ name }) => name)

/** Files that take longest start first, or one worker would still be at them when the other has nothing left. */
const longest = [
  'test/access.test.ts',
  'test/faults/doubling.test.ts',
  'test/histories/histories.test.ts',
  'test/faults/kill.test.ts',
  'test/faults/database-errors.test.ts',
  'test/faults/lost-database.test.ts',
  'test/access/clicks.test.ts',
  'test/attacks/stuffing.test.ts',
  'test/attacks/permissions.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, two) => rankOf(one) - rankOf(two))
  }
}

/** What has a process of its own comes last: a shared one ends when the next file in line is none of its own. */
function rankOf({ moduleId, project }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(name))
  return (project.config.isolate ? 1_000 : 0) + (place === -1 ? longest.length : place)
}

/** Node reads the sources itself, as it does when the program runs, and React as real people get it. */
const asReal = {
  setupFiles: ['test/support/fail-on-noise.ts', 'test/support/reset-process.ts'],
  isolate: false,
  experimental: { viteModuleRunner: false },
  execArgv: ['--import', './test/support/resolve-once.ts'],
  env: { NODE_ENV: 'production', CAKRAWALA_MODE: 'test' },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: fast ? [] : ['test/support/global-setup.ts'],
    setupFiles: ['test/support/fail-on-noise.ts'],
    pool: 'forks',
    projects: [
      {
        extends: true,
        ssr: { resolve: { conditions: [] } },
        test: {
          name: 'shared',
          include: namesOf('shared'),
          ...asReal,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: namesOf('apart'),
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        ssr: { resolve: { conditions: [] } },
        test: {
          name: 'measured',
          include: namesOf('measured'),
          ...asReal,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'measured apart',
          include: namesOf('measuredApart'),
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: {
      NODE_ENV: 'test',
      DATA_DIR: 'data/test',
      SECRET_KEY: 'a test key that is long enough to pass',
      LOG_LEVEL: 'silent',
    },
  },
})
