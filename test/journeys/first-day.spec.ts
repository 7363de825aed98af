import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { teamRoles } from '#kernel/actor.ts'
import { setAuthenticator } from './support/authenticator.ts'
import { claimDomain } from './support/domains.ts'
import { act, expectText, paper } from './support/forms.ts'
import { test as base, expect, signInOnPage } from './support/journey.ts'
import { codeIn, mailTo, readMailsAt } from './support/mailbox.ts'
import { ownPassword, programTexts, reportTexts, submitReport, verifyOneself } from './support/main-steps.ts'
import { openProductionSite, type ProductionSite } from './support/production-site.ts'
import { openContract } from './support/sign-contract.ts'
import { signAgreement } from './support/signing.ts'

/** A person with a second factor: what proves them once more, each time by another recovery code. */
type Proved = { page: Page; proof: () => { currentPassword: string; factorCode: string } }

const test = base.extend<{ production: ProductionSite }>({
  production: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const production = await openProductionSite(`${process.ppid}_${parallelIndex}`)
      readMailsAt(production.inbox)
      await use(production)
      await production.close()
    },
    { timeout: 120_000 },
  ],
  site: ({ production }, use) => use(production),
})

const owner = { email: 'pemilik@nusantarapay.co.id', username: 'nusantarapay' }
const hunter = { email: 'rajawali@surel.test', username: 'rajawali', phone: '+6281234500077' }
const target = 'https://app.nusantarapay.co.id'
const reason = 'Hari pertama situs ini'

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  const done = doneWords[locale]

  test(`the first day of a production site with an empty database, ${locale}`, async ({
    production,
    newUser,
  }) => {
    test.setTimeout(240_000)
    const first = await test.step('the first operator', async () => {
      const link =
        locale === 'id' ? production.output() : await production.runTeam('invite', 'kepala@tim.test')
      return becomeOperator(await newUser(), root, link, 'kepala')
    })
    const second = await test.step('the second operator', async () => {
      await first.page.goto(`${root}/hello/team`)
      const since = new Date()
      await act(first.page, 'invite', {
        ...{ email: 'wakil@tim.test', roles: teamRoles.filter((role) => role !== 'auditor'), reason },
        ...first.proof(),
      })
      const { text } = await mailTo('wakil@tim.test', /team-invitation/, since)
      return becomeOperator(await newUser(), root, text, 'wakil')
    })
    const company = await test.step('the first company signs its contract', async () => {
      const company = await registerCompany(await newUser(), root)
      await company.page.goto(`${root}/company/contract`)
      await act(company.page, 'sign_contract', {
        ...{ signerName: 'Ratna Dewi', position: 'Direktur', accepted: true },
        ...company.proof(),
      })
      await expectText(company.page, done.contract_signed)
      await openContract(first.page, 'Nusantara Pay', root)
      await act(first.page, 'counter_sign', first.proof())
      await expectText(first.page, done.contract_countersigned)
      return company
    })
    await test.step('tops up', async () => {
      await company.page.goto(`${root}/company/license`)
      await act(company.page, 'top_up', {
        ...{ amount: '10.000.000', reference: 'TRF-2026-0001', proof: await paper('Bukti transfer') },
      })
      await second.page.goto(`${root}/hello/top-ups`)
      await second.page.locator('tr form:has(input[value="confirm"]) button').click()
      await expectText(second.page, done.top_up_confirmed)
    })
    const programId = await test.step('proves a domain and opens its first program', () =>
      openProgram(company.page, second.page, production, root))
    await test.step('the first bughunter is verified, joins and reports', async () => {
      const page = await newUser()
      await register(page, root, 'bughunter', hunter.email, { username: hunter.username, tshirtSize: 'L' })
      await page.waitForURL((url) => url.pathname === `${root}/bughunter`)
      await verifyOneself(page, hunter.username, hunter.phone, { root })
      await second.page.goto(`${root}/hello/verification`)
      await second.page.getByRole('link', { name: hunter.username }).first().click()
      await act(second.page, 'take')
      await act(second.page, 'verify')
      await mailTo(hunter.email, /Identitasmu terverifikasi|identity (?:is|was) verified/i)
      await page.goto(`${root}/bughunter/programs/agreement/${programId}`)
      await signAgreement(page)
      const files = [await paper('Riwayat pedagang B')]
      await submitReport(page, programId, { ...reportTexts, target, files }, root)
      await expectText(page, /CA-\d{4}-000001-\w/)
      await mailTo('wakil@tim.test', /CA-\d{4}-000001-\w/)
    })
  })
}

/** Follows the link in a text, chooses a name and a password, and sets the second factor without which nothing opens. */
async function becomeOperator(page: Page, root: string, text: string, username: string): Promise<Proved> {
  const link = new URL(/https?:\/\/\S+team-invitation\?token=\w{43}/.exec(text)![0])
  await page.goto(`${root}${link.pathname.replace(/^\/en/, '')}${link.search}`)
  const email = page.locator('main form input[name="email"]')
  await act(page, 'accept', {
    ...((await email.count()) > 0 ? { email: `${username}@tim.test` } : {}),
    ...{ username, agreement: true },
  })
  await page.waitForURL(/\/create-password\?token=/)
  await page.locator('input[name="password"]').fill(ownPassword)
  await page.locator('input[name="confirmPassword"]').fill(ownPassword)
  await page.locator('main form button[type="submit"]').last().click()
  await page.waitForURL(/\/sign-in/)
  await signInOnPage(page, username, ownPassword)
  await page.goto(`${root}/hello`)
  await page.waitForURL((url) => url.pathname === `${root}/hello/security`)
  return withFactor(page)
}

async function withFactor(page: Page): Promise<Proved> {
  const codes = await setAuthenticator(page, ownPassword)
  return { page, proof: () => ({ currentPassword: ownPassword, factorCode: codes.pop()! }) }
}

async function registerCompany(page: Page, root: string): Promise<Proved> {
  await register(page, root, 'company', owner.email, {
    ...{ companyName: 'Nusantara Pay', phone: '+622150001234', username: owner.username },
  })
  await page.waitForURL((url) => url.pathname === `${root}/company/profile/security`)
  return withFactor(page)
}

async function register(
  page: Page,
  root: string,
  kind: 'company' | 'bughunter',
  email: string,
  fields: Record<string, string>,
): Promise<void> {
  const since = new Date()
  await page.goto(`${root}/sign-up-${kind}`)
  await act(page, 'send_code', { email })
  const code = codeIn(await mailTo(email, /\b\d{6}\b/, since))
  await act(page, 'register', {
    ...{ code, ...fields, password: ownPassword, confirmPassword: ownPassword, agreement: true },
  })
}

async function openProgram(
  company: Page,
  operator: Page,
  site: ProductionSite,
  root: string,
): Promise<string> {
  const { name, content } = await claimDomain(company, 'nusantarapay.co.id', root)
  site.addRecord(name, content)
  await act(company, 'check_asset')
  await company.goto(`${root}/company/programs/create`)
  await act(company, 'save', {}, 'standard')
  await act(company, 'save', { ...programTexts, 'scope.0.target': target })
  await company.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  const programId = new URL(company.url()).pathname.split('/').pop()!
  await act(company, 'submit')
  await operator.goto(`${root}/hello/programs/detail/${programId}`)
  await act(operator, 'accept')
  await company.goto(`${root}/programs/${programId}`)
  await expect(company.locator('h1')).toHaveText('Program Nusantara Pay')
  return programId
}
