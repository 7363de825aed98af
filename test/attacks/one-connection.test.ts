import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

type Reader = { token: string; own: string; mark: string; places: string[] }
const readers: Reader[] = []
/** As a proxy has them: few connections, each of which carries requests of all users. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
afterAll(() => agent.destroy())

beforeAll(async () => {
  const programId = await liveProgram(await companyOwner(), await operator())
  for (const mark of ['KANARIMERPATI', 'KANARIGELATIK']) {
    const person: Person = await hunter()
    await join(person, programId)
    const { hash, id } = await send(person, programId, { title: `Celah ${mark} pada pembayaran` })
    readers.push({
      ...{ token: await sessionOf(person), own: person.username, mark },
      places: [
        '/api/v1/user',
        `/api/v1/reports/${id}`,
        '/api/v1/reports?limit=5',
        '/api/v1/notifications',
        '/bughunter/hacktivity',
        `/bughunter/hacktivity/${hash}/${id}.data`,
      ],
    })
  }
})

function read({ token }: Reader, path: string): Promise<{ status: number; body: string; socket: unknown }> {
  const { hostname, port } = new URL(site.origin())
  const headers = path.startsWith('/api/')
    ? { authorization: `Bearer ${token}` }
    : { cookie: `${sessionCookieName()}=${token}` }
  return new Promise((resolve, reject) => {
    request({ agent, hostname, port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          ...{ status: answer.statusCode ?? 0, socket: answer.socket },
          body: JSON.stringify(answer.headers) + Buffer.concat(parts).toString(),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

// A naive version stores the actor beside the connection, or in a variable of the process.
describe('RPT-16 two people on the same connections', () => {
  it('200 requests at once, again and again: each gets their own answer, and no text of the other', async () => {
    const sockets = new Map<unknown, Set<Reader>>()
    for (let round = 0; round < 5; round++) {
      const asked = Array.from({ length: 200 }, (_, turn) => ({
        reader: readers[turn % 2]!,
        other: readers[(turn + 1) % 2]!,
        // Mostly calls: pages cost more than they would tell more.
        path: readers[turn % 2]!.places[Math.floor(turn / 2) % (turn % 10 === 0 ? 6 : 4)]!,
      }))
      const answers = await Promise.all(asked.map(({ reader, path }) => read(reader, path)))
      for (const [turn, { status, body, socket }] of answers.entries()) {
        const { reader, other, path } = asked[turn]!
        sockets.set(socket, (sockets.get(socket) ?? new Set()).add(reader))
        expect([path, status]).toEqual([path, expect.toBeOneOf([200, 202])])
        expect([path, body.includes(other.mark), body.includes(other.own)]).toEqual([path, false, false])
        if (!path.includes('notifications'))
          expect([path, body.includes(reader.mark) || body.includes(reader.own)]).toEqual([path, true])
      }
    }
    expect(sockets.size).toBeLessThanOrEqual(8)
    expect([...sockets.values()].some((both) => both.size === 2)).toBe(true)
  }, 90_000)
})
