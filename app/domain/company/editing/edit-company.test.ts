import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { password, withPassword } from '../../../../test/support/members.ts'
import { companyProfileInput } from '../company-input.ts'
import { companyProfileSeenBy } from '../company-queries.server.ts'
import { editCompany } from './edit-company.server.ts'

const input = companyProfileInput.parse({
  name: 'Bank Nusa Raya',
  phone: '021 5000 9999',
  about: 'Bank untuk semua.',
  website: 'https://nusa.test/tentang',
  sector: 'finance',
  currentPassword: password,
})

/** A company whose name no contract has. */
const unbound = () => companyOwner('Nusa Bank', 'enterprise', { contract: false })

describe('the profile of a company', () => {
  useDatabase()

  it('is written by the owner and read by members; the same again changes nothing', async () => {
    const owner = await withPassword(await unbound())
    await editCompany(owner, input)
    await editCompany(owner, input)
    const view = await companyProfileSeenBy(await member(owner.companyId, 2))
    expect(view).toMatchObject({ name: 'Bank Nusa Raya', phone: '+622150009999', sector: 'finance' })
    const traces = await database().select().from(events).where(eq(events.subjectId, owner.companyId))
    expect(traces.map(({ type, facts }) => [type, facts])).toEqual([
      ['company.profile_changed', { changed: ['name', 'phone', 'about', 'website', 'sector'] }],
    ])
  })

  it('is not overwritten from a page older than the stored data until the writer confirms', async () => {
    const owner = await withPassword(await unbound())
    const { revision } = await companyProfileSeenBy(owner)
    await editCompany(owner, { ...input, revision })
    const late = { ...input, about: 'Bank lain.', revision }
    await expect(editCompany(await member(owner.companyId, 1), late)).rejects.toMatchObject({
      code: 'conflict',
      detail: 'saved_meanwhile',
    })
    expect(await companyProfileSeenBy(owner)).toMatchObject({ about: input.about, revision: 1 })
    await editCompany(owner, { ...late, revision: 1 })
    expect(await companyProfileSeenBy(owner)).toMatchObject({ about: 'Bank lain.', revision: 2 })
  })

  it('keeps the name its contract has', async () => {
    const owner = await withPassword(await companyOwner())
    await expect(editCompany(owner, input)).rejects.toMatchObject({
      fields: { name: [{ key: 'contract_name' }] },
    })
    await editCompany(owner, { ...input, name: 'Nusa Bank' })
    expect(await companyProfileSeenBy(owner)).toMatchObject({ name: 'Nusa Bank', about: input.about })
  })

  it('is refused to all but the owner and admins', async () => {
    const owner = await withPassword(await unbound())
    await editCompany(await withPassword(await member(owner.companyId, 1)), input)
    for (const actor of [await member(owner.companyId, 2), { ...owner, suspended: true }])
      await expect(editCompany(actor, input)).rejects.toMatchObject({ code: 'forbidden' })
    for (const actor of [await hunter(), await operator(), visitor]) {
      await expect(editCompany(actor, input)).rejects.toMatchObject({ code: 'not_found' })
      await expect(companyProfileSeenBy(actor)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it.each([
    'javascript:alert(1)',
    'mailto:a@b.id',
    'nusa.test',
    'http://a@b.test',
    'https://x',
    `https://${'a'.repeat(500)}.id`,
  ])('refuses the address %s', (website) => {
    const answer = companyProfileInput.safeParse({ name: 'Nusa', phone: '02150009999', website })
    expect(answer.success).toBe(false)
  })

  it.each(['http://nusa.test', 'https://nusa.test/a?b=c', 'ftp://nusa.test', ''])('takes %s', (website) => {
    expect(companyProfileInput.safeParse({ name: 'Nusa', phone: '02150009999', website }).success).toBe(true)
  })
})
