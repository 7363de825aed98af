import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signContractByCode } from '#db/seed/sign-contract.ts'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { unsafeSigningCode } from '#domain/account/signing/signing-code.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { workQueueSeenBy } from '#domain/operations/work-queue-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { codeOf as codeFrom, enrol } from '../../../../test/support/factor.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { contractAbout, sendContractCode } from './contract-code.server.ts'
import { type SignContractInput, signContractInput } from './contract-input.ts'
import {
  contractForTeam,
  contractQueueSeenBy,
  contractSeenBy,
  ownContract,
} from './contract-queries.server.ts'
import { contractObstacleOf } from './contract-standing.server.ts'
import { contractToSign } from './contract-to-sign.server.ts'
import { decideContract } from './decide-contract.server.ts'
import { signContract } from './sign-contract.server.ts'

useDatabase()

let turn = 0
const newOwner = async (name = `Perusahaan ${++turn}`, emailDomain = `perusahaan-${turn}.test`) =>
  withPassword(await companyOwner(name, 'enterprise', { contract: false, emailDomain }))
const team = async () => withPassword(await operator())
const typed = (more: Partial<SignContractInput> = {}): SignContractInput => ({
  ...{ textHash: contractToSign().textHash.toString('hex'), legalName: `PT Contoh ${turn}` },
  ...{ signerName: 'Ratna Dewi', position: 'Direktur', accepted: 'yes', ...proof, ...more },
})
/** A minute later, for codes to one address wait that long. */
const sign = async (owner: Person, more: Partial<SignContractInput> = {}) => {
  travelTo(later(now(), minute))
  return { contractId: await signContractByCode(owner, typed(more), 'test') }
}
/** The code that waits to be mailed to the owner for the text of today. */
const codeOf = async ({ accountId }: Person, { textHash } = typed()) =>
  found(await unsafeSigningCode({ ...contractAbout(textHash), accountId }))
const askCode = (owner: Person, more: Partial<SignContractInput> = {}) => {
  const { currentPassword: _, ...signed } = typed(more)
  return sendContractCode(owner, signed)
}
const counterSign = (by: Person, id: string, reason = '') =>
  decideContract(by, id, { decision: 'counter_sign', reason, ...proof })
const sendBack = (by: Person, id: string) =>
  decideContract(by, id, { decision: 'return', reason: 'Nama tidak sesuai dengan akta.', ...proof })
const obstacle = ({ companyId }: { companyId: string }) => contractObstacleOf(database(), companyId)
const eventsOf = async ({ companyId }: { companyId: string }) =>
  (await database().select().from(events).where(eq(events.subjectId, companyId))).map(({ type }) => type)
const nameOf = async ({ companyId }: { companyId: string }) =>
  (await database().select().from(companies).where(eq(companies.id, companyId)))[0]!.name

