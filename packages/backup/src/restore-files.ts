import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { syncFolder } from '@cakrawala/file-store/sync-folder'
import { copyHashed } from './hashed-stream.ts'
import type { Manifest } from './manifest.ts'
import { filesFolder } from './save-files.ts'
import { filesOf } from './verify-backup.ts'

/** Files copied beside their final folder. `take` moves them there, `drop` takes everything back. */
export type StagedFiles = { take(): Promise<void>; drop(): Promise<void>; replaced: string | null }

export async function holdsFiles(dataDir: string): Promise<boolean> {
  const names = await readdir(path.join(dataDir, filesFolder)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return names.length > 0
}

/**
 * Copies the files of a verified backup into the data folder under another name.
 * @throws StartProblem where a file changed since it was verified
 */
export async function stageFiles(backup: string, manifest: Manifest, dataDir: string): Promise<StagedFiles> {
  const target = path.join(dataDir, filesFolder)
  const staged = `${target}.restoring`
  const stamp = new Date().toISOString().replace(/[:.]/g, '')
  const aside = existsSync(target) ? `${target}.before-${stamp}` : null
  let taken = false
  const drop = async () => {
    if (taken) {
      await rename(target, staged)
      if (aside) await rename(aside, target)
    }
    await rm(staged, { recursive: true, force: true })
  }
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged, { recursive: true, mode: 0o700 })
  try {
    for await (const { path: name, sha256 } of filesOf(backup, manifest)) {
      await mkdir(path.dirname(path.join(staged, name)), { recursive: true, mode: 0o700 })
      const copied = await copyHashed(path.join(backup, filesFolder, name), path.join(staged, name))
      if (copied.sha256 !== sha256) throw new StartProblem(`The file ${name} of the backup is damaged.`)
    }
  } catch (error) {
    await drop()
    throw error
  }
  const take = async () => {
    if (aside) await rename(target, aside)
    await rename(staged, target)
    taken = true
    await syncFolder(dataDir)
  }
  return { take, drop, replaced: aside }
}
