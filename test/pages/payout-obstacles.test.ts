import { day, after as later, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { restoreAccount } from '#domain/account/status/lift-sanction.server.ts'
import { confirmSetting } from '#domain/operations/setting/decide-setting.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { payoutAccounts } from '#domain/reward/payout-tables.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { refusals } from '#i18n/refusals.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { takeStep } from '../support/account-status-scenario.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { proof, withPassword } from '../support/members.ts'
import { type Detail, expectObstacle, readPage, refusedWith } from '../support/obstacle-pages.ts'
import { ask, newReference, owe, payee, payoutAccount, topUpProof } from '../support/payout-scenario.ts'
import { daysAhead, line } from '../support/settings.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
const dataOf = async (who: Person, address: string) => (await api(who, 'GET', address)).body.data

type Change = Partial<typeof payoutAccounts.$inferInsert>
const refused = async (): Promise<Change> => ({
  ...{ state: 'refused', reason: 'Nama pemegang rekening bukan nama terverifikasi.' },
  ...{ decidedBy: (await operator()).accountId, decidedAt: now() },
})

describe('asking for a payout', () => {
  const words = ownPayoutWords.id.obstacles
  const page = '/bughunter/profile/reward/payout'
  async function owed(change: Change | null, { amount = 5_000_000n, verified = true } = {}): Promise<Person> {
    const person = await payee()
    if (change) await payoutAccount(person, change)
    await owe(person, amount)
    if (!verified)
      await database()
        .update(bughunters)
        .set({ identityStatus: 2 })
        .where(eq(bughunters.accountId, person.accountId))
    return { ...person, verified }
  }

  it.each([
    ['account_unverified', () => owed({}, { verified: false }), words.account_unverified],
    ['payout_account_missing', () => owed(null), words.payout_account_missing],
    ['payout_account_review', () => owed({ state: 'review' }), words.payout_account_review],
    ['payout_account_refused', async () => owed(await refused()), words.payout_account_refused],
    ['payout_account_held', () => owed({ usableFrom: later(now(), day) }), null],
    [
      'payout_account_renamed',
      () => owed({ holder: 'Orang Lain', verifiedName: 'Orang Lain' }),
      words.payout_account_renamed,
    ],
    ['payout_too_small', () => owed({}, { amount: 50_000n }), words.payout_too_small],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage, shown) => {
    const who = await stage()
    const { gross, net } = await payoutOfferSeenBy(who)
    const key = newId()
    expect(await dataOf(who, '/api/v1/bughunter/payout-offer')).toMatchObject({ obstacle })
    await expect(requestPayout(who, { key, gross, net })).rejects.toMatchObject({ detail: obstacle })
    const json = { key, gross: String(gross), net: String(net) }
    expect((await api(who, 'POST', '/api/v1/bughunter/payouts', { json })).body).toMatchObject(
      refusedWith(obstacle),
    )
    const html = await readPage(site, who, page)
    expect(html).not.toContain('value="request"')
    if (shown) expect(html).toContain(shown)
  })
})

describe('taking a payout', () => {
  const { stopped } = payoutQueueWords.id.desk
  const form = 'value="take"'

  it.each([
    ['payout_account_review', async () => ({ state: 'review' }), stopped],
    ['payout_account_refused', refused, stopped],
    [
      'payout_account_held',
      async () => ({ usableFrom: later(now(), day) }),
      refusals.id.details.payout_account_held,
    ],
  ] as const satisfies readonly (readonly [Detail, () => Promise<Change>, string])[])(
    'shows %s by page and call, as it refuses',
    async (obstacle, changed, shown) => {
      const [person, who] = [await payee(), await operator()]
      await payoutAccount(person)
      await owe(person, 1_000_000n)
      const payoutId = await ask(person)
      const page = `/hello/payouts/${payoutId}`
      expect(await dataOf(who, `/api/v1/payouts/${payoutId}`)).toMatchObject({
        payout: { obstacles: { take: null }, may: { take: true } },
      })
      expect(await readPage(site, who, page)).toContain(form)
      await database()
        .update(payoutAccounts)
        .set(await changed())
        .where(eq(payoutAccounts.bughunterId, person.accountId))
      expect(await dataOf(who, `/api/v1/payouts/${payoutId}`)).toMatchObject({
        payout: { obstacles: { take: obstacle }, may: { take: false } },
      })
      await expect(takePayout(who, { payoutId })).rejects.toMatchObject({ detail: obstacle })
      const { body } = await api(who, 'POST', '/api/v1/payouts/take', { json: { payout_id: payoutId } })
      expect(body).toMatchObject(refusedWith(obstacle))
      const html = await readPage(site, who, page)
      expect([html.includes(form), html.includes(shown)]).toEqual([false, true])
    },
  )
})

describe('confirming a top-up whose transfer is booked', () => {
  it('shows reference_used by page and call, as it refuses', async () => {
    const who = await operator()
    const asked = { amount: 1_000_000n, reference: newReference() }
    const sent = async (content: number) => {
      const owner = await companyOwner()
      return requestTopUp(owner, { key: newId(), ...asked }, await topUpProof(owner, content))
    }
    const [booked, topUpId] = [await sent(1), await sent(2)]
    await decideTopUp(who, { topUpId: booked, decision: 'confirm' })
    const { rows } = await dataOf(who, '/api/v1/top-ups?limit=100')
    expect(rows.find(({ id }: { id: string }) => id === topUpId)).toMatchObject({
      ...{ confirm_obstacle: 'reference_used', may_confirm: false },
    })
    await expect(decideTopUp(who, { topUpId, decision: 'confirm' })).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'reference_used' },
    })
    const json = { top_up_id: topUpId, decision: 'confirm' }
    expect((await api(who, 'POST', '/api/v1/top-ups/decide', { json })).body).toMatchObject(
      refusedWith('reference_used'),
    )
    const form = `value="confirm_${topUpId}"`
    await expectObstacle(site, who, '/hello/top-ups', { obstacle: 'reference_used', form })
    expect(await readPage(site, who, '/hello/top-ups')).toContain(`value="refuse_${topUpId}"`)
  })
})

