/** An error and everything behind it: what was thrown is often wrapped, and several tries make one AggregateError. */
export function* errorsIn(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > 8) return
  yield error
  if (error instanceof AggregateError) for (const one of error.errors) yield* errorsIn(one, depth + 1)
  if ('cause' in error) yield* errorsIn(error.cause, depth + 1)
}

/** The SQLSTATE behind an error: five letters or digits, which no code of the system (EPIPE) begins like. */
export function sqlState(error: unknown): string | undefined {
  for (const { code } of errorsIn(error) as Iterable<{ code?: unknown }>)
    if (typeof code === 'string' && /^[0-9FHPX][0-9A-Z]{4}$/.test(code)) return code
  return undefined
}
