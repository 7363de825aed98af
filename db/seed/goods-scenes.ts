import { goodsAddressInput, sendGoodsInput } from '#domain/reward/goods/goods-input.ts'
import { confirmGoods, giveGoodsAddress, sendGoods } from '#domain/reward/goods/move-goods.server.ts'
import { rewardsSeenBy } from '#domain/reward/points-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'

/** Of the things reports earned one arrived; the others are still to be sent. */
export function goodsScenes(population: OpenPopulation): Scene[] {
  const elang = () => population.person('elang')
  const first = async () => {
    const { rows } = await rewardsSeenBy(elang(), { size: 100 })
    return found(rows.findLast(({ goods }) => goods !== null)).reportId
  }
  const address = 'Elang Satria\nJalan Braga 27, Bandung 40111\n0812 3456 7890'
  const sending = 'JNE 8825019930172'
  return [
    {
      at: '11d 19:30',
      play: async () => giveGoodsAddress(elang(), await first(), goodsAddressInput.parse({ address })),
    },
    {
      at: '10d 10:15',
      play: async () =>
        sendGoods(population.person('nusabank-admin'), await first(), sendGoodsInput.parse({ sending })),
    },
    { at: '7d 20:05', play: async () => confirmGoods(elang(), await first()) },
  ]
}
