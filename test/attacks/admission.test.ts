import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openBounds } from '#web/http/admission/admit-request.ts'
import { useDatabase } from '../support/database.ts'
import { askOnce, type Line, openLines, pipelined } from '../support/flood.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite({ ownBounds: true })

const lineFrom = (from: string): Line => ({ port: Number(new URL(site.origin()).port), from })

/** Everything one connection is answered until it closes. */
function answersTo(line: Line, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: line.port, host: '127.0.0.1', localAddress: line.from })
    let said = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      said += part
    })
    socket.once('close', () => resolve(said))
    socket.write(text)
  })
}

const statusesIn = (said: string) =>
  [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

it('handles one request of a connection at a time, and ends a connection that sends far ahead', async () => {
  const said = await answersTo(
    lineFrom('127.81.0.1'),
    pipelined(60, (i) => `/about-us?x=${i}`),
  )
  const statuses = statusesIn(said)
  expect(statuses.slice(0, 33)).toEqual(Array(33).fill(200))
  expect(statuses.slice(33)).toEqual([503])
  const last = said.slice(said.lastIndexOf('HTTP/1.1 503'))
  expect(last).toMatch(/^retry-after: \d+/im)
  expect(last).toMatch(/^connection: close/im)
})

it('responds to a few requests sent ahead, in their order', async () => {
  const head = 'Connection: close\r\n'
  const few = `${pipelined(3, (i) => `/about-us?x=${i}`)}${pipelined(1, () => '/health/live', head)}`
  expect(statusesIn(await answersTo(lineFrom('127.81.1.1'), few))).toEqual([200, 200, 200, 200])
})

it('drops requests sent ahead on broken connections', async () => {
  const line = lineFrom('127.84.0.1')
  for (let round = 0; round < 8; round++) {
    const sockets = await openLines(line, 2, (n) => pipelined(30, (i) => `/about-us?x=${round}-${n}-${i}`))
    await new Promise((go) => setTimeout(go, 30))
    for (const socket of sockets) socket.destroy()
  }
  await expect.poll(async () => (await askOnce(line, '/about-us?x=after')).status).toBe(200)
})

it('leaves capacity for other networks, and responds 503 in the format and language of the request', async () => {
  const call =
    'POST /auth-api/api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{'
  const flood = lineFrom('127.82.0.1')
  const open = await openLines(flood, openBounds.network + 4, () => call)
  try {
    await expect.poll(async () => (await askOnce(flood, '/about-us?x=1')).status).toBe(503)
    const neighbour = lineFrom('127.82.0.99')
    expect((await askOnce(neighbour, '/about-us?x=2')).status).toBe(503)
    const page = await answersTo(neighbour, 'GET /en/about-us?x=1 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(page).toMatch(/^retry-after: \d+/im)
    expect(page).toContain('<html lang="en"')
    const refused = await answersTo(
      neighbour,
      'GET /api/v1/programs HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\n\r\n',
    )
    expect(refused).toMatch(/^HTTP\/1\.1 503/)
    expect(JSON.parse(/\{.*\}/s.exec(refused)![0])).toMatchObject({ success: false, code: 'unavailable' })
    const other = lineFrom('127.83.0.1')
    expect((await askOnce(other, '/about-us?x=3')).status).toBe(200)
    expect((await askOnce(flood, '/health/ready')).status).toBe(200)
  } finally {
    for (const socket of open) socket.destroy()
  }
  await expect.poll(async () => (await askOnce(flood, '/about-us?x=4')).status).toBe(200)
})
