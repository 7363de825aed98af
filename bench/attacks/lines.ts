import { connect } from 'node:net'

export type Question = { raw: Buffer }
export type Answer = { status: number; text: string }

/**
 * Asks over `sockets` connections that stay open and never waits for an answer before the next question: `deep` of them are
 * under way on each. Written on bare sockets, so that asking costs less than answering. What was under way on a connection
 * that ended is asked again on the next.
 * @param next null when there are no more questions
 * @returns how many connections ended without an answer that said so
 * @throws Error when that happens all the time
 */
export async function askInLines<Q extends Question>(
  origin: string,
  { sockets, deep }: { sockets: number; deep: number },
  next: () => Q | null,
  heard: (question: Q, answer: Answer) => void,
): Promise<number> {
  const again: Q[] = []
  let broken = 0
  const line = async () => {
    for (let open = true; open; ) {
      const end = await oneLine(origin, deep, () => again.pop() ?? next(), heard)
      again.push(...end.left)
      open = !end.over
      if (end.broken && ++broken > mostBroken) throw new Error(`${mostBroken} connections broke`)
    }
  }
  await Promise.all(Array.from({ length: sockets }, line))
  return broken
}

const mostBroken = 100

/** @returns the questions that were left open, whether there are no more, and whether the end came without an answer that said so */
function oneLine<Q extends Question>(
  origin: string,
  deep: number,
  next: () => Q | null,
  heard: (question: Q, answer: Answer) => void,
): Promise<{ left: Q[]; over: boolean; broken: boolean }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const asked: Q[] = []
    let rest: Buffer = Buffer.alloc(0)
    let over = false
    let closing = false
    const ask = () => {
      const more: Q[] = []
      while (!over && !closing && asked.length + more.length < deep) {
        const question = next()
        if (question) more.push(question)
        else over = true
      }
      asked.push(...more)
      if (more.length > 0) socket.write(Buffer.concat(more.map(({ raw }) => raw)))
      if (over && asked.length === 0) socket.end(() => resolve({ left: [], over: true, broken: false }))
    }
    socket.on('data', (part) => {
      rest = rest.length > 0 ? Buffer.concat([rest, part]) : part
      for (let answer = answerIn(rest); answer; answer = answerIn(rest)) {
        rest = rest.subarray(answer.bytes)
        closing ||= answer.closing
        heard(asked.shift()!, answer)
      }
      ask()
    })
    socket.once('connect', ask)
    // A close follows every error.
    socket.on('error', () => {})
    socket.once('close', () => resolve({ left: asked, over: false, broken: !closing }))
  })
}

/** A request as it goes over the wire; a body makes it a POST unless `method` is another. */
export function rawOf(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body?: Uint8Array | string,
  method = body === undefined ? 'GET' : 'POST',
): Buffer {
  const bytes = Buffer.from(body ?? '')
  const lines = Object.entries({
    Host: new URL(origin).host,
    ...headers,
    ...(body === undefined ? {} : { 'Content-Length': String(bytes.length) }),
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`), bytes])
}

/** The first whole answer of what came, or null. Every byte is one letter: what is searched in it is ASCII. */
function answerIn(came: Buffer): (Answer & { bytes: number; closing: boolean }) | null {
  const end = came.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = came.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const bytes = length === undefined ? endOfChunks(came, end + 4, head) : end + 4 + Number(length)
  if (bytes === null || came.length < bytes) return null
  return {
    status,
    text: came.toString('latin1', 0, bytes),
    bytes,
    closing: /\r\nconnection: close/i.test(head),
  }
}

function endOfChunks(came: Buffer, from: number, head: string): number | null {
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return from
  for (let at = from; ; ) {
    const line = came.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(came.toString('latin1', at, line), 16)
    at = line + 2 + size + 2
    if (size === 0) return at
    if (at > came.length) return null
  }
}
