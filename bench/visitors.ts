import { connect } from 'node:net'

/**
 * Asks one address `requests` times over `atOnce` connections that stay open. Written on bare sockets, so that asking
 * costs less than answering; every answer must be as long as the first.
 * @throws Error when an answer is another one
 */
export async function visit(
  address: string,
  headers: Record<string, string>,
  { requests, atOnce }: { requests: number; atOnce: number },
): Promise<void> {
  const { host, hostname, port, pathname } = new URL(address)
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const length = await lengthOfAnswer(Number(port), hostname, question)
  let left = requests
  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let missing = 0
      const ask = () => {
        if (left-- <= 0) return void socket.end(resolve)
        missing = length
        socket.write(question)
      }
      socket.on('data', (part) => {
        missing -= part.length
        if (missing < 0) reject(new Error(`${address} gave another answer`))
        else if (missing === 0) ask()
      })
      socket.once('connect', ask)
      socket.once('error', reject)
    })
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

/** Bytes of a whole answer, its head included. */
function lengthOfAnswer(port: number, hostname: string, question: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname, () => socket.write(question))
    let answer = Buffer.alloc(0)
    socket.on('data', (part) => {
      answer = Buffer.concat([answer, part])
      const end = answer.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = answer.subarray(0, end).toString('latin1')
      const body = /^HTTP\/1\.1 304/.test(head) ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (!/^HTTP\/1\.1 (?:200|304)/.test(head) || Number.isNaN(body)) return reject(new Error(head))
      if (answer.length < end + 4 + body) return
      socket.destroy()
      resolve(end + 4 + body)
    })
    socket.once('error', reject)
  })
}
