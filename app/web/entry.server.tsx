import { logLine } from '@cakrawala/logging/log'
import { renderPage } from '@cakrawala/page-server/render-page'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { compressedFor } from '#web/http/compress-page.ts'
import { answerHeadersContext, arrivalContext } from '#web/http/contexts.ts'

/** Renders a whole page before answering: status and headers are final, and a cached copy is complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(arrivalContext).nonce || undefined
  for (const [name, value] of context.get(answerHeadersContext)) headers.set(name, value)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A page that refuses has no headers of its own; its address may be a link with a secret all the same.
  if (status >= 400) headers.set('Referrer-Policy', 'no-referrer')
  if (status === 404) headers.set('Cache-Control', 'no-store')
  if (request.method === 'HEAD' || request.signal.aborted) return new Response(null, { status, headers })
  const html = await renderPage(
    <ServerRouter context={routes} url={request.url} {...(nonce ? { nonce } : {})} />,
    nonce,
  )
  return new Response(await compressedFor(request, headers, new Uint8Array(html)), { status, headers })
}

/** Bugs go to the log, never to the reader; a request the reader gave up, or a form sent to a page without one, is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return
  logLine(
    'error',
    { event: 'page_failed', method: request.method, path: new URL(request.url).pathname },
    error,
  )
}
