import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor, type StoredPage } from './stored-page.ts'

/** Sends a page from memory: in a coding the reader takes, or "unchanged". */
export function sendPage(
  page: StoredPage,
  { method, headers }: IncomingMessage,
  answer: ServerResponse,
): void {
  if (page.etag && headers['if-none-match']?.includes(page.etag)) {
    answer.writeHead(304, page.unchanged).end()
    return
  }
  if (!page.etag) answer.setHeader('Age', Math.max(0, Math.round((Date.now() - page.madeAt) / 1_000)))
  const coding = codingFor(headers['accept-encoding'] as string | undefined)
  answer.writeHead(200, page.headers[coding])
  answer.end(method === 'HEAD' ? undefined : page.bodies[coding])
}
