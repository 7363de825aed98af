import { newId } from '@cakrawala/ids/ids'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { leftPayeeSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { requestPayoutFor } from '#domain/reward/payout/request-payout-for.server.ts'
import { transferProof } from '../support/payout-scenario.ts'
import { type Act, one, type Scene, team } from './act.ts'

const words = 'Akun ini diakhiri karena data pihak lain disalahgunakan.'

/** Accounts of bughunters that are ended, and the payouts the team asks for on behalf of those who are still owed money. */
export const leftActs: Act[] = [
  {
    name: 'end account',
    by: team,
    run: (actor, { environment, draw }) =>
      sanction(actor, one(environment.hunters, draw.one).accountId, {
        ...{ key: newId(), seen: '', step: 'end', reason: 'data_misuse' },
        ...{ statement: words, note: words, days: undefined },
      }),
  },
  {
    name: 'ask payout for',
    by: team,
    run: async (actor, scene) => {
      const { keys, draw } = scene
      const accountId = oneOwed(scene)
      const { gross, net } = (await leftPayeeSeenBy(scene.stage.team[0]!, accountId)) ?? {
        gross: 1n,
        net: 1n,
      }
      const key = draw.two % 6 === 0 && keys.length > 0 ? one(keys, draw.one) : newId()
      keys.push(key)
      const number = String(7_000_000_000 + draw.two * 1_000_000 + Number.parseInt(key.slice(-5), 16))
      return requestPayoutFor(
        actor,
        {
          ...{ accountId, key, gross: gross + (draw.two % 9 === 0 ? 1n : 0n), net },
          ...{
            provider: '014',
            number,
            holder: 'Elang Jawa',
            reason: 'Surat bertanda tangan diterima lewat pos.',
          },
        },
        await transferProof(actor),
      )
    },
  },
]

/** A person whose account is ended; now and then anyone. */
function oneOwed({ environment, seen, draw }: Scene): string {
  const ended = seen.ended.length > 0 && draw.two % 9 > 0 ? seen.ended : null
  return one(ended ?? environment.hunters.map(({ accountId }) => accountId), draw.one)
}
