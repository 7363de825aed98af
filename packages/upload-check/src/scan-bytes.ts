import { connect } from 'node:net'

export type ScanVerdict = 'clean' | 'infected' | 'unknown'

const partBytes = 65_536
const longestMs = 20_000
/** A verdict is one line. */
const longestAnswer = 1_000

/**
 * Asks a ClamAV daemon about some bytes (INSTREAM of clamd). Only a plain "OK" is clean.
 * @param withinMs for the whole answer, however often the daemon sends a part
 * @returns `unknown` when the daemon is away, slow or confused
 */
export function scanBytes(socketPath: string, bytes: Buffer, withinMs = longestMs): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    let answer = ''
    const done = (verdict: ScanVerdict) => {
      clearTimeout(deadline)
      socket.destroy()
      resolve(verdict)
    }
    const deadline = setTimeout(() => done('unknown'), withinMs)
    socket.on('error', () => done('unknown'))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (answer.length > longestAnswer) done('unknown')
    })
    socket.on('end', () => done(verdictOf(answer)))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += partBytes) {
        const part = bytes.subarray(at, at + partBytes)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(part.length)
        socket.write(length)
        socket.write(part)
      }
      socket.write(Buffer.alloc(4))
    })
  })
}

function verdictOf(answer: string): ScanVerdict {
  const text = answer.replaceAll('\0', '').trim()
  if (text === 'stream: OK') return 'clean'
  return / FOUND$/.test(text) ? 'infected' : 'unknown'
}
