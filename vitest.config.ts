import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `npm run check` leaves out every test that needs a database, a server or another process. */
const fast = process.env.CAKRAWALA_FAST === '1'
const heavy =
  /support\/(database|site)|supervisor\.ts|child_process|infra\/(markdown|inbox|files|password)|smtp/

const tests = ['app', 'test', 'db']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.test\.tsx?$/.test(name))

const chosen = fast ? tests.filter((name) => !heavy.test(readFileSync(name, 'utf8'))) : tests
/** Tests with a clock in their bounds run last and alone: neighbours would be measured with them. */
const measured = /timing\.test\.ts$/

/** Files that take minutes start first, or one worker would still be at them when the other has nothing left. */
const long = /test\/(?:access|attacks\/borrowed-forms)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(!long.test(moduleId))
    return (await super.sort(files)).toSorted((one, two) => rank(one) - rank(two))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    globalSetup: fast ? [] : ['test/support/global-setup.ts'],
    setupFiles: ['test/support/quiet.ts'],
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: chosen.filter((name) => !measured.test(name)),
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'measured',
          include: chosen.filter((name) => measured.test(name)),
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
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
