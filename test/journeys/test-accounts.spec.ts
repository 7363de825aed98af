import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { noticeSentence } from '#i18n/notice-kinds.ts'
import { refusals } from '#i18n/refusals.ts'
import { testAccountWords } from '#i18n/test-accounts.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test.describe.configure({ mode: 'serial' })

const program = 'Nusa Mobile Banking'

async function openProgram(page: Page, list: string): Promise<void> {
  await page.goto(`${list}?q=${encodeURIComponent(program)}`)
  await page.getByRole('link', { name: program }).first().click()
  await page.waitForURL(/\/detail\/[0-9a-f-]{36}/)
  await settled(page)
}

for (const { locale, root, hunter } of [
  { locale: 'id', root: '', hunter: 'elang' },
  { locale: 'en', root: '/en', hunter: 'tarsius' },
] as const) {
  const words = testAccountWords[locale]

  test(`a test account is added, looked at, and revoked, ${locale}`, async ({ page, newUser }) => {
    const owner = await newUser()
    await signIn(owner, 'owner@nusabank.test')
    await openProgram(owner, `${root}/company/programs`)
    const desk = owner.locator('#test-accounts')
    await act(owner, 'add_test_accounts', { passwords: `uji.baru.${locale}, <b>Kata-Sandi</b>\t` }).catch(
      () => {},
    )
    await expectText(owner, /200 (karakter|characters)/)
    await act(owner, 'add_test_accounts', { passwords: `uji.baru.${locale}, <b>Sandi-Baru</b>, ${locale}` })
    await expectText(owner, doneWords[locale].test_accounts_added)
    await expect(desk).toContainText(`uji.baru.${locale}`)
    await expect(owner.getByText('Sandi-Baru')).toHaveCount(0)
    await expectNoBarriers(owner)

    await signIn(page, `${hunter}@demo.test`)
    await openProgram(page, `${root}/bughunter/programs`)
    const own = page.locator('#test-account')
    await expect(own).not.toContainText('uji.')
    await own.getByRole('button', { name: words.own.show }).click()
    await expect(own).toContainText(/uji\.\w+\.\d\d/)
    await expect(own.getByRole('button', { name: words.parts.copy })).toHaveCount(2)
    await expectNoBarriers(page)
    await own.getByRole('link', { name: words.own.hide }).click()
    await expect(own).not.toContainText('uji.')

    await owner.reload()
    const row = desk.getByRole('row', { name: new RegExp(hunter) })
    await row.locator('summary').click()
    const reason = 'Akun ini dipakai dari beberapa jaringan sekaligus.'
    await row.locator('textarea').fill(reason)
    await row.getByRole('button', { name: words.desk.confirm }).click()
    await expectText(owner, doneWords[locale].test_account_closed)
    await expect(row).toContainText(words.desk.change)
    await page.reload()
    await expect(own).toContainText(reason)
    await expect(own).toContainText(refusals[locale].details.test_account_barred)
    await page.goto(`${root}/bughunter/notifications`)
    const told = noticeSentence('hunter_test_account_revoked', { program } as never, 'Cakrawala', locale)
    await expectText(page, told!)

    await row.getByRole('button', { name: words.desk.allow }).click()
    await expectText(owner, doneWords[locale].test_account_allowed)
    await openProgram(page, `${root}/bughunter/programs`)
    await own.getByRole('button', { name: words.own.take }).click()
    await expectText(page, doneWords[locale].test_account_given)
    await own.getByRole('button', { name: words.own.show }).click()
    await expect(own).toContainText(/uji\.\w+\.\d\d/)
    await owner.goto(`${root}/company/team/user-log?kind=program`)
    await expectText(
      owner,
      new RegExp(`${hunter} .*${locale === 'id' ? 'membuka isi akun uji' : 'looked at test account'}`),
    )
  })
}

test('a set that is asked for when none is free is told to the company, without scripts', async ({
  browser,
  newUser,
  baseURL,
}) => {
  const owner = await newUser()
  await signIn(owner, 'owner@nusabank.test')
  await openProgram(owner, '/company/programs')
  const remove = owner.getByRole('button', { name: testAccountWords.id.desk.remove })
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click()
    await expect(remove).toHaveCount(left - 1)
  }
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, locale: 'id-ID' })
  const page = await context.newPage()
  await signIn(page, 'komodo@demo.test')
  await page.goto(`/bughunter/programs?q=${encodeURIComponent(program)}`)
  await page.getByRole('link', { name: program }).first().click()
  const own = page.locator('#test-account')
  await own.getByRole('button', { name: testAccountWords.id.own.take }).click()
  await expect(page.locator('body')).toContainText(refusals.id.details.test_accounts_gone)
  await context.close()
  await owner.goto('/company/notifications')
  await expectText(
    owner,
    noticeSentence('company_test_accounts_gone', { program } as never, 'Cakrawala', 'id')!,
  )
})
