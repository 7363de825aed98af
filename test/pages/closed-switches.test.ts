import { now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { afterEach, describe, expect, it } from 'vitest'
import { registerForChallenge } from '#domain/program/challenge/register-for-challenge.server.ts'
import { sendArticle } from '#domain/publication/review-article.server.ts'
import { createOwnArticle } from '#domain/publication/write-article.server.ts'
import { leftPayeeSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { requestPayoutFor } from '#domain/reward/payout/request-payout-for.server.ts'
import type { SwitchName } from '#domain/setting/setting.ts'
import type { Person } from '#kernel/actor.ts'
import { takeStep } from '../support/account-status-scenario.ts'
import { type Said, useApi } from '../support/api.ts'
import { aText } from '../support/articles.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { liveChallenge } from '../support/challenge-scenario.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { type Detail, expectObstacle, readPage, refusedWith } from '../support/obstacle-pages.ts'
import { owe, payee, payoutAccount, transferProof } from '../support/payout-scenario.ts'
import { join } from '../support/program-scenario.ts'
import { fund } from '../support/reward-scenario.ts'
import { daysAhead, line } from '../support/settings.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
afterEach(() => travelTo(null))

/** Switches a function of the platform on or off, as two of the team would have done before. */
async function turn(name: SwitchName, on: boolean): Promise<void> {
  const by = await operator()
  const decided = { state: 'confirmed', decidedBy: by.accountId, decidedAt: now() } as const
  await line(by, 'switches', { scope: name, validFrom: daysAhead(0), value: { on }, ...decided })
}

/** An act whose function can be switched off, as its use case, its page and the API have it. */
type Act = {
  who: Person
  page: string
  form: string
  read: string
  named: (data: never) => string | null
  use: () => Promise<unknown>
  call: [address: string, said: Said]
}

async function ownPayout(): Promise<Act> {
  const who = await payee()
  await payoutAccount(who)
  await owe(who, 5_000_000n)
  const { gross, net } = await payoutOfferSeenBy(who)
  const asked = { key: newId(), gross, net }
  return {
    ...{ who, page: '/bughunter/profile/reward/payout', form: 'value="request"' },
    read: '/api/v1/bughunter/payout-offer',
    named: ({ obstacle }: { obstacle: string | null }) => obstacle,
    use: () => requestPayout(who, asked),
    call: ['/api/v1/bughunter/payouts', { json: { key: asked.key, gross: String(gross), net: String(net) } }],
  }
}

async function payoutOfEnded(): Promise<Act> {
  const [person, who] = [await payee(), await operator()]
  await owe(person, 5_000_000n)
  await takeStep(await operator(), person, { step: 'end' })
  const { accountId } = person
  const { gross, net } = (await leftPayeeSeenBy(who, accountId))!
  const account = { provider: '014', number: '5550009876', holder: 'ELANG JAWA' }
  const asked = { key: newId(), gross, net, reason: 'Surat bertanda tangan diterima lewat pos.', ...account }
  const form = new FormData()
  for (const [name, value] of Object.entries(asked)) form.set(name, String(value))
  form.set('account_id', accountId)
  form.set('letter', smallPdf('', 'surat.pdf'))
  return {
    ...{ who, page: `/hello/accounts/${accountId}`, form: 'value="request_payout_for"' },
    read: `/api/v1/left-payees/${accountId}`,
    named: ({ offer }: { offer: { obstacle: string | null } }) => offer.obstacle,
    use: async () => requestPayoutFor(who, { ...asked, accountId }, await transferProof(who)),
    call: ['/api/v1/payouts/request-for', { form }],
  }
}

async function article(): Promise<Act> {
  const who = await hunter()
  const { id, slug } = await createOwnArticle(who, aText())
  type Told = { article: { obstacles: { send: string | null } } }
  return {
    ...{ who, page: `/bughunter/articles/edit/${slug}`, form: 'value="send"' },
    read: `/api/v1/bughunter/articles/${slug}`,
    named: ({ article: told }: Told) => told.obstacles.send,
    use: () => sendArticle(who, id, 1),
    call: [`/api/v1/articles/${id}/send`, { json: { revision: 1 } }],
  }
}

async function challenge(): Promise<Act> {
  const [owner, who] = [await companyOwner(), await hunter()]
  await fund(owner.companyId, 100_000_000n)
  const id = await liveChallenge(owner, await operator())
  await join(who, id)
  type Told = { challenge: { own: { obstacle: string | null } } }
  return {
    ...{ who, page: `/bughunter/programs/detail/${id}`, form: 'value="register"' },
    read: `/api/v1/programs/${id}/challenge`,
    named: ({ challenge: told }: Told) => told.own.obstacle,
    use: () => registerForChallenge(who, id),
    call: [`/api/v1/programs/${id}/challenge/register`, { json: {} }],
  }
}

describe('an act whose function is switched off', () => {
  it.each([
    ['payouts', 'closed_payouts', ownPayout],
    ['payouts', 'closed_payouts', payoutOfEnded],
    ['write_ups', 'closed_write_ups', article],
    ['challenges', 'closed_challenges', challenge],
  ] as const satisfies readonly (readonly [SwitchName, Detail, () => Promise<Act>])[])(
    '%s: is offered, then shows %s by page and call, as it refuses',
    async (name, obstacle, stage) => {
      const { who, page, form, read, named, use, call } = await stage()
      const told = async () => named((await api(who, 'GET', read)).body.data as never)
      expect(await told()).toBeNull()
      expect(await readPage(site, who, page)).toContain(form)
      await turn(name, false)
      expect(await told()).toBe(obstacle)
      await expectObstacle(site, who, page, { obstacle, form })
      await expect(use()).rejects.toMatchObject({ code: 'unavailable', detail: obstacle })
      expect((await api(who, 'POST', ...call)).body).toMatchObject(refusedWith(obstacle))
      await turn(name, true)
    },
  )
})
