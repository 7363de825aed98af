import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { createProofReader } from '@cakrawala/ownership-proof/proof-reader'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { proofReader, setProofReader } from '#infra/proof-reader.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { recordFor, useDns } from '../../../../test/support/proofs.ts'
import type { AssetKind } from './asset.ts'
import { assets } from './asset-tables.server.ts'
import { checkAsset } from './check-asset.server.ts'
import { claimAsset } from './claim-asset.server.ts'
import { revokeAsset, withdrawAsset } from './end-asset.server.ts'
import { judgeAsset } from './judge-asset.server.ts'
import { rereadAssets, rereadProofs } from './reread-proofs.server.ts'
import { showAsset } from './show-asset.server.ts'

useDatabase()
const records = useDns()
type Owner = Person & { companyId: string }
let owner: Owner
let rival: Owner
let turn = 0
/** A domain of this test alone: what another proved is not in the way. */
let domain: string
beforeEach(async () => {
  turn++
  domain = `toko${String.fromCharCode(96 + (turn % 26))}${'x'.repeat(Math.floor(turn / 26))}q.test`
  owner = await companyOwner(`Toko ${turn}`)
  rival = await companyOwner(`Saingan ${turn}`)
})

const rowOf = async (id: string) => (await database().select().from(assets).where(eq(assets.id, id)))[0]!
const claim = async (who: Person, name = domain, kind: AssetKind = 'domain') =>
  (await claimAsset(who, { kind, name })).assetId
const statement = 'Domain ini kami daftarkan sendiri, lihat tagihan terlampir.'
async function proved(who: Owner, name = domain): Promise<string> {
  const id = await claim(who, name)
  records.push(await recordFor(id))
  await checkAsset(who, id)
  return id
}
async function told(assetId: string, type: (typeof events.$inferSelect)['type']): Promise<number> {
  const all = await database().select({ facts: events.facts }).from(events).where(eq(events.type, type))
  return all.filter(({ facts }) => (facts as { assetId?: string }).assetId === assetId).length
}
async function shownAt(id: string): Promise<string> {
  return (await rowOf(id)).shownAt!.toISOString()
}
const believe = async (who: Person, id: string) =>
  judgeAsset(who, id, { decision: 'believe', shownAt: await shownAt(id), reason: '' })

