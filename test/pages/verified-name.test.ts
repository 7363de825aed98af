import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { ownPassword, withPassword } from '../support/factor.ts'
import { formsOf } from '../support/forms.ts'
import { verifiedBy } from '../support/identity-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let person: Person
let caseId: string
let as: string
beforeAll(async () => {
  ;({ person, caseId } = await verifiedBy(await operator()))
  as = await sessionOf(await withPassword(await operator()))
})

const open = async (address: string, who = as) => (await site.ask(address, { as: who })).text()

describe('a verified name that is wrong', () => {
  it('is locked for its owner, whose page shows where to write', async () => {
    const page = await open('/bughunter/profile', await sessionOf(person))
    expect(page).toContain('privasi@')
    expect(page).toMatch(/<input[^>]*name="fullName"[^>]*readOnly|<input[^>]*readOnly[^>]*name="fullName"/i)
  })

  it('is corrected by a colleague: from the account to its case, and with the form of the page', async () => {
    const page = `/hello/verification/${caseId}`
    expect(await open(`/hello/accounts/${person.accountId}`)).toContain(`href="${page}"`)
    const closed = await open(page)
    expect(closed).toContain('Nama atau tanggal lahirnya keliru?')
    expect(closed).not.toContain('Sukarno')
    await site.ask(page, { as, form: { intent: 'take' } })
    const form = formsOf(await open(page), page).find(({ intent }) => intent === 'correct')!
    expect(form.fields).toMatchObject({ fullName: 'Sukarno', birthDate: '1995-08-15' })
    const filled = { ...form.fields, fullName: 'Soekarno', reason: 'KTP memang tertulis Soekarno.' }
    const short = await site.ask(page, { as, form: { ...filled, reason: 'Ya', currentPassword: 'x' } })
    expect([short.status, (await short.text()).includes('value="Soekarno"')]).toEqual([422, true])
    const saved = await site.ask(page, { as, form: { ...filled, currentPassword: ownPassword } })
    expect(saved.headers.get('location')).toBe(`${page}?done=identity_corrected`)
    expect(await open('/bughunter/profile', await sessionOf(person))).toContain('value="Soekarno"')
    expect(await open('/bughunter/profile/data', await sessionOf(person))).toContain(
      'Nama atau tanggal lahir terverifikasi diperbaiki',
    )
  })
})
