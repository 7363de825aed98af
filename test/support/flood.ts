import { connect, type Socket } from 'node:net'

/** Where a client speaks from and to. Every address of 127.0.0.0/8 is this machine; each /24 of it counts as a network. */
export type Line = { port: number; from: string }

/** What a client met in a time: how long its answers took in milliseconds, and how many were no success. */
export type Met = { times: number[]; refused: number; failed: number }

/** The other parts of a request; `headers` are whole lines with their ends. */
export type Asking = { withinMs?: number; headers?: string; body?: string; method?: string }

/** One request on a connection of its own. @returns its status, and milliseconds until its head was there; 0 when none came */
export function askOnce(
  { port, from }: Line,
  path: string,
  { withinMs = 10_000, headers = '', body = '', method = body ? 'POST' : 'GET' }: Asking = {},
): Promise<{ status: number; ms: number }> {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const end = (status: number) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ status, ms: performance.now() - began })
    }
    const timer = setTimeout(end, withinMs, 0)
    socket.once('data', (part) => end(Number(/^HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1'))?.[1] ?? 0)))
    socket.once('error', () => end(0))
    socket.once('close', () => end(0))
    const length = body ? `Content-Length: ${Buffer.byteLength(body)}\r\n` : ''
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${length}\r\n${body}`)
  })
}

/** Asks again and again, every `everyMs`, until `over` is settled. */
export async function watch(
  line: Line,
  path: string,
  over: Promise<unknown>,
  everyMs = 100,
  asking: Asking = {},
): Promise<Met> {
  const met: Met = { times: [], refused: 0, failed: 0 }
  let going = true
  void over.finally(() => {
    going = false
  })
  while (going) {
    const { status, ms } = await askOnce(line, path, asking)
    met.times.push(ms)
    if (status === 503 || status === 429) met.refused++
    else if (status === 0 || status >= 400) met.failed++
    await new Promise((go) => setTimeout(go, everyMs))
  }
  return met
}

/** The time within which `part` of all answers came, in milliseconds. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, two) => one - two)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Opens connections and writes `text` to each; nothing is read unless `reads`. */
export async function openLines(
  line: Line,
  count: number,
  text: (i: number) => string,
  { reads = true } = {},
): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) => {
      const socket = connect({ port: line.port, host: '127.0.0.1', localAddress: line.from })
      socket.on('error', () => undefined)
      if (reads) socket.resume()
      else socket.pause()
      return new Promise<Socket>((open) => {
        socket.once('connect', () => {
          socket.write(text(i))
          open(socket)
        })
        socket.once('close', () => open(socket))
      })
    }),
  )
}

/** Many GET requests, written at once one behind the other. */
export function pipelined(count: number, path: (i: number) => string, headers = ''): string {
  return Array.from(
    { length: count },
    (_, i) => `GET ${path(i)} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`,
  ).join('')
}
