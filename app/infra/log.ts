import { pino } from 'pino'
import { settings } from './settings.ts'

/** Fields a log line may carry; what is not listed here does not reach the log. Never content, codes, tokens or addresses of people. */
export type LogFields = {
  event: string
  path?: string
  method?: string
  status?: number
  job?: string
  type?: string
  ms?: number
}

let once: ReturnType<typeof pino> | undefined

/** Writes one JSON line; an error adds its name, message and stack. */
export function logLine(level: 'info' | 'warn' | 'error', fields: LogFields, error?: unknown): void {
  once ??= pino({ level: settings().logLevel, base: null }, pino.destination({ fd: 2, sync: false }))
  const line =
    fields.path === undefined ? fields : { ...fields, path: withoutTokens(fields.path).slice(0, 500) }
  once[level](error === undefined ? line : { ...line, error: told(error) })
}

/**
 * Some addresses carry a secret, such as an invitation's: words of 40 letters or more are no names of ours. Neither are 15
 * digits in a row, which are the number of somebody's identity card or tax card.
 */
export function withoutTokens(path: string): string {
  return path.replace(/[\w-]{40,}|\d{15,}/g, '…')
}

function told(error: unknown): { name: string; message: string; stack?: string | undefined } {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error }
  // A query's message quotes its parameters; the cause behind it does not.
  const { name, message, stack } = error.cause instanceof Error ? error.cause : error
  const plain = withoutValues(message.slice(0, 2_000))
  const where = stack?.replace(message, () => plain)
  return { name: name.slice(0, 100), message: plain.slice(0, 500), stack: where?.slice(0, 4000) }
}

/** Whoever refuses a value says it again: the database and parsers in quotation marks, mail servers the address. */
function withoutValues(message: string): string {
  return withoutTokens(message)
    .replace(/\bvalue ".*"/s, 'value "…"')
    .replace(/: ".*/s, ': "…"')
    .replace(/".*" is not valid JSON/s, '"…" is not valid JSON')
    .replace(/[\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
