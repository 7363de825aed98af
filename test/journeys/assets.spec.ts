import { assetWords } from '#i18n/assets.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { doneWords } from '#i18n/done.ts'
import { programTargetWords } from '#i18n/program-versions.ts'
import { refusals } from '#i18n/refusals.ts'
import { expectNoBarriers } from './support/axe.ts'
import { claimDomain, writeRecord } from './support/domains.ts'
import { act, expectText, paper } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { programTexts } from './support/main-steps.ts'

for (const { locale, prefix, domain, app } of [
  { locale: 'id', prefix: '', domain: 'nusaniaga.test', app: 'id.nusaniaga.kasir' },
  { locale: 'en', prefix: '/en', domain: 'nusatrade.test', app: 'id.nusatrade.till' },
] as const) {
  const words = wordsIn(assetWords, locale)
  const targets = wordsIn(programTargetWords, locale)
  const done = wordsIn(doneWords, locale)
  const { details } = wordsIn(refusals, locale)

  test(`RUL-03 a domain is claimed and proved, and a program opens with it, ${locale}`, async ({
    page,
    newUser,
  }) => {
    test.setTimeout(180_000)
    const operator = await newUser()
    await signIn(operator, 'triase@demo.test')
    await signIn(page, 'owner@nusabank.test')
    const programId = await test.step('a program names a domain that is not proved', async () => {
      await page.goto(`${prefix}/company/programs/create`)
      await act(page, 'save', {}, 'standard')
      await act(page, 'save', {
        ...programTexts,
        title: `Niaga ${locale}`,
        'scope.0.target': `https://app.${domain}`,
      })
      await page.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
      await expectText(page, targets.missing({ count: 1 }))
      const id = new URL(page.url()).pathname.split('/').pop()!
      await act(page, 'submit')
      return id
    })
    await test.step('the team reads what is missing and cannot accept it', async () => {
      await operator.goto(`${prefix}/hello/programs/detail/${programId}`)
      await expectText(operator, targets.missing({ count: 1 }))
      await expect(operator.locator('input[name="intent"][value="accept"]')).toHaveCount(0)
      await expectText(operator, details.targets_unproved)
    })
    const asked = await test.step('the company claims the domain from its program', async () => {
      await page.goto(`${prefix}/company/programs/detail/${programId}`)
      await page.getByRole('link', { name: targets.claim({ name: domain }) }).click()
      await expect(page.locator('input[name="name"]')).toHaveValue(domain)
      await expectNoBarriers(page)
      return claimDomain(page, domain, prefix)
    })
    await test.step('searches for the record before it exists', async () => {
      await expectNoBarriers(page)
      await expect(act(page, 'check_asset')).rejects.toThrow('409')
      await expectText(page, details.proof_missing)
    })
    await test.step('and proves it', async () => {
      await writeRecord(page, asked)
      await act(page, 'check_asset')
      await expectText(page, done.asset_proved)
      await expectText(page, words.states.proved)
    })
    await test.step('the team lets the program in', async () => {
      await operator.goto(`${prefix}/hello/programs/detail/${programId}`)
      await expectText(operator, targets.ready)
      await act(operator, 'accept')
    })
    await test.step('another company cannot claim a domain below it', async () => {
      const rival = await newUser()
      await signIn(rival, 'owner@warungpay.test')
      await rival.goto(`${prefix}/company/assets`)
      await expect(act(rival, 'claim_asset', { kind: 'domain', name: `shop.${domain}` })).rejects.toThrow(
        '422',
      )
      await expect(rival.locator('#field-name-error')).toBeVisible()
    })
    await test.step('an application is shown to the team, which accepts it', async () => {
      await page.goto(`${prefix}/company/assets`)
      await act(page, 'claim_asset', { kind: 'mobile_app', name: app })
      await page.waitForURL(/\/company\/assets\/[0-9a-f-]{36}/)
      const statement = 'Aplikasi ini diterbitkan akun pengembang kami, lihat gambar.'
      await act(page, 'show_asset', { statement, document: await paper('Akun pengembang') })
      await expectText(page, words.waitingText({ first: false }))
      await mailTo('triase@demo.test', /Antrean: bukti aset/)
      await operator.goto(`${prefix}/hello/assets`)
      await operator.getByRole('link', { name: words.queue.checkOf({ name: app }) }).click()
      await expectText(operator, statement)
      await expectNoBarriers(operator)
      const file = operator.waitForEvent('download')
      await operator.getByRole('link', { name: words.queue.download }).click()
      expect((await file).suggestedFilename()).toMatch(/akun-pengembang/)
      await act(operator, 'believe_asset')
      await expectText(operator, done.asset_judged)
      await mailTo('owner@nusabank.test', /Aset perusahaan Anda terbukti|An asset of your company is proved/)
    })
    await test.step('and a domain is given up', async () => {
      await claimDomain(page, `lepas.${domain}`, prefix)
      await act(page, 'withdraw_asset')
      await expectText(page, done.asset_withdrawn)
    })
  })
}