describe('signing the contract of a company', () => {
  it('stores text, signer and names, and waits for the platform team', async () => {
    const owner = await newOwner()
    expect(await obstacle(owner)).toBe('contract_missing')
    const { contractId } = await sign(owner)
    const { text, textHash } = contractToSign()
    expect(await contractSeenBy(owner, contractId)).toMatchObject({
      ...{ text, textHash: textHash.toString('hex'), version: 1, state: 'signed', provenBy: 'mail' },
      ...{ signerName: 'Ratna Dewi', position: 'Direktur', address: owner.address, decidedAt: null },
    })
    expect(await obstacle(owner)).toBe('contract_waiting')
    expect(await eventsOf(owner)).toEqual(['company.contract_signed'])
    expect((await contractQueueSeenBy(await operator(), { decided: false })).rows).toContainEqual(
      expect.objectContaining({ id: contractId, state: 'signed' }),
    )
    const filter = { desk: 'contracts', taker: null, from: null } as const
    expect((await workQueueSeenBy(await operator(), filter, 100)).rows).toContainEqual(
      expect.objectContaining({ id: contractId, about: 'Ratna Dewi', place: contractId }),
    )
  })

  it('again is once, also at one moment; other names withdraw the first', async () => {
    const owner = await newOwner()
    await askCode(owner)
    const code = await codeOf(owner)
    const press = () => signContract(owner, typed({ code }), 'test')
    const both = await Promise.all([press(), press()])
    expect(both[0]).toEqual(both[1])
    expect(await askCode(owner)).toEqual(both[0])
    const other = await sign(owner, { position: 'Komisaris' })
    expect(other).not.toEqual(both[0])
    expect(await contractSeenBy(owner, both[0]!.contractId)).toMatchObject({ state: 'withdrawn' })
    expect(await eventsOf(owner)).toEqual(['company.contract_signed', 'company.contract_signed'])
    await expect(counterSign(await team(), both[0]!.contractId)).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'contract_decided' },
    })
  })

  it('is refused with another text, without the password, and to all but the owner', async () => {
    const owner = await newOwner()
    await expect(sign(owner, { textHash: '0'.repeat(64) })).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'contract_changed' },
    })
    await expect(sign(owner, { currentPassword: 'Salah sekali 1!' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const admin = await withPassword(await member(owner.companyId, 1))
    for (const actor of [admin, await member(owner.companyId, 2), { ...owner, suspended: true }]) {
      await expect(askCode(actor)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(signContract(actor, typed(), 'test')).rejects.toMatchObject({ code: 'forbidden' })
    }
    for (const actor of [await hunter(), await operator(), visitor]) {
      await expect(signContract(actor, typed(), 'test')).rejects.toMatchObject({ code: 'not_found' })
      const { currentPassword: _, ...signed } = typed()
      await expect(sendContractCode(actor, signed)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await obstacle(owner)).toBe('contract_missing')
  })

  it('needs the code of the mail beside the password, which signs once', async () => {
    const owner = await newOwner()
    const refused = (work: Promise<unknown>, key: string) =>
      expect(work).rejects.toMatchObject({ fields: { code: [{ key }] } })
    await refused(signContract(owner, typed(), 'test'), 'required')
    await refused(signContract(owner, typed({ code: '000000' }), 'test'), 'code_spent')
    await askCode(owner)
    const code = await codeOf(owner)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await refused(signContract(owner, typed({ code: wrong }), 'test'), 'code_wrong')
    expect(await ownContract(owner)).toMatchObject({ last: null, signing: { factor: null } })
    expect((await ownContract(owner)).signing?.codeSentTo).toMatch(/@/)
    const rival = await newOwner()
    await refused(signContract(rival, typed({ code }), 'test'), 'code_spent')
    await signContract(owner, typed({ code }), 'test')
    await refused(signContract(owner, typed({ code, position: 'Komisaris' }), 'test'), 'code_spent')
    expect((await ownContract(owner)).signing?.codeSentTo).toBeNull()
  })

  it('is by the second factor where one is on, and by nothing else', async () => {
    travelTo(now())
    const owner = await newOwner()
    await askCode(owner)
    const code = await codeOf(owner)
    const authenticator = await enrol(owner)
    const refused = { fields: { factorCode: [{ key: 'required' }] } }
    await expect(signContract(owner, typed({ code }), 'test')).rejects.toMatchObject(refused)
    await expect(askCode(owner)).rejects.toMatchObject(refused)
    expect((await ownContract(owner)).signing).toMatchObject({ factor: { totp: true }, codeSentTo: null })
    travelTo(later(now(), minute))
    const factorCode = codeFrom(authenticator.secret)
    const { contractId } = await signContract(owner, typed({ factorCode }), 'test')
    expect(await contractSeenBy(owner, contractId)).toMatchObject({ provenBy: 'factor' })
  })

  it('takes markup as it is typed, and no line breaks or controls', () => {
    expect(signContractInput.safeParse(typed({ legalName: 'PT <b>Nusa</b> & Co' })).success).toBe(true)
    for (const legalName of ['PT\nNusa', 'PT\u0000Nusa', 'PT \u202easuN', 'P', 'x'.repeat(121)])
      expect(signContractInput.safeParse(typed({ legalName })).success).toBe(false)
  })
})

describe('the answer of the platform team', () => {
  it('puts the contract in force, gives the company its name, and is given once', async () => {
    const owner = await newOwner()
    const { contractId } = await sign(owner, { legalName: 'PT Nama Baru Tbk' })
    const tries = await Promise.allSettled([
      counterSign(await team(), contractId),
      counterSign(await team(), contractId),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await obstacle(owner)).toBeNull()
    expect(await nameOf(owner)).toBe('PT Nama Baru Tbk')
    const next = await sign(owner, { legalName: 'PT Nama Ketiga' })
    expect([await obstacle(owner), await nameOf(owner)]).toEqual([null, 'PT Nama Baru Tbk'])
    await counterSign(await team(), next.contractId)
    expect(await nameOf(owner)).toBe('PT Nama Ketiga')
    expect(await contractSeenBy(owner, contractId)).toMatchObject({ state: 'replaced' })
  })

  it('sends it back with a reason the owner reads, and the owner signs again', async () => {
    const owner = await newOwner()
    const { contractId } = await sign(owner)
    await sendBack(await team(), contractId)
    expect(await ownContract(owner)).toMatchObject({
      ...{ obstacle: 'contract_returned', last: { reason: 'Nama tidak sesuai dengan akta.' } },
    })
    const again = await sign(owner)
    expect(again.contractId).not.toBe(contractId)
    await expect(sendBack(await team(), contractId)).rejects.toMatchObject({ detail: 'contract_decided' })
    await counterSign(await team(), again.contractId)
    expect(await obstacle(owner)).toBeNull()
  })

  it('needs a reason while another company has the same name or e-mail domain', async () => {
    const first = await newOwner('PT. Kembar-Jaya, Tbk')
    const owner = await newOwner('Lain', 'lain.test')
    const same = await newOwner('Sedomain', 'lain.test')
    const one = await team()
    const { contractId } = await sign(owner, { legalName: 'Kembar Jaya' })
    const { twins } = await contractForTeam(one, contractId)
    expect(twins).toMatchObject([
      { companyId: first.companyId, sameName: true, sameDomain: false },
      { companyId: same.companyId, sameName: false, sameDomain: true },
    ])
    await expect(counterSign(one, contractId, 'pendek')).rejects.toMatchObject({
      fields: { reason: [{ key: 'twin_reason' }] },
    })
    await counterSign(one, contractId, 'Anak perusahaan, akta sudah diperiksa.')
    expect(await contractSeenBy(one, contractId)).toMatchObject({
      reason: 'Anak perusahaan, akta sudah diperiksa.',
    })
    expect(await contractSeenBy(owner, contractId)).toMatchObject({ reason: null })
  })

  it.each(['suspended', 'ended'] as const)('is refused while the owner is %s', async (standing) => {
    const owner = await newOwner()
    const { contractId } = await sign(owner)
    await database().update(accounts).set({ standing }).where(eq(accounts.id, owner.accountId))
    await expect(counterSign(await team(), contractId)).rejects.toMatchObject({
      ...{ code: 'move_forbidden', detail: 'contract_company_held' },
    })
  })

  it('is refused to all but operators', async () => {
    const owner = await newOwner()
    const { contractId } = await sign(owner)
    for (const actor of [owner, await hunter(), await newOwner()])
      await expect(counterSign(actor, contractId)).rejects.toMatchObject({ code: 'not_found' })
    const suspended = { ...(await team()), suspended: true }
    await expect(counterSign(suspended, contractId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(counterSign(await team(), 'x')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('reading contracts', () => {
  it('is for owner, admins and the team', async () => {
    const owner = await newOwner()
    const { contractId } = await sign(owner)
    const admin = await member(owner.companyId, 1)
    for (const reader of [owner, admin, await operator()])
      expect(await contractSeenBy(reader, contractId)).toMatchObject({ id: contractId })
    for (const actor of [await member(owner.companyId, 2), await newOwner(), await hunter(), visitor])
      await expect(contractSeenBy(actor, contractId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(ownContract(await member(owner.companyId, 2))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(contractForTeam(owner, contractId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(contractQueueSeenBy(owner, { decided: true })).rejects.toMatchObject({ code: 'not_found' })
  })
})
