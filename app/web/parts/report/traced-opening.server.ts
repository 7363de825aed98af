import { traceOpening } from '#domain/report/trace-opening.server.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'

/**
 * Traces that the team reads reports; one who must say why first is led to that page.
 * @throws a redirect
 */
export async function traceOpenings(
  { actor, url, go }: Visit,
  reports: readonly Parameters<typeof traceOpening>[1][],
): Promise<void> {
  try {
    for (const report of reports) await traceOpening(actor, report)
  } catch (error) {
    if (isRefusal(error) && error.detail === 'reading_reason')
      throw go(`/hello/readings/reason?next=${encodeURIComponent(url.pathname.replace(/\.data$/, ''))}`)
    throw error
  }
}
