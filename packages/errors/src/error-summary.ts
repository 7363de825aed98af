import { errorsIn } from './error-codes.ts'

/** What a log may tell of an error: no content, no values of people's rows. */
export type ErrorSummary = { name: string; message: string; code?: string; stack?: string }

type Shape = { name?: unknown; message?: unknown; code?: unknown; stack?: unknown }

/**
 * The loggable part of anything thrown or emitted: the innermost error, because what wraps it quotes the query with its
 * parameters, and every code on the way there. Objects that only look like errors (pg-boss emits copies) are handled
 * alike.
 */
export function errorSummary(error: unknown): ErrorSummary {
  const all = [...errorsIn(error)] as Shape[]
  if (all.length === 0) return { name: 'unknown', message: typeof error }
  const inner = all.findLast(({ message }) => typeof message === 'string' && message !== '') ?? all[0]!
  const code = all.map((one) => one.code).find((one) => typeof one === 'string' || typeof one === 'number')
  const message = withoutQuery(String(inner.message ?? ''))
  const plain = withoutValues(message.slice(0, 2_000))
  const stack =
    typeof inner.stack === 'string' && message !== ''
      ? inner.stack.replace(String(inner.message), () => plain).slice(0, 4_000)
      : undefined
  return {
    name: nameOf(inner),
    message: plain.slice(0, 500),
    ...(code === undefined ? {} : { code: String(code).slice(0, 60) }),
    ...(stack === undefined ? {} : { stack }),
  }
}

function nameOf(error: Shape): string {
  if (typeof error.name === 'string' && error.name !== '') return error.name.slice(0, 100)
  return (error as object).constructor?.name.slice(0, 100) ?? 'unknown'
}

/** Wrapping errors quote a failed query with all its parameters. */
function withoutQuery(message: string): string {
  return /^Failed query:/.test(message) ? 'Failed query' : message
}

/**
 * Some addresses carry a secret, such as an invitation's: words of 40 letters or more are no names of ours. Neither are
 * 15 digits in a row, which are the number of a person's identity card or tax card.
 */
export function withoutTokens(path: string): string {
  return path.replace(/[\w-]{40,}|\d{15,}/g, '…')
}

/** Errors about a refused value repeat it: the database and parsers in quotation marks, mail servers the address. */
function withoutValues(message: string): string {
  return withoutTokens(message)
    .replace(/\bvalue ".*"/s, 'value "…"')
    .replace(/: ".*/s, ': "…"')
    .replace(/".*" is not valid JSON/s, '"…" is not valid JSON')
    .replace(/[\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
