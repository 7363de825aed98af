import { jakartaDay } from '@cakrawala/calendar/business-days'
import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { exemptTargets } from '../../../../test/support/exempt-targets.ts'
import { agree, liveProgram, programInputWith } from '../../../../test/support/programs.ts'
import { editProgram } from '../editing/edit-program.server.ts'
import { pauseProgram, resumeProgram } from '../editing/pause-program.server.ts'
import { ownLetter } from '../letter/letter-queries.server.ts'
import { managedProgramSeenBy, versionsSeenBy } from '../managed-program-queries.server.ts'
import { programSeenBy } from '../program-queries.server.ts'
import { decideProposal } from './decide-proposal.server.ts'
import { lockDueProposals } from './lock-due-proposals.server.ts'
import { openProposalIn } from './proposal-queries.server.ts'
import { withdrawProposal } from './withdraw-proposal.server.ts'

useDatabase()

const stranger = { type: 'web' as const, target: 'https://www.bca.co.id', note: '' }
const own = [
  { type: 'web', target: 'https://app.nusabank.test', note: '' },
  { type: 'api', target: 'https://api.nusabank.test', note: 'v2 saja' },
]
const wider = (more: Record<string, unknown> = {}) => programInputWith({ scope: [...own, stranger], ...more })
const accept = (version: number) => ({ decision: 'accept', version }) as const
const answer = (decision: 'corrections' | 'reject', version: number) =>
  ({ decision, version, reason: 'Domain ini bukan milik perusahaan Anda.' }) as const
const targets = async (viewer: Person | typeof visitor, id: string) =>
  (await programSeenBy(viewer, id))?.policy.scope.map(({ target }) => target)

async function proposalOf(viewer: Actor, id: string) {
  const program = await managedProgramSeenBy(viewer, id)
  return program && openProposalIn(viewer, program)
}

async function signedProgram() {
  const owner = await companyOwner()
  const id = await liveProgram(owner)
  const bughunter = await hunter()
  const key = await agree(bughunter, id)
  await exemptTargets(id, [stranger])
  return { owner, id, bughunter, key }
}

describe('RUL-03 a change that widens an accepted program', () => {
  it('is proposed: program, agreement and letter remain those of the version in force', async () => {
    const { owner, id, bughunter, key } = await signedProgram()
    const before = await agreementTextSeenBy(bughunter, id)
    expect(await editProgram(owner, id, wider(), 1)).toEqual({ version: 2, proposed: true })
    expect(await programSeenBy(visitor, id)).toMatchObject({ version: 1, status: 'accepted' })
    expect(await targets(bughunter, id)).not.toContain(stranger.target)
    expect(await agreementTextSeenBy(bughunter, id)).toEqual(before)
    const late = await hunter()
    const signed = await agree(late, id)
    for (const [who, { hash, id: agreementId }] of [
      [bughunter, key],
      [late, signed],
    ] as const) {
      const letter = await ownLetter(who, hash, agreementId)
      expect(letter).toMatchObject({ state: 'valid', version: 1 })
      expect(JSON.stringify(letter?.policy)).not.toContain('bca.co.id')
    }
    expect(await proposalOf(owner, id)).toMatchObject({
      version: 2,
      state: 'waiting',
      widens: ['targets'],
      may: { decide: false, withdraw: true },
    })
    expect((await versionsSeenBy(owner, id)).map(({ version, state }) => [version, state])).toEqual([
      [2, 'waiting'],
      [1, 'in_force'],
    ])
  })

  it('is proposed while the program is paused as well', async () => {
    const { owner, id } = await signedProgram()
    await pauseProgram(owner, id)
    expect(await editProgram(owner, id, wider(), 1)).toMatchObject({ proposed: true })
    await resumeProgram(owner, id)
    expect(await targets(visitor, id)).not.toContain(stranger.target)
  })

  it('is in force three days after operators let it in, and requires a new agreement', async () => {
    const { owner, id, bughunter, key } = await signedProgram()
    await editProgram(owner, id, wider(), 1)
    await decideProposal(await operator(), id, accept(2))
    const { holdsAt } = (await proposalOf(owner, id))!
    expect(Math.abs(holdsAt!.getTime() - later(now(), 3 * day).getTime())).toBeLessThan(60_000)
    travelTo(later(holdsAt!, -hour))
    expect(await lockDueProposals(system)).toBe(0)
    expect(await targets(bughunter, id)).not.toContain(stranger.target)
    travelTo(holdsAt)
    expect(await lockDueProposals(system)).toBe(1)
    expect(await lockDueProposals(system)).toBe(0)
    expect(await targets(bughunter, id)).toContain(stranger.target)
    expect(await programSeenBy(visitor, id)).toMatchObject({ version: 2, versionAt: holdsAt })
    expect(await ownLetter(bughunter, key.hash, key.id)).toMatchObject({ state: 'ended' })
    expect((await agreementTextSeenBy(bughunter, id))?.text.id).toContain('bca.co.id')
    expect(await proposalOf(owner, id)).toBeNull()
    expect((await unsafeHistoryOf('program', id)).map(({ type }) => type).slice(-3)).toEqual([
      'program.version_proposed',
      'program.version_approved',
      'program.edited',
    ])
    travelTo(null)
  })

  it('is in force at once where no one has signed', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    await exemptTargets(id, [stranger])
    await editProgram(owner, id, wider(), 1)
    await decideProposal(await operator(), id, accept(2))
    expect(await targets(visitor, id)).toContain(stranger.target)
  })

  it('is not let in with an unproved target', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    await editProgram(owner, id, wider(), 1)
    const unproved = { code: 'step_missing', detail: 'targets_unproved' }
    await expect(decideProposal(await operator(), id, accept(2))).rejects.toMatchObject(unproved)
    expect(await proposalOf(owner, id)).toMatchObject({ state: 'waiting' })
  })

  it('of the term alone is in force at the latest on the last day it prolongs, and not without operators', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner, { validUntil: jakartaDay(later(now(), day)) })
    await agree(await hunter(), id)
    const longer = programInputWith({ validUntil: jakartaDay(later(now(), 60 * day)) })
    expect(await editProgram(owner, id, longer, 1)).toEqual({ version: 2, proposed: true })
    await decideProposal(await operator(), id, accept(2))
    const { holdsAt } = (await proposalOf(owner, id))!
    expect(holdsAt).toEqual(new Date(`${jakartaDay(later(now(), day))}T05:00:00Z`))
  })

  it('is in force at once where it only narrows, and replaces the proposed one', async () => {
    const { owner, id } = await signedProgram()
    await editProgram(owner, id, wider(), 1)
    const narrower = programInputWith({ scope: [own[0]] })
    expect(await editProgram(owner, id, narrower, 2)).toEqual({ version: 3, proposed: false })
    expect(await targets(visitor, id)).toEqual([own[0]!.target])
    expect(await proposalOf(owner, id)).toBeNull()
    expect((await versionsSeenBy(owner, id)).map(({ state }) => state)).toEqual([
      'in_force',
      'replaced',
      'past',
    ])
  })
})