describe('confirming a setting whose day has come', () => {
  it('shows setting_too_late by page and call, as it refuses, and lets it be refused', async () => {
    const [by, who] = [await operator(), await withPassword(await operator())]
    const id = await line(by, 'fees', { validFrom: daysAhead(0), value: { reward: 15, prize: 20 } })
    const { setting } = await dataOf(who, '/api/v1/settings/fees')
    expect(setting.lines.find((one: { id: string }) => one.id === id)).toMatchObject({
      obstacles: { confirm: 'setting_too_late', refuse: null },
      may: { confirm: false, refuse: true },
    })
    await expect(confirmSetting(who, id, proof)).rejects.toMatchObject({ detail: 'setting_too_late' })
    const json = { line_id: id, current_password: proof.currentPassword }
    expect((await api(who, 'POST', '/api/v1/setting-lines/confirm', { json })).body).toMatchObject(
      refusedWith('setting_too_late'),
    )
    const page = `/hello/settings/fees/${id}`
    await expectObstacle(site, who, page, { obstacle: 'setting_too_late', form: 'value="confirm"' })
    expect(await readPage(site, who, page)).toContain('value="refuse"')
  })
})

describe('opening an account again', () => {
  const reason = 'Pemeriksaan ulang menunjukkan langkah itu keliru.'

  it.each(['account_left', 'account_erased'] as const)(
    'shows %s by call and hides it on the page, as it refuses',
    async (obstacle) => {
      const [who, person] = [await operator(), await hunter()]
      const sanctionId = await takeStep(await operator(), person, { step: 'end' })
      const { accountId } = person
      const page = `/hello/accounts/${accountId}`
      const read = async () => (await dataOf(who, `/api/v1/accounts/${accountId}`)).account
      const forms = async () => {
        const html = await readPage(site, who, page)
        return [html.includes('value="restore"'), html.includes(`id="lift-${sanctionId}"`)]
      }
      expect(await read()).toMatchObject({ may_restore: true, sanctions: [{ may_lift: true }] })
      expect(await forms()).toEqual([true, true])
      const erasedAt = obstacle === 'account_erased' ? now() : null
      await database()
        .insert(leavings)
        .values({ id: newId(), accountId, leftAt: now(), eraseAt: now(), erasedAt })
      expect(await read()).toMatchObject({
        ...{ may_restore: false, restore_obstacle: obstacle },
        sanctions: [{ may_lift: false, lift_obstacle: obstacle }],
      })
      expect(await forms()).toEqual([false, false])
      await expect(restoreAccount(who, accountId, reason)).rejects.toMatchObject({ detail: obstacle })
      for (const [address, json] of [
        [`/api/v1/accounts/${accountId}/restore`, { restore_reason: reason }],
        [`/api/v1/sanctions/${sanctionId}/lift`, { lift_reason: reason }],
      ] as const)
        expect((await api(who, 'POST', address, { json })).body).toMatchObject(refusedWith(obstacle))
    },
  )
})
