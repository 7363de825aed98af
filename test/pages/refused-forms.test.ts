import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

const statement = 'Pengujian dilakukan pada layanan pihak ketiga di luar program.'
const step = { step: 'coaching', reason: 'spam', statement, days: '7' } as const

describe('a form in a fold', () => {
  it('is open once it was refused, so that its error is read without scripts', async () => {
    const who = await hunter()
    const proved = { phone: '+6281234567890', phoneVerifiedAt: now() }
    await database().update(bughunters).set(proved).where(eq(bughunters.accountId, who.accountId))
    const as = await sessionOf(who)
    const fold = /<details([^>]*)><summary[^>]*>Ganti nomor</
    expect(fold.exec(await (await site.ask('/bughunter/profile', { as })).text())?.[1]).toBe('')
    const form = { intent: 'send_phone_code', phone: 'bukan nomor' }
    const answer = await site.ask('/bughunter/profile', { as, form })
    const page = await answer.text()
    expect([answer.status, fold.exec(page)?.[1]]).toEqual([422, ' open=""'])
    expect(page).toContain('value="bukan nomor"')
  })
})

describe('a step against an account, sent again after a refusal', () => {
  it('is still based on the history its writer saw first, until they are shown another one', async () => {
    const [team, colleague, who] = [await operator(), await operator(), await hunter()]
    const as = await sessionOf(team)
    const address = `/hello/accounts/${who.accountId}`
    const send = async (more: Record<string, string>) => {
      const form = { intent: 'sanction', key: newId(), seen: '', note: '', ...step, ...more }
      const answer = await site.ask(address, { as, form })
      const page = await answer.text()
      return { status: answer.status, seen: /name="seen" value="([^"]*)"/.exec(page)?.[1] }
    }
    const written = { ...step, days: '7', note: '', seen: '', key: newId() } as const
    await sanction(colleague, who.accountId, written, null)
    expect(await send({ statement: 'pendek' })).toEqual({ status: 422, seen: '' })
    const told = await send({})
    expect(told).toEqual({ status: 409, seen: expect.stringMatching(/^[\da-f-]{36}$/) })
    expect(await send({ step: 'warning', seen: told.seen! })).toMatchObject({ status: 302 })
  })
})

describe('a page without capacity for a new member', () => {
  it('links only the owner from the seats to the plan', async () => {
    const owner = await companyOwner('Kursi Penuh', 'free')
    const admin = await member(owner.companyId, 1)
    for (let turn = 0; turn < 4; turn++) await member(owner.companyId, 2)
    const read = async (as: string, page: string) => (await site.ask(page, { as })).text()
    for (const page of ['/company/team/member-list', '/company/team/add']) {
      const shown = await read(await sessionOf(owner), page)
      expect(shown).toContain('Semua kursi terpakai')
      expect(shown.match(/<main[\s\S]*<\/main>/)![0]).toContain('href="/company/license"')
      const admins = await read(await sessionOf(admin), page)
      expect(admins).toContain('Semua kursi terpakai')
      expect(admins).not.toContain('href="/company/license"')
    }
  })
})
