import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetKind, AssetState } from '#domain/company/asset/asset.ts'
import { assetNameOf } from '#domain/company/asset/asset-name.server.ts'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import { checkAsset } from '#domain/company/asset/check-asset.server.ts'
import { claimAsset } from '#domain/company/asset/claim-asset.server.ts'
import { withdrawAsset } from '#domain/company/asset/end-asset.server.ts'
import { rereadProofs } from '#domain/company/asset/reread-proofs.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, system } from '../../../test/support/cast.ts'
import { cover } from '../../../test/support/cover.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { writeInForce } from '../../../test/support/new-version.ts'
import { join, programTexts } from '../../../test/support/program-scenario.ts'
import { recordFor, useDns } from '../../../test/support/proofs.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { createProgram } from './editing/create-program.server.ts'
import { decideProgram } from './editing/decide-program.server.ts'
import { editProgram } from './editing/edit-program.server.ts'
import { ownLetter } from './letter/letter-queries.server.ts'
import { managedFactsSeenBy } from './managed-program-queries.server.ts'
import type { ScopeType } from './program.ts'
import { programSeenBy } from './program-queries.server.ts'
import { programEarlierTargets } from './program-tables.server.ts'
import { withTargets } from './target-queries.server.ts'
import { targetsOf } from './targets.server.ts'

useDatabase()
const records = useDns()
type Owner = Person & { companyId: string }
let owner: Owner
let team: Person
let turn = 0
let domain: string
beforeEach(async () => {
  domain = `warung${String.fromCharCode(97 + turn++)}z.test`
  owner = await companyOwner(`Warung ${turn}`)
  team = await operator()
  await cover(owner.companyId)
})

async function has(
  kind: AssetKind,
  name: string,
  more: Partial<typeof assets.$inferInsert> = {},
): Promise<string> {
  const read = assetNameOf(kind, name, true)
  if ('problem' in read) throw new Error(read.problem)
  const id = newId()
  await database()
    .insert(assets)
    .values({
      ...{ id, companyId: owner.companyId, kind, ...read, token: 'x'.repeat(32), state: 'proved' },
      ...{ proof: 'operators', provedAt: now(), claimedBy: owner.accountId, claimedAt: now(), ...more },
    })
  return id
}
async function stateOf(type: ScopeType, target: string) {
  const asked = { programId: newId(), companyId: owner.companyId, scope: [{ type, target }] }
  return (await targetsOf(database(), asked))[0]!
}
const draftOf = async (targets: readonly string[]) => {
  const scope = targets.map((target) => ({ type: 'web' as const, target, note: '' }))
  return (await createProgram(owner, owner.companyId, programTexts({ scope }), newId())).id
}
async function proveDomain(): Promise<string> {
  const { assetId } = await claimAsset(owner, { kind: 'domain', name: domain })
  records.push(await recordFor(assetId))
  await checkAsset(owner, assetId)
  return assetId
}
async function accepted(targets: readonly string[]): Promise<string> {
  const id = await draftOf(targets)
  await submitProgram(owner, id)
  await decideProgram(team, id, { decision: 'accept', version: 1 })
  return id
}
const unproved = { code: 'step_missing', detail: 'targets_unproved' }

describe('RUL-03 a target', () => {
  it('is of a proved domain or below it, and of nothing beside it', async () => {
    await has('domain', domain)
    for (const target of [
      domain,
      `https://${domain}/a`,
      `https://a.b.${domain}`,
      `*.${domain}`,
      `*.a.${domain}`,
    ])
      expect(await stateOf('web', target), target).toMatchObject({ state: 'proved' })
    for (const target of [
      ...[
        'https://www.bca.co.id',
        `https://x${domain}`,
        `https://${domain}.bca.co.id`,
        `https://${domain}@bca.co.id`,
      ],
      ...[
        `https://${domain}/ https://bca.co.id`,
        `https://${domain}\\.bca.co.id`,
        '103.10.66.7',
        'co.id',
        '*.test',
      ],
    ])
      expect(await stateOf('web', target), target).toMatchObject({ state: 'unproved', assetId: null })
  })

  it('with a wildcard needs the domain itself: a file proves one host', async () => {
    await has('domain', domain, { proof: 'file', checkDue: now() })
    expect((await stateOf('web', `https://${domain}`)).state).toBe('proved')
    for (const target of [`*.${domain}`, `https://a.${domain}`])
      expect((await stateOf('web', target)).state, target).toBe('unproved')
    await has('domain', `b.${domain}`)
    expect((await stateOf('web', `*.b.${domain}`)).state).toBe('proved')
    expect((await stateOf('web', `*.${domain}`)).state).toBe('unproved')
  })

  it.each([
    ['android', 'mobile_app', 'com.toko.app', 'com.Toko.app', 'com.toko.app2'],
    ['network', 'address_range', '103.200.66.0/24', '103.200.66.128/25', '103.200.67.1'],
    ['api', 'address_range', '103.201.66.0/24', 'https://103.201.66.7:8443/v1', 'https://103.201.67.7/'],
    [
      'source_code',
      'repository',
      'github.com/toko/app',
      'https://github.com/toko/app/tree/main',
      'github.com/toko/lain',
    ],
    ['hardware', 'device', 'Pelacak RT-900', 'pelacak  rt-900', 'Pelacak RT-901'],
  ] as const)('of kind %s names a %s', async (type, kind, name, inside, outside) => {
    await has(kind, name)
    expect((await stateOf(type, inside)).state).toBe('proved')
    expect((await stateOf(type, outside)).state).toBe('unproved')
  })

  it('names the asset to claim, and of an address it is never a device', async () => {
    expect((await stateOf('web', 'https://m.bca.co.id')).claim).toEqual({ kind: 'domain', name: 'bca.co.id' })
    expect((await stateOf('other', 'Mesin kasir 7')).claim).toEqual({ kind: 'device', name: 'Mesin kasir 7' })
    expect((await stateOf('other', 'Server di bca.co.id')).claim).toBeNull()
    expect((await stateOf('web', 'Mesin kasir 7')).claim).toBeNull()
  })

  it.each(['claimed', 'waiting', 'refused'] as AssetState[])(
    'of an asset that is only %s is unproved',
    async (state) => {
      const none = { proof: null, provedAt: null, shownAt: now() }
      await has('domain', domain, { state, ...none })
      expect(await stateOf('web', `https://${domain}`)).toMatchObject({
        state: 'unproved',
        assetId: expect.any(String),
      })
    },
  )
})