describe('RUL-03 operators and a proposed version', () => {
  it('refuse it, or return it: the company reads the reason, and its next save is reviewed anew', async () => {
    const { owner, id } = await signedProgram()
    const team = await operator()
    await editProgram(owner, id, wider(), 1)
    await decideProposal(team, id, answer('corrections', 2))
    expect(await proposalOf(owner, id)).toMatchObject({
      state: 'returned',
      dueAt: null,
      reason: 'Domain ini bukan milik perusahaan Anda.',
    })
    await expect(decideProposal(team, id, accept(2))).rejects.toMatchObject({ code: 'move_forbidden' })
    await editProgram(owner, id, wider({ title: 'Nusa Bank dan mitra' }), 2)
    expect(await proposalOf(team, id)).toMatchObject({
      ...{ version: 3, state: 'waiting', reason: null, widens: ['targets', 'texts'] },
      may: { decide: true },
    })
    await decideProposal(team, id, answer('reject', 3))
    expect(await proposalOf(owner, id)).toBeNull()
    expect(await programSeenBy(visitor, id)).toMatchObject({ version: 1, title: 'Nusa Bank Mobile' })
    expect(await editProgram(owner, id, wider(), 1)).toEqual({ version: 4, proposed: true })
  })

  it('cannot let in a version newer than the page they read', async () => {
    const { owner, id } = await signedProgram()
    const team = await operator()
    await editProgram(owner, id, programInputWith({ title: 'Judul yang pantas' }), 1)
    await editProgram(owner, id, wider(), 2)
    const stale = { code: 'conflict', detail: 'proposal_changed' }
    for (const version of [1, 2, 4])
      await expect(decideProposal(team, id, accept(version))).rejects.toMatchObject(stale)
    await expect(withdrawProposal(owner, id, { version: 2 })).rejects.toMatchObject(stale)
    await withdrawProposal(owner, id, { version: 3 })
    await expect(decideProposal(team, id, accept(3))).rejects.toMatchObject(stale)
    await expect(withdrawProposal(owner, id, { version: 3 })).rejects.toMatchObject(stale)
    expect(await targets(visitor, id)).not.toContain(stranger.target)
  })

  it('decide it alone: companies and bughunters are refused, and a proposal of one operator needs another', async () => {
    const { owner, id, bughunter } = await signedProgram()
    const [writer, other] = [await operator(), await operator()]
    await editProgram(writer, id, wider(), 1)
    const mine = { code: 'forbidden', detail: 'own_proposal' }
    await expect(decideProposal(writer, id, accept(2))).rejects.toMatchObject(mine)
    for (const one of [owner, bughunter, await member(owner.companyId, 1), { ...other, suspended: true }])
      await expect(decideProposal(one, id, accept(2))).rejects.toMatchObject({ code: 'forbidden' })
    for (const one of [bughunter, await companyOwner('Lain'), await member(owner.companyId, 2, [id])])
      await expect(withdrawProposal(one, id, { version: 2 })).rejects.toMatchObject({ code: 'forbidden' })
    for (const one of [visitor, bughunter, await companyOwner('Asing'), await member(owner.companyId, 2)])
      expect(await proposalOf(one, id)).toBeNull()
    expect(await proposalOf(writer, id)).toMatchObject({ may: { decide: false } })
    await decideProposal(other, id, accept(2))
  })

  it('deciding and changing at one moment has one outcome', async () => {
    const { owner, id } = await signedProgram()
    const [one, two] = [await operator(), await operator()]
    await editProgram(owner, id, wider(), 1)
    const met = await Promise.allSettled([
      decideProposal(one, id, accept(2)),
      decideProposal(two, id, answer('reject', 2)),
      withdrawProposal(owner, id, { version: 2 }),
      editProgram(owner, id, wider({ title: 'Judul yang lain lagi' }), 2),
    ])
    expect(met.some(({ status }) => status === 'fulfilled')).toBe(true)
    const states = (await versionsSeenBy(owner, id)).map(({ state }) => state)
    expect(
      states.filter((state) => ['waiting', 'announced', 'returned'].includes(state)).length,
    ).toBeLessThan(2)
    expect(await targets(visitor, id)).not.toContain(stranger.target)
  })

  it('get one version of the same proposal sent many times', async () => {
    const { owner, id } = await signedProgram()
    const sent = await Promise.all(Array.from({ length: 6 }, () => editProgram(owner, id, wider(), 1)))
    expect(new Set(sent.map(({ version }) => version))).toEqual(new Set([2]))
    const tabs = await Promise.allSettled(
      [1, 2, 3].map((turn) => editProgram(owner, id, wider({ title: `Judul dari tab ${turn}` }), 2)),
    )
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('RUL-03 a proposed version not yet in force', () => {
  it('is withdrawn until it is in force', async () => {
    const { owner, id } = await signedProgram()
    await editProgram(owner, id, wider(), 1)
    await decideProposal(await operator(), id, accept(2))
    await withdrawProposal(owner, id, { version: 2 })
    travelTo(later(now(), 4 * day))
    await lockDueProposals(system)
    expect(await targets(visitor, id)).not.toContain(stranger.target)
    travelTo(null)
  })

  it('lapses with its program, and where its own last day has passed meanwhile', async () => {
    const { owner, id } = await signedProgram()
    await editProgram(owner, id, wider(), 1)
    await endProgramAndPrizes(owner, id)
    expect((await versionsSeenBy(owner, id))[0]).toMatchObject({ version: 2, state: 'lapsed' })
    const next = await signedProgram()
    const soon = jakartaDay(later(now(), day))
    await editProgram(next.owner, next.id, wider({ validUntil: soon }), 1)
    await decideProposal(await operator(), next.id, accept(2))
    travelTo(later(now(), 5 * day))
    await lockDueProposals(system)
    expect((await versionsSeenBy(next.owner, next.id))[0]).toMatchObject({ state: 'lapsed' })
    travelTo(null)
  })
})

describe('RUL-03 the term of a program', () => {
  it('is two years at most, when it is written and when it is prolonged', async () => {
    const owner = await companyOwner()
    const long = { fields: { validUntil: [{ key: 'term_long', params: { years: 2 } }] } }
    const [year, ...rest] = jakartaDay(now()).split('-')
    const most = [Number(year) + 2, ...rest].join('-')
    await expect(liveProgram(owner, { validUntil: '9999-12-31' })).rejects.toMatchObject(long)
    const id = await liveProgram(owner)
    await expect(
      editProgram(owner, id, programInputWith({ validUntil: '9999-12-31' }), 1),
    ).rejects.toMatchObject(long)
    const next = jakartaDay(later(new Date(`${most}T00:00:00Z`), day))
    await expect(editProgram(owner, id, programInputWith({ validUntil: next }), 1)).rejects.toMatchObject(
      long,
    )
    expect(await editProgram(owner, id, programInputWith({ validUntil: most }), 1)).toMatchObject({
      proposed: true,
    })
  })
})
