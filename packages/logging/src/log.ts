import { type ErrorSummary, errorSummary, withoutTokens } from '@cakrawala/errors/error-summary'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { pino } from 'pino'
import { oneLineASecond } from './log-limit.ts'

/** Fields a log line may carry; what is not listed here does not reach the log. Never content, codes, tokens or addresses of people. */
export type LogFields = {
  event: string
  path?: string
  method?: string
  status?: number
  job?: string
  type?: string
  ms?: number
  /** How many were refused meanwhile. */
  refused?: number
  /** How many rows of the database it is about. */
  rows?: number
}

let once: ReturnType<typeof pino> | undefined
// LOG_LEVEL applies until the program sets another one.
let lowest = process.env.LOG_LEVEL || 'info'

/** Writes lines of this level and above from now on; `silent` writes none. */
export function setLogLevel(level: string): void {
  lowest = level
  if (once) once.level = level
}

type Level = 'info' | 'warn' | 'error'
type Line = { level: Level; fields: LogFields; error: ErrorSummary }

/**
 * Writes one JSON line; an error adds its name, message, code and stack. Errors that pass by themselves (a database that is
 * away) come by the hundred and without a stack: one line a second is written, and how many were left out.
 */
export function logLine(level: Level, fields: LogFields, error?: unknown): void {
  if (error === undefined) write(level, fields)
  else if (!isTemporary(error)) write(level, fields, { error: errorSummary(error) })
  else {
    const { stack: _, ...short } = errorSummary(error)
    temporary({ level, fields, error: short })
  }
}

const temporary = oneLineASecond<Line>((line, leftOut) => {
  if (line) write(line.level, line.fields, { error: line.error })
  else write('warn', { event: 'lines_left_out' }, { left_out: leftOut })
})

function write(level: Level, fields: LogFields, more: object = {}): void {
  once ??= pino({ level: lowest, base: null }, pino.destination({ fd: 2, sync: false }))
  const line =
    fields.path === undefined ? fields : { ...fields, path: withoutTokens(fields.path).slice(0, 500) }
  once[level]({ ...line, ...more })
}