describe('RUL-03 a claim', () => {
  it('is made by members who write programs, and proves nothing by itself', async () => {
    const writer = await member(owner.companyId, 2, [], ['program.manage'])
    expect((await rowOf(await claim(writer))).state).toBe('claimed')
    const strangers = [await member(owner.companyId, 2), await hunter(), await operator(), system]
    for (const actor of [...strangers, { ...owner, suspended: true }])
      await expect(claimAsset(actor, { kind: 'domain', name: domain })).rejects.toMatchObject({
        code: 'forbidden',
      })
  })

  it('made twice, or by two at once, is one', async () => {
    const turns = await Promise.all(Array.from({ length: 4 }, () => claim(owner)))
    expect(new Set(turns).size).toBe(1)
    expect(await told(turns[0]!, 'company.asset_claimed')).toBe(1)
  })

  it.each([
    ['domain', 'co.id', 'domain_suffix'],
    ['domain', 'go.id', 'domain_suffix'],
    ['domain', '127.0.0.1', 'domain_is_address'],
    ['address_range', '10.0.0.0/8', 'range_large'],
    ['address_range', '192.168.0.0/16', 'range_private'],
    ['address_range', '127.0.0.1', 'range_private'],
    ['device', 'https://www.bca.co.id', 'device_has_address'],
  ] as const)('of %s %s is refused beside its field: %s', async (kind, name, key) => {
    await expect(claimAsset(owner, { kind, name })).rejects.toMatchObject({ fields: { name: [{ key }] } })
  })

  it("of ten thousand domains stops at the limit of open claims, and at the plan's", async () => {
    const small = await companyOwner('Kecil', 'free')
    for (let n = 0; n < 20; n++) await claim(small, `d${n}.${domain}`)
    const more = claimAsset(small, { kind: 'domain', name: `lagi.${domain}` })
    await expect(more).rejects.toMatchObject({ code: 'conflict', detail: 'assets_full' })
    for (let n = 0; n < 20; n++) await claim(owner, `e${n}.${domain}`)
    const open = claimAsset(owner, { kind: 'domain', name: `lagi.${domain}` })
    await expect(open).rejects.toMatchObject({ code: 'conflict', detail: 'asset_claims_open' })
    await expect(
      (async () => {
        for (let n = 0; n < 60; n++) await claim(owner, `e${n % 20}.${domain}`)
      })(),
    ).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})

describe('RUL-03 a record', () => {
  it('proves a domain, once, and only by the claim of its company', async () => {
    const id = await claim(owner)
    await expect(checkAsset(owner, id)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'proof_missing',
    })
    expect(await rowOf(id)).toMatchObject({
      state: 'claimed',
      dnsProblem: 'missing',
      fileProblem: 'missing',
    })
    records.push(await recordFor(id))
    await Promise.allSettled([checkAsset(owner, id), checkAsset(owner, id)])
    expect(await rowOf(id)).toMatchObject({ state: 'proved', proof: 'dns', dnsProblem: null })
    expect(await told(id, 'company.asset_proved')).toBe(1)
    await expect(checkAsset(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(checkAsset(rival, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(checkAsset(owner, newId())).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of another claim proves nothing', async () => {
    const [mine, theirs] = [await claim(owner), await claim(rival)]
    records.push(await recordFor(theirs))
    await expect(checkAsset(owner, mine)).rejects.toMatchObject({ detail: 'proof_different' })
  })

  it('that is proved refuses every claim of it, below it and above it by others', async () => {
    const earlier = await claim(rival, `app.${domain}`)
    await proved(owner, `x.${domain}`)
    for (const name of [`x.${domain}`, `a.b.x.${domain}`, domain]) {
      const refused = claimAsset(rival, { kind: 'domain', name })
      await expect(refused).rejects.toMatchObject({ fields: { name: [{ key: 'asset_taken' }] } })
    }
    await proved(owner)
    records.push(await recordFor(earlier))
    await expect(checkAsset(rival, earlier)).rejects.toMatchObject({ detail: 'asset_taken' })
    expect(await claim(owner, `baru.${domain}`)).toBeTruthy()
  })

  it('in both companies at one moment proves it for one only', async () => {
    const [mine, theirs] = [await claim(owner), await claim(rival, `www.${domain}`)]
    records.push(await recordFor(mine), await recordFor(theirs))
    const turns = await Promise.allSettled([checkAsset(owner, mine), checkAsset(rival, theirs)])
    expect(turns.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const states = [(await rowOf(mine)).state, (await rowOf(theirs)).state]
    expect(states.toSorted()).toEqual(['claimed', 'proved'])
  })

  it('does not prove what only looks like the domain of another', async () => {
    await proved(owner)
    const alike = await claim(rival, domain.replace('o', 'о'))
    expect(await rowOf(alike)).toMatchObject({ lookalike: true })
    records.push(await recordFor(alike))
    await expect(checkAsset(rival, alike)).rejects.toMatchObject({
      code: 'conflict',
      detail: 'asset_lookalike',
    })
    // Claimed before the other was proved: the same.
    const second = `b${domain}`
    const before = await claim(rival, second.replace('o', 'о'))
    await proved(owner, second)
    records.push(await recordFor(before))
    await expect(checkAsset(rival, before)).rejects.toMatchObject({ detail: 'asset_lookalike' })
  })
})

describe('RUL-03 evidence shown to operators', () => {
  it('proves a domain by two operators, never by one twice', async () => {
    const [one, two] = [await operator(), await operator()]
    const id = await claim(owner)
    await showAsset(owner, id, { statement })
    expect(await believe(one, id)).toEqual({ proved: false })
    await expect(believe(one, id)).rejects.toMatchObject({ code: 'forbidden', detail: 'second_operator' })
    expect((await rowOf(id)).state).toBe('waiting')
    expect(await believe(two, id)).toEqual({ proved: true })
    expect(await rowOf(id)).toMatchObject({ state: 'proved', proof: 'operators', checkDue: null })
    await expect(believe(two, id)).rejects.toMatchObject({ code: 'conflict', detail: 'asset_changed' })
  })

  it('is judged in the version that was viewed: new evidence voids the first confirmation', async () => {
    const [one, two] = [await operator(), await operator()]
    const id = await claim(owner)
    await showAsset(owner, id, { statement })
    const seen = await shownAt(id)
    await believe(one, id)
    travelTo(later(now(), 1_000))
    await showAsset(owner, id, { statement: `${statement} Yang ini lain.` })
    const stale = judgeAsset(two, id, { decision: 'believe', shownAt: seen, reason: '' })
    await expect(stale).rejects.toMatchObject({ code: 'conflict', detail: 'asset_changed' })
    expect(await believe(two, id)).toEqual({ proved: false })
  })

  it('proves other kinds by one operator, and is refused with a reason', async () => {
    const team = await operator()
    const app = await claim(owner, `test.${domain.slice(0, -5)}.app`, 'mobile_app')
    await showAsset(owner, app, { statement })
    const reason = 'Nama pengembang di toko aplikasi lain.'
    await judgeAsset(team, app, { decision: 'refuse', shownAt: await shownAt(app), reason })
    expect(await rowOf(app)).toMatchObject({ state: 'refused', reason })
    await showAsset(owner, app, { statement: `${statement} Sudah kami ganti.` })
    expect(await believe(team, app)).toEqual({ proved: true })
    const theirs = claimAsset(rival, { kind: 'mobile_app', name: `test.${domain.slice(0, -5)}.app` })
    await expect(theirs).rejects.toMatchObject({ fields: { name: [{ key: 'asset_taken' }] } })
  })

  it('of address ranges and repositories cannot overlap with others', async () => {
    const team = await operator()
    const range = await claim(owner, `103.${turn}.66.0/24`, 'address_range')
    await showAsset(owner, range, { statement })
    await believe(team, range)
    const repository = await claim(owner, `github.com/toko${turn}/app`, 'repository')
    await showAsset(owner, repository, { statement })
    await believe(team, repository)
    for (const [kind, name] of [
      ['address_range', `103.${turn}.66.7`],
      ['address_range', `103.${turn}.64.0/20`],
      ['repository', `https://github.com/toko${turn}/app/web`],
      ['repository', `https://github.com/toko${turn}`],
    ] as const) {
      const refused = claimAsset(rival, { kind, name })
      await expect(refused, name).rejects.toMatchObject({ fields: { name: [{ key: 'asset_taken' }] } })
    }
    expect(await claim(rival, `103.${turn}.67.0/24`, 'address_range')).toBeTruthy()
  })

  it('is not judged by others', async () => {
    const id = await claim(owner)
    await showAsset(owner, id, { statement })
    for (const actor of [owner, await hunter(), { ...(await operator()), suspended: true }])
      await expect(believe(actor, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(showAsset(rival, id, { statement })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('RUL-03 a proof', () => {
  it('is checked again after a month, and lost when its record is gone', async () => {
    const id = await proved(owner)
    await rereadProofs(system)
    travelTo(later(now(), 31 * day))
    await rereadProofs(system)
    expect((await rowOf(id)).state).toBe('proved')
    const { checkDue } = await rowOf(id)
    expect(checkDue!.getTime()).toBeGreaterThan(later(now(), 29 * day).getTime())
    travelTo(later(now(), 31 * day))
    records.length = 0
    expect(await rereadProofs(system)).toBeGreaterThanOrEqual(1)
    expect(await rowOf(id)).toMatchObject({
      state: 'lost',
      loss: 'gone',
      dnsProblem: 'missing',
      checkDue: null,
    })
    expect(await told(id, 'company.asset_lost')).toBe(1)
    records.push(await recordFor(id))
    await checkAsset(owner, id)
    expect((await rowOf(id)).state).toBe('proved')
  })

  it('whose server does not respond is tried on three days', async () => {
    const id = await proved(owner)
    const answering = proofReader()
    setProofReader(createProofReader({ resolver: '127.0.0.1:1' }))
    try {
      travelTo(later(now(), 31 * day))
      await rereadProofs(system)
      await rereadAssets(system, [id])
      expect(await rowOf(id)).toMatchObject({ state: 'proved', unanswered: 1 })
      for (const state of ['proved', 'lost']) {
        travelTo(later(now(), 1.1 * day))
        await rereadProofs(system)
        expect((await rowOf(id)).state).toBe(state)
      }
      expect(await rowOf(id)).toMatchObject({ loss: 'unreachable' })
    } finally {
      setProofReader(answering)
    }
  })

  it('is removed by the team, or given up, and the domain can be claimed by others', async () => {
    const id = await proved(owner)
    await expect(revokeAsset(rival, id, { reason: 'Bukan milik mereka.' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await revokeAsset(await operator(), id, { reason: 'Domain ini sudah dijual.' })
    expect(await rowOf(id)).toMatchObject({ state: 'lost', loss: 'revoked' })
    await expect(checkAsset(owner, id)).rejects.toMatchObject({ code: 'conflict', detail: 'asset_revoked' })
    await withdrawAsset(owner, id)
    await expect(checkAsset(owner, await claim(owner))).rejects.toMatchObject({ detail: 'asset_revoked' })
    records.length = 0
    const theirs = await proved(rival)
    await expect(withdrawAsset(owner, theirs)).rejects.toMatchObject({ code: 'not_found' })
    await withdrawAsset(rival, theirs)
    await expect(withdrawAsset(rival, theirs)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect((await rowOf(await claim(rival))).id).not.toBe(theirs)
  })
})
