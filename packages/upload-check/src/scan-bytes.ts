import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type ScanVerdict = 'clean' | 'infected' | 'unknown'

const partBytes = 65_536
const longestMs = 20_000
/** A verdict is one line. */
const longestAnswer = 1_000

/**
 * Asks a ClamAV daemon about some bytes (INSTREAM of clamd), which are sent as fast as it reads. Only a plain "OK" is clean.
 * @param content whole, or in chunks as they are read from the disk
 * @param withinMs for the whole answer, however often the daemon sends a part
 * @returns `unknown` when the daemon is away, slow or confused
 * @throws what reading the content throws
 */
export async function scanBytes(
  socketPath: string,
  content: Buffer | AsyncIterable<Buffer>,
  withinMs = longestMs,
): Promise<ScanVerdict> {
  const socket = connect(socketPath)
  const verdict = verdictFrom(socket, withinMs)
  const chunks = Buffer.isBuffer(content) ? [content] : content
  try {
    await Promise.race([once(socket, 'connect'), verdict])
    socket.write('zINSTREAM\0')
    for await (const chunk of chunks) {
      for (const part of partsOf(chunk))
        if (!socket.destroyed && !socket.write(part)) await Promise.race([once(socket, 'drain'), verdict])
      if (socket.destroyed) break
    }
    socket.write(Buffer.alloc(4))
  } catch (error) {
    // What the socket had to say is the verdict; what the content had is not.
    if (!socket.destroyed) {
      socket.destroy()
      throw error
    }
  }
  return verdict
}

/** Each part of a stream of clamd with its length before it. */
function* partsOf(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += partBytes) {
    const part = chunk.subarray(at, at + partBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    yield Buffer.concat([length, part])
  }
}

function verdictFrom(socket: Socket, withinMs: number): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    let answer = ''
    const done = (verdict: ScanVerdict) => {
      clearTimeout(deadline)
      socket.destroy()
      resolve(verdict)
    }
    const deadline = setTimeout(() => done('unknown'), withinMs)
    socket.on('error', () => done('unknown'))
    socket.on('close', () => done('unknown'))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (answer.length > longestAnswer) done('unknown')
    })
    socket.on('end', () => done(verdictOf(answer)))
  })
}

function verdictOf(answer: string): ScanVerdict {
  const text = answer.replaceAll('\0', '').trim()
  if (text === 'stream: OK') return 'clean'
  return / FOUND$/.test(text) ? 'infected' : 'unknown'
}
