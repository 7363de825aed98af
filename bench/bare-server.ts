import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What our pages are held against: node:http alone, which sends the bytes it is given. */
type Told = { body: string; headers: Record<string, string> }

process.once('message', ({ body, headers }: Told) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, answer) => {
    answer.writeHead(200, headers)
    answer.end(bytes)
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  )
  process.on('message', () => process.send?.(process.cpuUsage()))
})
