import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusePlainly } from './plain-refusal.ts'

let server: Server
let base: string
beforeAll(async () => {
  server = createServer((request, answer) => refusePlainly(request, answer, 413))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

describe('a request refused before routing', () => {
  it('is read to its end, so that the sender can read the answer', async () => {
    const answer = await fetch(`${base}/en/company/license`, {
      method: 'POST',
      body: new Uint8Array(25_000_000),
    })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('what you typed is still there')
  })

  it('gets an answer in the language of the address, which echoes nothing of it', async () => {
    const text = await (
      await fetch(`${base}/<script>alert(1)</script>`, { method: 'POST', body: 'x' })
    ).text()
    expect(text).toContain('<html lang="id">')
    expect(text).not.toContain('script')
  })
})
