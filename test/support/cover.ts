import { newId } from '@cakrawala/ids/ids'
import { availableOf, cash, lockedBalance, post } from '#domain/reward/ledger.server.ts'
import { transaction } from '#infra/database.ts'
import { system } from './cast.ts'

/** Puts money into the balance of a company that has none, so that its programs take reports. */
export async function cover(companyId: string, amount = 100_000_000n): Promise<void> {
  await transaction(async (tx) => {
    if ((await lockedBalance(tx, availableOf(companyId))) > 0n) return
    const entries = [
      { side: cash, amount: -amount },
      { side: availableOf(companyId), amount },
    ]
    await post(tx, { kind: 'top_up', key: `cover:${newId()}`, companyId, actor: system, entries })
  })
}
