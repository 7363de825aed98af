import { connect } from 'node:http2'
import type { Answer } from './lines.ts'

/** Asks over one HTTP/2 connection, `streams` questions at once. @throws Error when a stream or the connection breaks */
export async function askInStreams<Q extends { path: string; headers: Record<string, string> }>(
  origin: string,
  streams: number,
  next: () => Q | null,
  heard: (question: Q, answer: Answer) => void,
): Promise<void> {
  const session = connect(origin)
  const broken = new Promise<never>((_resolve, reject) => session.once('error', reject))
  const lane = async () => {
    for (let question = next(); question; question = next()) heard(question, await ask(question))
  }
  const ask = ({ path, headers }: Q) =>
    new Promise<Answer>((resolve, reject) => {
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
      const stream = session.request({ ':path': path, ...Object.fromEntries(lower) })
      const parts: Buffer[] = []
      let status = 0
      let head = ''
      stream.on('response', (answer) => {
        status = Number(answer[':status'])
        head = JSON.stringify(answer)
      })
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => resolve({ status, text: head + Buffer.concat(parts).toString('latin1') }))
      stream.once('error', reject)
      stream.end()
    })
  try {
    await Promise.race([broken, Promise.all(Array.from({ length: streams }, lane))])
  } finally {
    session.destroy()
  }
}
