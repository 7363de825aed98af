import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSms } from './sms.ts'

const seen: { headers: IncomingHttpHeaders; body: unknown }[] = []
let status = 202
const gateway = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
  response.writeHead(status, { location: '/elsewhere' }).end('{}')
})

afterEach(() => {
  gateway.close()
  gateway.closeAllConnections()
})

test('a gateway gets the number and the text as JSON, and the login of its address', async () => {
  const sms = createSms({ gatewayUrl: await gatewayUrl() })
  await sms.send({ to: '+6281234567890', text: 'Kode 1' })
  expect(seen[0]?.body).toEqual({ to: '+6281234567890', text: 'Kode 1' })
  expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from('us er:p@ss').toString('base64')}`)

  status = 500
  await expect(sms.send({ to: '+6281234567890', text: 'x' })).rejects.toThrow('500')
  status = 302
  await expect(sms.send({ to: '+6281234567890', text: 'x' })).rejects.toThrow()
  expect(seen).toHaveLength(3)
})

async function gatewayUrl(): Promise<string> {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return `http://us%20er:p%40ss@127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
}
