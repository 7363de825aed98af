import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { companyOwner, hunter, member, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { draftProgram, liveProgram } from '../../../../test/support/programs.ts'
import { answerInvitationInput } from '../program-input.ts'
import { programSeenBy } from '../program-queries.server.ts'
import { answerInvitation } from './answer-invitation.server.ts'
import { expireInvitations } from './end-invitations.server.ts'
import { invitationSeenBy, invitationsSeenBy, openInvitationsOf } from './invitation-queries.server.ts'
import { inviteBughunter } from './invite-bughunter.server.ts'
import { revokeInvitation } from './revoke-invitation.server.ts'

useDatabase()
const accept = { decision: 'accept' } as const

async function invited(options: Parameters<typeof hunter>[0] = {}) {
  const owner = await companyOwner()
  const programId = await liveProgram(owner, { visibility: 'private' })
  const bughunter = await hunter(options)
  await inviteBughunter(owner, programId, bughunter.username)
  const [open] = await openInvitationsOf(bughunter)
  const [, , , , idHash = '', token = ''] = open!.path.split('/')
  return { owner, programId, bughunter, link: { idHash, token }, invitationId: open!.id }
}

describe('an invitation', () => {
  it('opens a private program to the one who accepts', async () => {
    const { programId, bughunter, link } = await invited()
    expect(await programSeenBy(bughunter, programId)).toBeNull()
    expect(await invitationSeenBy(bughunter, link)).toEqual({
      state: 'open',
      obstacle: null,
      companyName: 'Nusa Bank',
      expiresAt: expect.any(Date),
      program: {
        ...{ kind: 'bug_bounty', managedBy: expect.any(String), rewardType: 'money' },
        ...{
          rewardLeast: expect.any(BigInt),
          rewardMost: expect.any(BigInt),
          validUntil: expect.any(String),
        },
        targets: [
          { type: 'web', count: 1 },
          { type: 'api', count: 1 },
        ],
      },
    })
    expect(await answerInvitation(bughunter, link, accept)).toEqual({ programId })
    expect(await programSeenBy(bughunter, programId)).toMatchObject({ visibility: 'private' })
    expect(await invitationSeenBy(bughunter, link)).toEqual({ state: 'accepted', programId })
  })

  it('does not exist for others, nor with another token', async () => {
    const { bughunter, link, owner } = await invited()
    for (const actor of [visitor, owner, await hunter()]) {
      expect(await invitationSeenBy(actor, link)).toBeNull()
      await expect(answerInvitation(actor, link, accept)).rejects.toMatchObject({ code: 'not_found' })
    }
    for (const other of [
      { ...link, token: `${link.token}x` },
      { ...link, idHash: 'unknown' },
    ]) {
      expect(await invitationSeenBy(bughunter, other)).toBeNull()
      await expect(answerInvitation(bughunter, other, accept)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('is answered exactly once by 50 at once', async () => {
    const { bughunter, link, programId } = await invited()
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => answerInvitation(bughunter, link, accept)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const history = await unsafeHistoryOf('program', programId)
    expect(history.filter(({ type }) => type === 'program.invitation_answered')).toHaveLength(1)
  })

  it('shows what it offers, and neither name nor target of the program', async () => {
    const { bughunter, link, programId, owner } = await invited()
    const { policy } = (await programSeenBy(owner, programId))!
    const shown = JSON.stringify(await invitationSeenBy(bughunter, link), (_, one) =>
      typeof one === 'bigint' ? String(one) : one,
    )
    for (const secret of [policy.title, policy.summary, ...policy.scope.map(({ target }) => target)])
      expect(shown).not.toContain(secret)
  })

  it('is declined without a word as well', async () => {
    const { owner, bughunter, link, programId } = await invited()
    await answerInvitation(bughunter, link, answerInvitationInput.parse({ decision: 'decline' }))
    expect((await invitationsSeenBy(owner, programId)).rows).toMatchObject([
      { status: 'declined', declineReason: null },
    ])
  })

  it('leaves the program hidden after a decline, whose reason the company reads', async () => {
    const { owner, bughunter, link, programId } = await invited()
    await answerInvitation(bughunter, link, { decision: 'decline', reason: 'Belum ada waktu' })
    expect(await programSeenBy(bughunter, programId)).toBeNull()
    expect(await invitationSeenBy(bughunter, link)).toBeNull()
    expect((await invitationsSeenBy(owner, programId)).rows).toMatchObject([
      { status: 'declined', declineReason: 'Belum ada waktu' },
    ])
    await expect(answerInvitation(bughunter, link, accept)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('ends after 7 days, when revoked, and with the program', async () => {
    const late = await invited()
    const gone = await invited()
    const closed = await invited()
    await revokeInvitation(gone.owner, gone.programId, gone.invitationId)
    await endProgramAndPrizes(closed.owner, closed.programId)
    for (const { bughunter, link } of [gone, closed]) {
      await expect(answerInvitation(bughunter, link, accept)).rejects.toMatchObject({ code: 'conflict' })
    }
    travelTo(after(now(), 7 * day + 1))
    await expect(answerInvitation(late.bughunter, late.link, accept)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await openInvitationsOf(late.bughunter)).toEqual([])
    expect(await expireInvitations(system)).toBeGreaterThan(0)
    expect(await expireInvitations(system)).toBe(0)
  })

  it('revoked after acceptance leaves no access to a private program', async () => {
    const { owner, bughunter, link, programId, invitationId } = await invited()
    await answerInvitation(bughunter, link, accept)
    await revokeInvitation(owner, programId, invitationId)
    expect(await programSeenBy(bughunter, programId)).toBeNull()
    await expect(revokeInvitation(owner, programId, invitationId)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is pending for unverified bughunters', async () => {
    const { bughunter, link } = await invited({ verified: false })
    await expect(answerInvitation(bughunter, link, accept)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'account_unverified',
    })
    expect(await invitationSeenBy(bughunter, link)).toMatchObject({
      state: 'open',
      obstacle: 'account_unverified',
    })
  })
})

describe('inviting', () => {
  it('reveals nothing about unknown names, or those of other roles', async () => {
    const owner = await companyOwner()
    const programId = await liveProgram(owner, { visibility: 'private' })
    const known = await hunter()
    for (const name of [known.username, 'nobody-at-all', owner.username]) {
      expect(await inviteBughunter(owner, programId, name)).toBeUndefined()
    }
    const lines = (await invitationsSeenBy(owner, programId)).rows
    expect(lines.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(await openInvitationsOf(owner)).toEqual([])
  })

  it('invites one name once, also 10 times at once', async () => {
    const { owner, programId, bughunter, link } = await invited()
    await Promise.all(Array.from({ length: 10 }, () => inviteBughunter(owner, programId, bughunter.username)))
    await answerInvitation(bughunter, link, accept)
    await inviteBughunter(owner, programId, bughunter.username)
    expect((await invitationsSeenBy(owner, programId)).rows).toHaveLength(1)
  })

  it('is allowed for managers of live programs, and so is the list', async () => {
    const owner = await companyOwner()
    const live = await liveProgram(owner)
    const draft = await draftProgram(owner)
    const reader = await member(owner.companyId, 2, [live])
    const other = await companyOwner('Lain')
    for (const actor of [visitor, reader, other, await hunter()]) {
      await expect(inviteBughunter(actor, live, 'elang')).rejects.toMatchObject({ code: 'forbidden' })
      expect((await invitationsSeenBy(actor, live)).rows).toEqual([])
    }
    await expect(inviteBughunter(owner, draft, 'elang')).rejects.toMatchObject({ code: 'move_forbidden' })
    const { programId, invitationId } = await invited()
    await expect(revokeInvitation(owner, programId, invitationId)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(revokeInvitation(owner, live, invitationId)).rejects.toMatchObject({ code: 'not_found' })
  })
})
