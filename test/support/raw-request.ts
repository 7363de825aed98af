import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string; all: string }

/** Sends bytes exactly as written, which `fetch` would tidy up or refuse, and reads until the server is done. */
export function raw(origin: string, bytes: string | Buffer, waitMs = 3_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    const timer = setTimeout(() => socket.destroy(), waitMs)
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      const all = Buffer.concat(parts).toString('latin1')
      if (all === '') reject(new Error('no answer'))
      else resolve(answerOf(all))
    })
    socket.write(bytes)
  })
}

/** Lines of a request, with the end that HTTP asks for. */
export function lines(...given: string[]): string {
  return `${given.join('\r\n')}\r\n\r\n`
}

function answerOf(all: string): RawAnswer {
  const [head = '', ...rest] = all.split('\r\n\r\n')
  const [first = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n'), all }
}

/** A request line exactly as written: `fetch` would tidy it up first. Redirects are not followed. */
export function asWritten(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const { hostname, port } = new URL(origin)
  type Answer = {
    status: number
    location: string | undefined
    cookies: string[]
    body: string
    headers: IncomingHttpHeaders
  }
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          location: answer.headers.location,
          cookies: answer.headers['set-cookie'] ?? [],
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
