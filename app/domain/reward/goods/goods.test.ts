import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database, databasePool, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { rewardGoods } from '../goods-tables.server.ts'
import { rewardsSeenBy } from '../points-queries.server.ts'
import { rewards } from '../reward-tables.server.ts'
import { eraseGoods, exportGoods, forgetGoods } from './forget-goods.server.ts'
import { goodsAddressInput, sendGoodsInput } from './goods-input.ts'
import { goodsSeenBy } from './goods-queries.server.ts'
import { closeGoods, confirmGoods, giveGoodsAddress, missGoods, sendGoods } from './move-goods.server.ts'

useDatabase()
const address = 'Elang Jawa\nJalan Merdeka 10, Bandung 40111\n0812 3456 7890'
const sending = 'JNE 0123456789'
const reason = 'Paket tidak datang dan resinya tidak dikenal.'
let owner: Person & { companyId: string }
let team: Person

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
})

/** A report that earned a T-shirt, with its reporter. */
async function earned(managedBy: 'company' | 'product' = 'company', otherReward: string | null = 'Kaus') {
  const programId = await liveProgram(owner, { rewardType: 'other', managedBy })
  const who = await hunter()
  const id = await reviewedReport(programId, who, { validAt: now() })
  await database().insert(rewards).values({ reportId: id, otherReward, givenAt: now() })
  return { id, who, programId }
}

const typesOf = async (id: string) =>
  (await database().select().from(events).where(eq(events.subjectId, id)).orderBy(events.seq))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('reward.goods'))

describe('a good that a report earned', () => {
  it('is granted, sent to its address, and received; each step is recorded without the address', async () => {
    const { id, who } = await earned()
    expect(await goodsSeenBy(who, id)).toMatchObject({
      item: 'Kaus',
      state: 'granted',
      moves: ['give_address'],
    })
    await giveGoodsAddress(who, id, { address: 'Alamat lama yang masih salah' })
    await giveGoodsAddress(who, id, { address })
    expect(await goodsSeenBy(owner, id)).toMatchObject({ state: 'addressed', address, moves: ['send'] })
    await sendGoods(owner, id, { sending })
    await expect(giveGoodsAddress(who, id, { address })).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(sendGoods(owner, id, { sending })).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await goodsSeenBy(who, id)).toMatchObject({ state: 'sent', sending, moves: ['confirm', 'miss'] })
    expect((await rewardsSeenBy(who)).rows).toMatchObject([{ otherReward: 'Kaus', goods: 'sent' }])
    await confirmGoods(who, id)
    await expect(confirmGoods(who, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await goodsSeenBy(who, id)).toMatchObject({ state: 'received', moves: [] })
    expect(await typesOf(id)).toEqual([
      ...['reward.goods_addressed', 'reward.goods_addressed'],
      ...['reward.goods_sent', 'reward.goods_received'],
    ])
    const { rows } = await databasePool().query<{ row: string }>(
      `SELECT t::text AS row FROM reward_goods t UNION ALL SELECT e.facts::text FROM events e`,
    )
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Merdeka|JNE/)
  })

  it('that does not arrive is sent again, or closed by the platform team', async () => {
    const { id, who } = await earned()
    await sendGoods(owner, id, { sending: 'Kode voucher KOPI-2026' })
    await missGoods(who, id, { reason })
    expect(await goodsSeenBy(owner, id)).toMatchObject({ state: 'missing', reason, moves: ['send'] })
    await giveGoodsAddress(who, id, { address })
    await sendGoods(owner, id, { sending })
    await missGoods(who, id, { reason })
    await expect(closeGoods(owner, id, { reason })).rejects.toMatchObject({ code: 'forbidden' })
    await closeGoods(team, id, { reason })
    await expect(closeGoods(team, id, { reason })).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await goodsSeenBy(who, id)).toMatchObject({ state: 'closed', reason, moves: [] })
  })

  it('is moved by its own people alone, and its address is read by who sends it', async () => {
    const { id, who, programId } = await earned()
    await giveGoodsAddress(who, id, { address })
    const reader = await member(owner.companyId, 2, [programId])
    for (const onlooker of [reader, team])
      expect(await goodsSeenBy(onlooker, id)).toMatchObject({ state: 'addressed', address: null })
    const rival = await companyOwner('Warung Pay')
    const tries: [Actor, 'forbidden' | 'not_found'][] = [
      ...([reader, team, who] as const).map((one): [Actor, 'forbidden'] => [one, 'forbidden']),
      ...([rival, await hunter()] as const).map((one): [Actor, 'not_found'] => [one, 'not_found']),
    ]
    for (const [one, code] of tries)
      await expect(sendGoods(one, id, { sending })).rejects.toMatchObject({ code })
    for (const one of [owner, team])
      await expect(giveGoodsAddress(one, id, { address })).rejects.toMatchObject({ code: 'forbidden' })
    const managed = await earned('product')
    await sendGoods(team, managed.id, { sending })
    const bare = await earned('company', null)
    expect(await goodsSeenBy(bare.who, bare.id)).toBeNull()
    await expect(giveGoodsAddress(bare.who, bare.id, { address })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is sent once by two who send at once', async () => {
    const { id } = await earned()
    const tries = await Promise.allSettled(
      [1, 2, 3].map((at) => sendGoods(owner, id, { sending: `JNE ${at}00` })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('loses its address 90 days after the end, and with its bughunter', async () => {
    const { id, who } = await earned()
    await giveGoodsAddress(who, id, { address })
    await sendGoods(owner, id, { sending })
    await confirmGoods(who, id)
    expect(await transaction((tx) => exportGoods(tx, who.accountId))).toMatchObject([
      { state: 'received', address },
    ])
    travelTo(later(now(), 89 * day))
    await forgetGoods()
    expect(await goodsSeenBy(who, id)).toMatchObject({ address })
    travelTo(later(now(), 2 * day))
    await forgetGoods()
    expect(await goodsSeenBy(who, id)).toMatchObject({ address: null, sending: null })
    travelTo(null)
    const next = await earned()
    await giveGoodsAddress(next.who, next.id, { address })
    await transaction((tx) => eraseGoods(tx, next.who.accountId))
    const [row] = await database().select().from(rewardGoods).where(eq(rewardGoods.reportId, next.id))
    expect(row).toMatchObject({ state: 'closed', addressSealed: null })
  })

  it.each([
    ['an address of one word', goodsAddressInput, { address: 'Bandung' }],
    ['a turned address', goodsAddressInput, { address: `Jalan Merdeka 10 \u202e Bandung 40111` }],
    ['a control in it', goodsAddressInput, { address: `Jalan Merdeka 10 \u0007 Bandung 40111` }],
    ['two lines of a carrier', sendGoodsInput, { sending: 'JNE\n0123' }],
    ['no carrier', sendGoodsInput, { sending: ' ' }],
  ])('is refused with %s', (_name, schema, input) => {
    expect(schema.safeParse(input).success).toBe(false)
  })
})
