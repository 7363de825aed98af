import { hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { getBytes } from '#infra/files.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { decideNpwp } from './decide-npwp.server.ts'
import { forgetReplacedCards } from './forget-replaced-cards.server.ts'
import { npwpInput } from './npwp-input.ts'
import { npwpQueueSeenBy, ownNpwp } from './npwp-queries.server.ts'
import { npwpCard, openNpwp } from './open-npwp.server.ts'
import { submitNpwp } from './submit-npwp.server.ts'

const facts = {
  number: '01.234.567.4-012.000',
  name: 'PT Nusa Bank',
  address: 'Jalan Asia Afrika 8, Bandung',
}
const filled = (more: object = {}) => npwpInput.parse({ ...facts, ...proof, card: smallPdf(), ...more })
const withoutCard = (more: object = {}) => npwpInput.parse({ ...facts, ...proof, ...more })
const cardsOf = (owner: Person) => database().select().from(files).where(eq(files.ownerId, owner.accountId))
const verify = async (owner: Person) => ({
  decision: 'verify' as const,
  submittedAt: (await ownNpwp(owner))!.submittedAt.toISOString(),
  reason: '',
})

describe('the NPWP of a company', () => {
  useDatabase()

  it('is submitted by its owner, opened and verified by operators, and each access is recorded', async () => {
    const owner = await withPassword(await companyOwner())
    const team = await operator()
    await submitNpwp(owner, filled())
    expect(await ownNpwp(owner)).toMatchObject({ state: 'pending', number: '0012345674012000' })
    const queue = await npwpQueueSeenBy(team, { decided: false })
    expect(queue.rows).toMatchObject([{ companyId: owner.companyId, number: '••••••••••••2000' }])
    expect((await openNpwp(team, owner.companyId)).number).toBe('0012345674012000')
    const card = await npwpCard(team, owner.companyId)
    expect((await unsafeFileContent(card.fileId))!.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await decideNpwp(team, owner.companyId, await verify(owner))
    expect((await ownNpwp(owner))?.state).toBe('verified')
    const traces = await database().select().from(events).where(eq(events.subjectId, owner.companyId))
    expect(traces.map(({ type, facts }) => [type, (facts as { what?: string }).what])).toEqual([
      ['company.npwp_submitted', undefined],
      ['company.npwp_opened', 'number'],
      ['company.npwp_opened', 'card'],
      ['company.npwp_decided', undefined],
    ])
    expect(JSON.stringify(traces)).not.toMatch(/2345674|PT Nusa/)
  })

  it('is stored encrypted, and a replaced card is deleted', async () => {
    const owner = await withPassword(await companyOwner())
    await submitNpwp(owner, filled())
    const [first] = await cardsOf(owner)
    expect(first!.storageKey).toMatch(/\.sealed$/)
    await submitNpwp(owner, filled())
    const cards = await cardsOf(owner)
    expect(cards.map(({ state }) => state).sort()).toEqual(['clean', 'removed'])
    await expect(getBytes(first!.storageKey)).rejects.toThrow()
    await submitNpwp(owner, withoutCard({ name: 'PT Nusa Bank Digital' }))
    expect((await ownNpwp(owner))?.detail).toMatchObject({ name: 'PT Nusa Bank Digital' })
  })

  it('stores exactly one card of ten submissions at once', async () => {
    const owner = await withPassword(await companyOwner())
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => submitNpwp(owner, filled())))
    // Those that find one there prove who sends them, and of more than five proofs at once the rest have to wait.
    const why = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(why.filter((code) => code !== 'too_many_requests')).toEqual([])
    expect(why.length).toBeLessThanOrEqual(5)
    const alive = (await cardsOf(owner)).filter(({ state }) => state === 'clean')
    expect(alive).toHaveLength(1)
    const card = await npwpCard(await operator(), owner.companyId)
    expect((await unsafeFileContent(card.fileId))!.bytes.length).toBeGreaterThan(0)
  })

  it('is checked anew after every change; the same form again changes nothing', async () => {
    const owner = await withPassword(await companyOwner())
    const team = await operator()
    await submitNpwp(owner, filled())
    await decideNpwp(team, owner.companyId, await verify(owner))
    await submitNpwp(owner, withoutCard())
    expect((await ownNpwp(owner))?.state).toBe('verified')
    await submitNpwp(owner, withoutCard({ number: '02.345.678.3-541.000' }))
    expect((await ownNpwp(owner))?.state).toBe('pending')
  })

  it('is returned with a reason that the owner reads and a member does not', async () => {
    const owner = await withPassword(await companyOwner())
    const team = await operator()
    await submitNpwp(owner, filled({ number: '01.234.567.5-012.000' }))
    expect((await ownNpwp(owner))?.detail?.warnings).toEqual(['npwp_check_digit'])
    expect((await openNpwp(team, owner.companyId)).warnings).toEqual(['npwp_check_digit'])
    const reason = 'Nama di kartu berbeda.'
    await decideNpwp(team, owner.companyId, { ...(await verify(owner)), decision: 'refuse', reason })
    expect((await ownNpwp(owner))?.detail?.reason).toBe(reason)
    for (const permission of [1, 2] as const) {
      const view = await ownNpwp(await member(owner.companyId, permission))
      expect(view).toMatchObject({ state: 'refused', number: '••••••••••••2000', detail: null })
    }
  })

  it('is not decided from a page older than a change, nor twice', async () => {
    const owner = await withPassword(await companyOwner())
    const team = await operator()
    await submitNpwp(owner, filled())
    const seen = await verify(owner)
    travelTo(later(now(), hour))
    await submitNpwp(owner, withoutCard({ name: 'PT Bukan Nusa' }))
    const changed = { code: 'conflict', detail: 'npwp_changed' }
    await expect(decideNpwp(team, owner.companyId, seen)).rejects.toMatchObject(changed)
    const fresh = await verify(owner)
    const both = [
      decideNpwp(team, owner.companyId, fresh),
      decideNpwp(await operator(), owner.companyId, fresh),
    ]
    const answers = await Promise.allSettled(both)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('MON-06 that replaces a verified one is verified 24 hours later at the soonest, and refused at once', async () => {
    const owner = await withPassword(await companyOwner())
    const team = await operator()
    await submitNpwp(owner, filled())
    expect((await openNpwp(team, owner.companyId)).heldUntil).toBeNull()
    await decideNpwp(team, owner.companyId, await verify(owner))
    travelTo(later(now(), hour))
    const sent = now()
    await submitNpwp(owner, withoutCard({ name: 'PT Bukan Nusa' }))
    const heldUntil = later(sent, 24 * hour)
    expect(await openNpwp(team, owner.companyId)).toMatchObject({ heldUntil })
    expect((await ownNpwp(owner))?.detail).toMatchObject({ heldUntil })
    travelTo(later(heldUntil, -1))
    const held = { code: 'move_forbidden', detail: 'npwp_held' }
    await expect(decideNpwp(team, owner.companyId, await verify(owner))).rejects.toMatchObject(held)
    travelTo(heldUntil)
    await decideNpwp(team, owner.companyId, await verify(owner))
    expect(await ownNpwp(owner)).toMatchObject({ state: 'verified', detail: { heldUntil: null } })
    await submitNpwp(owner, withoutCard({ name: 'PT Entah Siapa' }))
    const reason = 'Nama tidak cocok dengan kartu'
    await decideNpwp(team, owner.companyId, { ...(await verify(owner)), decision: 'refuse', reason })
    expect((await openNpwp(team, owner.companyId)).heldUntil).toBeNull()
    await submitNpwp(owner, withoutCard({ name: 'PT Nusa Bank' }))
    expect((await openNpwp(team, owner.companyId)).heldUntil).not.toBeNull()
  })

  it('is refused to all other people', async () => {
    const owner = await withPassword(await companyOwner())
    await submitNpwp(owner, filled())
    const admin = await member(owner.companyId, 1)
    await expect(submitNpwp(admin, filled())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(submitNpwp({ ...owner, suspended: true }, filled())).rejects.toMatchObject({
      code: 'forbidden',
    })
    const gone = { code: 'not_found' }
    for (const actor of [owner, admin, await hunter(), await incidentAccount(), visitor]) {
      await expect(openNpwp(actor, owner.companyId)).rejects.toMatchObject(gone)
      await expect(npwpCard(actor, owner.companyId)).rejects.toMatchObject(gone)
      await expect(npwpQueueSeenBy(actor, { decided: false })).rejects.toMatchObject(gone)
      await expect(decideNpwp(actor, owner.companyId, await verify(owner))).rejects.toMatchObject(gone)
    }
    expect(await ownNpwp(await companyOwner('Lain'))).toBeNull()
  })

  it('needs a card, a real and passive PDF', async () => {
    const owner = await withPassword(await companyOwner())
    const keyOf = (input: object) =>
      submitNpwp(owner, npwpInput.parse({ ...facts, ...input })).then(
        () => 'taken',
        (refusal) => refusal.fields.card?.[0]?.key,
      )
    expect(await keyOf({})).toBe('required')
    expect(await keyOf({ card: new File(['<html>'], 'kartu.pdf', { type: 'application/pdf' }) })).toBe(
      'pdf_only',
    )
    expect(await keyOf({ card: new File(['x'], 'kartu.jpg', { type: 'image/jpeg' }) })).toBe('pdf_only')
    const big = new File([new Uint8Array(5_000_000)], 'kartu.pdf', { type: 'application/pdf' })
    expect(await keyOf({ card: big })).toBe('max_5mb_file')
    for (const inside of [
      '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ',
      '/OpenAction << /S /J#61vaScript /JS (1) >> ',
      '/Names << /EmbeddedFiles 9 0 R >> ',
      '/AA << /O << /S /Launch /F (cmd.exe) >> >> ',
    ]) {
      expect(await keyOf({ card: smallPdf(inside) })).toBe('file_active')
    }
  })

  it('deletes uploads that no company references after an hour', async () => {
    const owner = await withPassword(await companyOwner())
    await submitNpwp(owner, filled())
    const [card] = await cardsOf(owner)
    await database()
      .insert(files)
      .values({ ...card!, id: crypto.randomUUID(), storageKey: `npwp/zz/${crypto.randomUUID()}` })
    await forgetReplacedCards()
    expect((await cardsOf(owner)).filter(({ state }) => state === 'clean')).toHaveLength(2)
    travelTo(later(now(), 2 * hour))
    await forgetReplacedCards()
    expect((await cardsOf(owner)).filter(({ state }) => state === 'clean').map(({ id }) => id)).toEqual([
      card!.id,
    ])
  })
})
