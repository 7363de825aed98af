import type { ServerResponse } from 'node:http'

/** What a browser may leave unread before it counts as gone, in bytes. */
const mostWaiting = 262_144

/** Begins an answer that stays open: no proxy caches, compresses or buffers it. */
export function openStream(out: ServerResponse, headers: Record<string, string>): void {
  out.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  // Browsers that lose the server all at once do not all come back at once.
  out.write(`retry: ${3_000 + Math.round(Math.random() * 4_000)}\n\n`)
}

export function sendEvent(out: ServerResponse, event: string, data: unknown, id?: string): void {
  write(out, `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** A comment line: it keeps the connection open, and detects that the client is gone. */
export function beat(out: ServerResponse): void {
  write(out, ':\n\n')
}

/** Ends a stream. @param over whether its reader has no right to it any more: then the browser need not come back */
export function endStream(out: ServerResponse, over: boolean): void {
  if (over && !out.writableEnded) out.write('event: over\ndata: {}\n\n')
  out.end()
}

function write(out: ServerResponse, text: string): void {
  if (out.writableLength > mostWaiting) return void out.destroy()
  if (!out.writableEnded) out.write(text)
}
