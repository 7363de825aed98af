import { doneWords } from '#i18n/done.ts'
import { handlingWords } from '#i18n/handling.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  test(`a company sets how it handles a report, and the team reads nothing of it, ${locale}`, async ({
    newUser,
  }) => {
    const [owner, operator] = [await newUser(), await newUser()]
    const words = handlingWords[locale]
    await signIn(owner, 'owner@nusabank.test')
    await owner.goto(`${root}/company/reports`)
    const link = owner.locator('a[href*="/company/reports/detail/"]').first()
    const address = (await link.getAttribute('href'))!
    await owner.goto(address)
    const panel = owner.locator('#handling')
    await panel.getByText(words.change).click()
    const reference = `SEC-${locale}-142`
    await act(owner, 'handle', { labels: 'web, Pembayaran', reference })
    await expectText(owner, doneWords[locale].desk_handle)
    await expect(panel).toContainText(reference)
    await expect(panel).toContainText('pembayaran')
    const note = `Catatan kami sendiri ${locale}`
    await act(owner, 'comment', { body: note, audience: 'company_own' })
    await expectText(owner, note)
    await expectText(owner, reportReadingWords[locale].audiences.company_own)

    await signIn(operator, 'triase@demo.test')
    await operator.goto(address.replace('/company/', '/hello/'))
    await expect(operator.locator('h1')).toBeVisible()
    await expect(operator.getByText(reference)).toHaveCount(0)
    await expect(operator.getByText(note)).toHaveCount(0)
  })
}
