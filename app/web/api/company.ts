import type { FastifyInstance } from 'fastify'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { answer } from './answer.ts'

/** What the owning company account (role 80431) reads of itself (specification §7). Whole rupiah as JSON numbers. */
export async function company(server: FastifyInstance): Promise<void> {
  server.get(
    '/api/v1/company/account/balance',
    answer(async ({ actor }) => {
      refuseUnless(actor.kind === 'person', 'not_signed_in')
      const { balance, minimumBalance } = (await balanceSeenBy(actor)) ?? refuse('forbidden')
      return { balance: Number(balance), minimum_balance: Number(minimumBalance) }
    }),
  )
}
