import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { formsOf } from '../support/forms.ts'
import { password, withPassword } from '../support/members.ts'
import { liveProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let as: string
let colleague: Person
let detail: string
let programId: string
beforeAll(async () => {
  const owner = await withPassword(await companyOwner())
  programId = await liveProgram(owner, await operator())
  colleague = await member(owner.companyId, 2)
  as = await sessionOf(owner)
  detail = `/company/programs/detail/${programId}`
})

const granted = async () => {
  const its = and(eq(memberGrants.memberId, colleague.memberId!), eq(memberGrants.programId, programId))
  return (await database().select().from(memberGrants).where(its)).length === 1
}
const shown = async (address: string) => {
  const html = await (await site.ask(address, { as })).text()
  return { html, forms: formsOf(html, address) }
}
async function send(address: string, form: Record<string, string>) {
  const answer = await site.ask(address, { as, form })
  return { status: answer.status, place: answer.headers.get('location'), html: await answer.text() }
}

describe('the access of a member to one program', () => {
  it('is granted and revoked on a page of its own, which requires the password', async () => {
    const { html, forms } = await shown(detail)
    const page = `${detail}/members/${colleague.memberId}`
    expect(html).toContain(`href="${page}"`)
    expect(forms.map(({ intent }) => intent)).not.toContain('grant')
    const giving = (await shown(page)).forms.find(({ intent }) => intent === 'grant')
    expect(giving?.names).toContain('currentPassword')
    expect(await send(page, { intent: 'grant', currentPassword: 'salah' })).toMatchObject({ status: 422 })
    expect(await send(page, { intent: 'grant' })).toMatchObject({ status: 422 })
    expect(await granted()).toBe(false)
    const done = `${detail}?done=access_changed`
    expect(await send(page, { intent: 'grant', currentPassword: password })).toMatchObject({
      ...{ status: 302, place: done },
    })
    expect(await granted()).toBe(true)

    const { forms: taking } = await shown(`${page}?act=withdraw`)
    expect(taking.map(({ intent }) => intent)).toContain('withdraw')
    expect(await send(page, { intent: 'withdraw', currentPassword: 'salah' })).toMatchObject({ status: 422 })
    expect(await granted()).toBe(true)
    await send(page, { intent: 'withdraw', currentPassword: password })
    expect(await granted()).toBe(false)
    // The rights were open in another tab: a message, and the current form.
    const late = await send(page, { intent: 'save', permissions: 'report.rate', currentPassword: password })
    expect(late.status).toBe(409)
    expect(late.html).toContain('Data ini sudah berubah sejak halaman dibuka')
  })

  it('is no act of the program’s page any more', async () => {
    const form = { intent: 'grant', memberId: colleague.memberId!, currentPassword: password }
    expect((await send(detail, form)).status).toBe(422)
    expect(await granted()).toBe(false)
  })
})
