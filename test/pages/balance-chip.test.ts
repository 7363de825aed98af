import { beforeAll, describe, expect, it } from 'vitest'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { frameWords } from '#i18n/frame.ts'
import { moneyWords } from '#i18n/money.ts'
import type { Person } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { companyOwner, member } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { fund, liveProgram } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let owner: Person & { companyId: string }
let minimum: bigint

beforeAll(async () => {
  owner = await companyOwner()
  await liveProgram(owner)
  minimum = (await balanceSeenBy(owner))!.minimumBalance
})

const pageOf = async (who: Person, address: string) =>
  (await site.ask(address, { as: await sessionOf(who) })).text()

/** Classes and tooltip of the balance in the top bar. */
function chipIn(page: string): { look: string; title: string } {
  const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'))
  const tags = header.match(/<span[^>]*\btitle="[^"]*"[^>]*>/g) ?? []
  const tag = tags.find((one) => /title="[^"]*(?:Saldo|balance)/.test(one)) ?? ''
  return { look: /class="([^"]*)"/.exec(tag)?.[1] ?? '', title: /title="([^"]*)"/.exec(tag)?.[1] ?? '' }
}

// Specification §4: red with a warning tooltip below the minimum, otherwise blue.
describe('the balance in the top bar', () => {
  it.each([
    ['', 'id'],
    ['/en', 'en'],
  ] as const)('below the minimum is red, and its tooltip shows that: %s', async (prefix, locale) => {
    expect(minimum).toBeGreaterThan(0n)
    const { look, title } = chipIn(await pageOf(owner, `${prefix}/company`))
    expect(look).toContain('text-bata-text')
    expect(look).not.toContain('samudra')
    expect(title).toBe(frameWords[locale].balance.low({ minimum: formatRupiah(minimum) }))
  })

  it('one rupiah short is red; at the minimum it is blue, without a warning', async () => {
    await fund(owner.companyId, minimum - 1n)
    expect(chipIn(await pageOf(owner, '/company/programs')).look).toContain('text-bata-text')
    await fund(owner.companyId, 1n)
    const { look, title } = chipIn(await pageOf(owner, '/company/programs'))
    expect(look).toContain('text-samudra-text')
    expect(look).not.toContain('bata')
    expect(title).toBe(frameWords.id.balance.detail({ available: formatRupiah(minimum) }))
    const license = await pageOf(owner, '/company/license')
    expect(license).not.toContain(moneyWords.id.lowTitle)
  })

  it('is shown to the owner alone, an admin of the company has none', async () => {
    const admin = await member(owner.companyId, 1)
    for (const address of ['/company', '/company/programs', '/company/team/member-list']) {
      const page = await pageOf(admin, address)
      expect([address, page.includes(formatRupiah(minimum))]).toEqual([address, false])
      expect([address, page.includes(frameWords.id.balance.name)]).toEqual([address, false])
    }
  })
})
