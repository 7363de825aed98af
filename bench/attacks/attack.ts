import type { ChildProcess } from 'node:child_process'

/** One line of the table: what was looked for, what was met, and whether that is within the bar. */
export type Finding = { what: string; met: string; bar: string; ok: boolean }

/** The built product on its demo data, open for an attack. */
export type Target = {
  origin: string
  port: number
  child: ChildProcess
  /** What the process has written so far: how many lines, which tell of an error, and which name one of `marks`. */
  log: { lines: number; errors: string[]; marks: string[]; told: string[] }
}

export type Given = {
  /** How many times: the full scale unless the command line sets another. */
  times: number
  target: () => Promise<Target>
  say: (line: string) => void
}

/** An attack of `test/attacks` at full scale. `name` is also its option on the command line. */
export type Attack = { id: string; name: string; full: number; run: (given: Given) => Promise<Finding[]> }

/** A thing that may not happen at all. */
export function never(what: string, times: number): Finding {
  return { what, met: String(times), bar: '0', ok: times === 0 }
}

/** A finding that is only reported. */
export function told(what: string, met: string): Finding {
  return { what, met, bar: '', ok: true }
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
