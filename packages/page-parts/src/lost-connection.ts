import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import type { Refused, Typed } from './refused.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Answers for the server what was sent while there was no way to it: the form is refused and keeps what was
 * typed, where otherwise the error page would replace both. Sent again it is the same form, so nothing is
 * done twice.
 * @param typedIn what of a form may be shown again
 */
export async function answerForLostServer(
  { request }: { request: Request },
  next: () => Promise<Results>,
  typedIn: (form: FormData | undefined) => Typed,
): Promise<Results> {
  if (request.method === 'GET') return next()
  const sent = request.clone()
  const results = await next()
  const [lost] = Object.entries(results).find(([, result]) => isLost(result)) ?? []
  if (lost === undefined || request.signal.aborted) return results
  const form = await sent.formData().catch(() => undefined)
  const answer: Refused = {
    ...{ refused: 'unavailable', detail: 'connection_lost', fields: {}, typed: typedIn(form) },
  }
  return { ...results, [lost]: { type: 'data', result: data(answer, { status: 503 }) } }
}

/** No answer at all, or one of something that is before the server; faults of the server have a status of ours. */
function isLost({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false
  if (isRouteErrorResponse(result)) return result.status >= 502 && result.status <= 504
  const { data: error, init } = (result ?? {}) as { data?: unknown; init?: unknown }
  return error instanceof Error && init == null
}
