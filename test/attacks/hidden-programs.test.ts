import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { draftProgram, liveProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const rounds = 200
let hidden: Record<'private' | 'draft', string>
let reader: string

beforeAll(async () => {
  const team = await operator()
  const owner = await companyOwner('Perusahaan Senyap')
  for (let i = 0; i < 20; i++) await liveProgram(owner, team, { title: `Program terbuka ${i}` })
  hidden = {
    private: await liveProgram(owner, team, { title: 'Program Senyap', visibility: 'private' }),
    draft: await draftProgram(owner, { title: 'Program Draf' }),
  }
  reader = await sessionOf(await hunter())
  await database().execute(sql`ANALYZE`)
})

type Taken = { ms: number; shape: string }

async function taken(address: string, id: string, as: string | null): Promise<Taken> {
  const started = performance.now()
  const answer = await site.ask(address + id, { as })
  const body = await answer.text()
  const ms = performance.now() - started
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none'
  const plain = body.replaceAll(nonce, 'N').replaceAll(id, 'X')
  const headers = [...answer.headers.keys()].sort().join()
  return { ms, shape: `${answer.status} ${headers} ${plain}` }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

// A naive version loads the program first and asks afterwards whether it may be seen.
describe('PRG-02 a program that is hidden', () => {
  it.each([
    ['private', '/programs/', 'visitor'],
    ['draft', '/programs/', 'visitor'],
    ['private', '/bughunter/programs/detail/', 'hunter'],
    ['private', '/bughunter/programs/agreement/', 'hunter'],
    ['private', '/api/v1/programs/', 'hunter'],
    ['draft', '/api/v1/programs/', 'visitor'],
  ] as const)(
    '%s at %s for a %s responds as if it never existed, in the same time',
    async (which, address, who) => {
      const as = who === 'visitor' ? null : reader
      const [secret, never]: [Taken[], Taken[]] = [[], []]
      for (let i = 0; i < 20; i++) await taken(address, newId(), as)
      for (let i = 0; i < rounds; i++) {
        // The second request finds warm caches: they take turns at being first.
        const turns = [() => taken(address, hidden[which], as), () => taken(address, newId(), as)] as const
        for (const turn of i % 2 ? [1, 0] : [0, 1]) (turn === 0 ? secret : never).push(await turns[turn]!())
      }
      expect(new Set([...secret, ...never].map(({ shape }) => shape)).size).toBe(1)
      expect(secret[0]!.shape).toMatch(/^404/)
      // What slows the machine for a while slows neighbours in time alike.
      const apart = median(secret.map(({ ms }, i) => ms - never[i]!.ms))
      expect(Math.abs(apart)).toBeLessThan(5)
    },
    180_000,
  )
})
