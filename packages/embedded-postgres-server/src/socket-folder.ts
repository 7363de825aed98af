import { lstatSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { giveTo } from './cluster.ts'
import type { Layout } from './layout.ts'
import { canEnter, type ServerUser } from './server-user.ts'

// sockaddr_un holds 108 bytes on Linux with its closing zero, 104 on macOS: unix(7).
const LONGEST_PATH = process.platform === 'darwin' ? 103 : 107
const SOCKET_NAME = '.s.PGSQL.5432'

/**
 * A folder for the server's socket with mode 0700, owned by the server's user. It is beside the cluster; where that path
 * is too long or closed to the server's user, it is a short folder under the temporary folder, remembered in the data
 * folder.
 */
export async function socketFolder(layout: Layout, user: ServerUser): Promise<string> {
  if (fits(layout.socket) && canEnter(user, layout.home)) {
    await mkdir(layout.socket, { recursive: true, mode: 0o700 })
    await giveTo(user, layout.socket)
    return layout.socket
  }
  const remembered = readNote(layout.socketNote)
  if (remembered && isPrivateTo(user, remembered)) return remembered
  return newShortFolder(layout, user)
}

/** Removes a socket folder under the temporary folder once its server has stopped. */
export async function forgetSocketFolder(layout: Layout, folder: string): Promise<void> {
  if (folder === layout.socket || readNote(layout.socketNote) !== folder) return
  await rm(folder, { recursive: true, force: true })
  await rm(layout.socketNote, { force: true })
}

/** Whether a socket in that folder has a path the system accepts. */
function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= LONGEST_PATH
}

async function newShortFolder(layout: Layout, user: ServerUser): Promise<string> {
  const base = [tmpdir(), '/tmp'].find((place) => fits(path.join(place, 'cakrawala-XXXXXX'))) ?? '/tmp'
  const folder = await mkdtemp(path.join(base, 'cakrawala-'))
  await giveTo(user, folder)
  await writeFile(layout.socketNote, folder, { mode: 0o600 })
  await chmod(layout.socketNote, 0o600)
  return folder
}

function readNote(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

// The temporary folder is open to everyone: a folder another person put there under the same name is not ours.
function isPrivateTo(user: ServerUser, folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  return stat?.isDirectory() === true && stat.uid === user.uid && (stat.mode & 0o777) === 0o700
}
