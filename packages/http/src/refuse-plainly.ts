import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much of an unwanted body is read and thrown away, so that the browser gets to read the answer; in bytes. */
const mostDiscarded = 60_000_000

type Refusal = { status: number; page: string; headers: Readonly<Record<string, string>> }

/** Answers a request that never reaches a page with a whole page, and ends the connection. */
export function refusePlainly(
  request: IncomingMessage,
  answer: ServerResponse,
  { status, page, headers }: Refusal,
): void {
  const send = () =>
    answer
      .writeHead(status, { ...{ Allow: 'GET, HEAD, POST', Connection: 'close' }, ...headers })
      .end(request.method === 'HEAD' ? undefined : page)
  const length = request.headers['content-length']
  // A body without a length may never end.
  if (length === undefined || Number(length) > mostDiscarded || request.readableEnded) return void send()
  request.once('end', send).resume()
}
