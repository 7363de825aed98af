import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identifies a process among later ones with the same number: its number and the moment it started. */
export type ProcessMark = { pid: number; startedAt: string }

/** The mark of a living process, or undefined when it is gone (a zombie counts as gone). */
export function markOf(pid: number): ProcessMark | undefined {
  const seen = process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid)
  return seen && { pid, startedAt: seen.startedAt }
}

/** Whether the very process that was marked still lives. */
export function isAlive(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.startedAt === mark.startedAt
}

/** The program name of a living process. */
export function programOf(pid: number): string | undefined {
  return (process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid))?.program
}

function linuxProcess(pid: number): { program: string; startedAt: string } | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The program name is in brackets and may hold spaces: fields are counted from the last bracket (proc(5)).
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return { program: stat.slice(stat.indexOf('(') + 1, end), startedAt: fields[19] ?? '' }
}

function otherProcess(pid: number): { program: string; startedAt: string } | undefined {
  const ps = spawnSync('ps', ['-o', 'lstart=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  })
  const line = ps.stdout?.trim()
  if (ps.status !== 0 || !line) return undefined
  return { startedAt: line.slice(0, 24), program: line.slice(24).trim().split('/').pop() ?? '' }
}
