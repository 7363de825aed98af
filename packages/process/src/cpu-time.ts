import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Of Linux, in every architecture: clock ticks of /proc are hundredths of a second. */
const tickMs = 10

/** Processor time that a process has used so far, in milliseconds; 0 of one that is gone. */
export function cpuMsOf(pid: number): number {
  return process.platform === 'linux' ? ofLinux(pid) : ofPs(pid)
}

function ofLinux(pid: number): number {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return 0
  }
  // The program name is in brackets and may hold spaces: fields are counted from the last bracket (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** `ps` writes `minutes:seconds`, with hours before them where there are any. */
function ofPs(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  })
  return (
    stdout
      .trim()
      .split(':')
      .reduce((total, part) => total * 60 + Number(part), 0) * 1_000
  )
}
