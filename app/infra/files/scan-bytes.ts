import { connect } from 'node:net'

export type ScanVerdict = 'clean' | 'infected' | 'unknown'

const piece = 65_536
const timeoutMs = 20_000

/**
 * Asks a ClamAV daemon about some bytes (INSTREAM of clamd). Whatever is not a plain "OK" is never clean.
 * @returns `unknown` when the daemon is away, slow or confused
 */
export function scanBytes(socketPath: string, bytes: Buffer): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    let answer = ''
    const done = (verdict: ScanVerdict) => {
      socket.destroy()
      resolve(verdict)
    }
    socket.setTimeout(timeoutMs, () => done('unknown'))
    socket.on('error', () => done('unknown'))
    socket.on('data', (data) => {
      answer += data.toString('latin1').slice(0, 1_000)
    })
    socket.on('end', () => done(verdictOf(answer)))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += piece) {
        const part = bytes.subarray(at, at + piece)
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
