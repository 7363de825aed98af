import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { StartProblem } from '@cakrawala/errors/start-problem'

/** Who the server runs as. `drop` is what `spawn` needs to become that user: empty for ourselves. */
export type ServerUser = { name: string; uid: number; gid: number; drop: { uid?: number; gid?: number } }

/**
 * PostgreSQL refuses to run as root. As root the server becomes the owner of an existing cluster, else `postgres`, else
 * `nobody`; an ordinary user runs it as themselves.
 * @throws StartProblem when the cluster belongs to another user, or root has no such user
 */
export function serverUser(cluster: string): ServerUser {
  const owner = ownerOf(cluster)
  const uid = process.getuid?.() ?? 0
  if (uid !== 0) {
    if (owner && owner.uid !== uid) {
      throw new StartProblem(
        `The database in ${cluster} belongs to user ${owner.uid}, not to you (${uid}): start as that user or set another DATA_DIR.`,
      )
    }
    return { name: 'you', uid, gid: process.getgid?.() ?? uid, drop: {} }
  }
  const user = owner && owner.uid !== 0 ? owner : (accountNamed('postgres') ?? accountNamed('nobody'))
  if (!user)
    throw new StartProblem(
      'PostgreSQL may not run as root and there is no user "nobody": start as another user.',
    )
  return { ...user, drop: { uid: user.uid, gid: user.gid } }
}

/** Whether that user can enter the folder by its path: a parent with mode 0700 keeps them out. */
export function canEnter(user: ServerUser, folder: string): boolean {
  if (user.drop.uid === undefined) return true
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...user.drop,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  })
  return tried.status === 0
}

function ownerOf(cluster: string): { name: string; uid: number; gid: number } | undefined {
  const stat = statSync(cluster, { throwIfNoEntry: false })
  return stat && { name: String(stat.uid), uid: stat.uid, gid: stat.gid }
}

function accountNamed(name: string): { name: string; uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}