describe('RUL-03 a program', () => {
  it('is not accepted with an unproved target, and names it', async () => {
    const id = await draftOf([`https://${domain}`, 'https://www.bca.co.id'])
    await submitProgram(owner, id)
    await expect(decideProgram(team, id, { decision: 'accept', version: 1 })).rejects.toMatchObject(unproved)
    await proveDomain()
    await expect(decideProgram(team, id, { decision: 'accept', version: 1 })).rejects.toMatchObject(unproved)
    for (const reader of [owner, team]) {
      const { targets: seen } = await withTargets(reader, (await managedFactsSeenBy(reader, id))!)
      expect(seen!.map(({ state }) => state)).toEqual(['proved', 'unproved'])
    }
    await decideProgram(team, id, {
      decision: 'reject',
      version: 1,
      reason: 'www.bca.co.id bukan milik Anda.',
    })
  })

  it('is not accepted with a proof lost since', async () => {
    await proveDomain()
    const id = await draftOf([`https://${domain}`])
    await submitProgram(owner, id)
    records.length = 0
    await expect(decideProgram(team, id, { decision: 'accept', version: 1 })).rejects.toMatchObject(unproved)
    records.push(await recordFor(await lost()))
    await checkAsset(owner, await lost())
    await decideProgram(team, id, { decision: 'accept', version: 1 })
  })

  it("whose scope is replaced after acceptance permits no test of other people's targets", async () => {
    await proveDomain()
    const id = await accepted([`https://${domain}`])
    const stranger = 'https://www.bca.co.id'
    const scope = [`https://${domain}`, stranger].map((target) => ({
      type: 'web' as const,
      target,
      note: '',
    }))
    expect(await editProgram(owner, id, programTexts({ scope }), 1)).toMatchObject({ proposed: true })
    // Also where the rules hold, as in versions from before they were held to proofs.
    await writeInForce(owner, id, programTexts({ scope }), 1)
    await database().delete(programEarlierTargets).where(eq(programEarlierTargets.programId, id))
    const who = await hunter()
    const { hash, id: agreementId } = await join(who, id)
    expect((await programSeenBy(who, id))!.pausedTargets).toEqual([stranger])
    const letter = await ownLetter(who, hash, agreementId)
    expect(letter!.policy.scope.map(({ target }) => target)).toEqual([`https://${domain}`])
    await expect(send(who, id, { target: stranger })).rejects.toMatchObject({
      fields: { target: expect.any(Array) },
    })
    expect((await send(who, id, { target: `https://${domain}` })).code).toBeTruthy()
  })

  it('pauses a target whose proof is lost, and resumes it with the proof', async () => {
    const assetId = await proveDomain()
    const id = await accepted([`https://${domain}`])
    const who = await hunter()
    const { hash, id: agreementId } = await join(who, id)
    travelTo(later(now(), 31 * day))
    records.length = 0
    await rereadProofs(system)
    expect((await programSeenBy(who, id))!.pausedTargets).toEqual([`https://${domain}`])
    expect((await ownLetter(who, hash, agreementId))!.policy.scope).toEqual([])
    const paused = { fields: { target: [{ key: 'target_paused' }] } }
    await expect(send(who, id, { target: `https://${domain}` })).rejects.toMatchObject(paused)
    records.push(await recordFor(assetId))
    await checkAsset(owner, assetId)
    expect((await programSeenBy(who, id))!.pausedTargets).toEqual([])
    await withdrawAsset(owner, assetId)
    expect((await programSeenBy(who, id))!.pausedTargets).toEqual([`https://${domain}`])
  })
})

async function lost(): Promise<string> {
  const [row] = await database().select().from(assets).where(eq(assets.identity, domain))
  return row!.id
}
