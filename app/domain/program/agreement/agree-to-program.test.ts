import { describe, expect, it } from 'vitest'
import { signingCodeOf } from '#db/seed/sign-agreement.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { agree, liveProgram, programInputWith } from '../../../../test/support/programs.ts'
import { pauseProgram } from '../editing/pause-program.server.ts'
import { grantProgram, withdrawProgramGrant } from '../grant/grant-program.server.ts'
import { programSeenBy, programsSeenBy } from '../program-queries.server.ts'
import { agreeToProgram } from './agree-to-program.server.ts'
import { sendAgreementCode } from './agreement-code.server.ts'
import { agreementSeenBy, agreementTextSeenBy, hunterTieOf } from './agreement-queries.server.ts'

useDatabase()
/** What a form holds once the code of the mail is typed in. */
async function mailedFor(bughunter: Person, programId: string) {
  const { textHash } = (await agreementTextSeenBy(bughunter, programId))!
  const text = { textHash, accepted: 'yes' } as const
  await sendAgreementCode(bughunter, programId, text)
  return { ...text, code: (await signingCodeOf(bughunter, programId, textHash))! }
}

const nothing = { textHash: '0'.repeat(64), accepted: 'yes' } as const

describe('accepting an agreement', () => {
  it('stores the text, the moment and the address', async () => {
    const owner = await companyOwner()
    const programId = await liveProgram(owner)
    const bughunter = await hunter()
    const text = await agreementTextSeenBy(bughunter, programId)
    const { hash, id } = await agree(bughunter, programId)
    expect(await agreementSeenBy(bughunter, hash, id)).toMatchObject({
      text: text!.text,
      textHash: text!.textHash,
      version: 1,
      address: bughunter.address,
      device: 'test',
      provenBy: 'mail',
      current: true,
    })
    expect(await agreementSeenBy(owner, hash, id)).toMatchObject({
      bughunter: bughunter.username,
      address: '',
    })
    const reader = await member(owner.companyId, 2)
    for (const actor of [visitor, await hunter(), await companyOwner('Lain'), reader]) {
      expect(await agreementSeenBy(actor, hash, id)).toBeNull()
    }
    const other = await agree(await hunter(), programId)
    expect(await agreementSeenBy(bughunter, hash, other.id)).toBeNull()
    expect(await agreementSeenBy(bughunter, other.hash, id)).toBeNull()
    expect(await agreementSeenBy(await operator(), other.hash, other.id)).not.toBeNull()
  })

  it('is one agreement however often it is sent', async () => {
    const programId = await liveProgram(await companyOwner())
    const bughunter = await hunter()
    const input = await mailedFor(bughunter, programId)
    const presses = Array.from({ length: 10 }, () => agreeToProgram(bughunter, programId, input, 'test'))
    const made = await Promise.all(presses)
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    // Later, without any code: the same agreement, and no code is sent for it.
    const { textHash } = input
    expect(await agreeToProgram(bughunter, programId, { textHash, accepted: 'yes' }, 'test')).toEqual(made[0])
    expect(await sendAgreementCode(bughunter, programId, { textHash, accepted: 'yes' })).toEqual(made[0])
    expect(await signingCodeOf(bughunter, programId, textHash)).toBeNull()
  })

  it('names the step that is missing', async () => {
    const programId = await liveProgram(await companyOwner())
    await expect(agree(await hunter({ verified: false }), programId)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'account_unverified',
    })
    await expect(agree(await hunter({ nda: false }), programId)).rejects.toMatchObject({
      status: 409,
      detail: 'nda_missing',
    })
    const lying = { ...(await hunter({ verified: false })), verified: true }
    await expect(agree(lying, programId)).rejects.toMatchObject({ detail: 'account_unverified' })
  })

  it('refuses other roles, hidden and paused programs, and texts not read', async () => {
    const owner = await companyOwner()
    const hidden = await liveProgram(owner, { visibility: 'private' })
    const paused = await liveProgram(owner)
    const open = await liveProgram(owner)
    await pauseProgram(owner, paused)
    const bughunter = await hunter()
    await expect(agreeToProgram(bughunter, hidden, nothing, '')).rejects.toMatchObject({ code: 'not_found' })
    await expect(agree(bughunter, paused)).rejects.toMatchObject({ detail: 'program_closed' })
    await expect(agree(owner, open)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(agree({ ...bughunter, suspended: true }, open)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(agreeToProgram(bughunter, open, nothing, '')).rejects.toMatchObject({
      detail: 'agreement_changed',
    })
  })

  it('is asked for again with each version, and the old text is preserved', async () => {
    const owner = await companyOwner()
    const programId = await liveProgram(owner)
    const bughunter = await hunter()
    const first = await agree(bughunter, programId)
    expect(await hunterTieOf(bughunter, programId)).toMatchObject({ agreed: true, agreement: { version: 1 } })
    await writeInForce(owner, programId, programInputWith({ title: 'Nama yang baru' }), 1)
    expect(await hunterTieOf(bughunter, programId)).toMatchObject({
      agreed: false,
      agreement: { version: 1 },
    })
    const kept = await agreementSeenBy(bughunter, first.hash, first.id)
    expect(kept).toMatchObject({ title: 'Nusa Bank Mobile', version: 1, current: false })
    await agree(bughunter, programId)
    expect(await hunterTieOf(bughunter, programId)).toMatchObject({ agreed: true, agreement: { version: 2 } })
    const joined = await programsSeenBy(bughunter, { place: 'joined', page: 1, size: 10 })
    expect(joined.rows.map(({ id }) => id)).toEqual([programId])
  })
})

describe('granting a program to a member', () => {
  it('gives this member access until it is revoked', async () => {
    const owner = await withPassword(await companyOwner())
    const programId = await liveProgram(owner, { visibility: 'private' })
    const reader = await member(owner.companyId, 2)
    await grantProgram(owner, programId, reader.memberId!, proof)
    await grantProgram(owner, programId, reader.memberId!, proof)
    expect(await programSeenBy(reader, programId)).not.toBeNull()
    await expect(grantProgram(reader, programId, reader.memberId!, proof)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await withdrawProgramGrant(owner, programId, reader.memberId!, proof)
    expect(await programSeenBy(reader, programId)).toBeNull()
  })

  it('accepts only members of the own company', async () => {
    const owner = await withPassword(await companyOwner())
    const programId = await liveProgram(owner)
    const other = await withPassword(await companyOwner('Lain'))
    const foreign = await member(other.companyId, 2)
    await expect(grantProgram(owner, programId, foreign.memberId!, proof)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(grantProgram(other, programId, foreign.memberId!, proof)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(grantProgram(await operator(), programId, foreign.memberId!, proof)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
