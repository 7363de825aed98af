import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Actor } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { fund, liveProgram } from '../../../test/support/reward-scenario.ts'
import { sessionOf } from '../../../test/support/site.ts'
import { api } from './api.ts'

useDatabase()

async function ask(actor: Actor | null) {
  const server = Fastify()
  await server.register(api)
  const headers = actor ? { authorization: `Bearer ${await sessionOf(actor)}` } : {}
  const answer = await server.inject({ url: '/api/v1/company/account/balance', headers })
  await server.close()
  return { status: answer.statusCode, body: answer.json() }
}

describe('GET /api/v1/company/account/balance', () => {
  it('returns to the owner whole rupiah', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, 12_500_000n)
    await liveProgram(owner)
    expect(await ask(owner)).toEqual({
      status: 200,
      body: { success: true, data: { balance: 12_500_000, minimum_balance: 5_000_000 } },
    })
  })

  it('refuses all others without a figure (MON-07)', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, 12_500_000n)
    for (const other of [await member(owner.companyId, 1), await hunter(), await operator()]) {
      const { status, body } = await ask(other)
      expect(status).toBe(403)
      expect(JSON.stringify(body)).not.toMatch(/\d{4}/)
    }
    expect(await ask(null)).toMatchObject({ status: 401, body: { success: false, code: 'not_signed_in' } })
  })
})
