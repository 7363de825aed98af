import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { setAuthenticator } from './support/authenticator.ts'
import { expectNoBarriers } from './support/axe.ts'
import { downloadFile } from './support/download-file.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'

const name = 'tarsius'
const reward = '/bughunter/profile/reward'

test('RUL-04 a tax residence is requested with its document, accepted, and decides the tax', async ({
  page,
  newUser,
}) => {
  test.setTimeout(120_000)
  const [team, colleague] = [await newUser(), await newUser()]
  await signIn(team, 'triase@demo.test')
  await signIn(colleague, 'penyelia@demo.test')
  await signIn(page, `${name}@demo.test`)

  await test.step('abroad, in Indonesian: one operator is enough', async () => {
    const words = taxResidenceWords.id
    const done = doneWords.id
    await page.goto(`${reward}/tax-residence`)
    await expectText(page, words.own.factor)
    await page.goto('/bughunter/profile/security')
    const codes = await setAuthenticator(page)
    await page.goto(`${reward}/payout`)
    await expectText(page, payoutWords.id.payees.resident)
    await expectText(page, /PPh 21/)
    await page.goto(`${reward}/tax-residence`)
    await expectNoBarriers(page)
    const form = await formOf(page, 'ask_residence')
    await fill(form, { country: 'SG', since: '2027-12-31', currentPassword: password, factorCode: codes[0]! })
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('#field-since-error')).toBeVisible()
    await expect(form.locator('[name="country"]')).toHaveValue('SG')
    const since = new Date()
    const document = await paper('Surat keterangan domisili')
    await fill(form, { since: '2026-01-01', document, currentPassword: password, factorCode: codes[0]! })
    await send(page, form)
    await expectText(page, done.tax_residence_asked)
    await expectText(page, words.own.openTitle({ country: 'Singapura' }))
    await mailTo(`${name}@demo.test`, /Domisili pajak diajukan/, since)

    await mailTo('triase@demo.test', /Antrean: domisili pajak/, since)
    await team.goto('/hello/tax-residences')
    await expectNoBarriers(team)
    const shown = team.getByRole('link', { name: words.team.openOf({ username: name }) })
    expect((await downloadFile(team, shown)).byteLength).toBeGreaterThan(100)
    await answer(team, words.team.approve)
    await expectText(team, done.tax_residence_decided)
    await mailTo(`${name}@demo.test`, /Domisili pajak disetujui/, since)

    await page.goto(`${reward}/payout`)
    await expectText(page, payoutWords.id.payees.foreign)
    await expectText(page, /PPh 26/)
    await expectText(page, words.own.differs({ profile: 'Indonesia', country: 'Singapura' }))
    await expectNoBarriers(page)
    await asksForHome(page, codes[1]!)
  })

  await test.step('home again, in English: it lowers the tax, so two people accept it', async () => {
    const words = taxResidenceWords.en
    const done = doneWords.en
    await page.reload()
    await expectText(page, words.own.openTitle({ country: 'Indonesia' }))
    await team.goto('/en/hello/tax-residences')
    await answer(team, words.team.check)
    await expectText(team, done.tax_residence_decided)
    await expectText(team, words.team.ownCheck)
    await page.goto(`/en${reward}/payout`)
    await expectText(page, payoutWords.en.payees.foreign)
    await colleague.goto('/en/hello/tax-residences')
    await expectText(colleague, words.team.checked({ name: 'triase' }))
    await answer(colleague, words.team.approve)
    await expectText(colleague, done.tax_residence_decided)
    await page.reload()
    await expectText(page, payoutWords.en.payees.resident)
    await expectText(page, /PPh 21/)
    await page.goto(`/en${reward}/tax-residence`)
    await expect(page.getByRole('row', { name: 'Indonesia' })).toContainText(words.states.accepted)
  })
})

/** Asks for Indonesia again, in English. */
async function asksForHome(page: Page, factorCode: string): Promise<void> {
  await page.goto(`/en${reward}/tax-residence`)
  const document = await paper('Letter of the tax office')
  const typed = { country: 'ID', since: '2026-11-01', document, currentPassword: password, factorCode }
  await act(page, 'ask_residence', typed)
  await expectText(page, doneWords.en.tax_residence_asked)
}

/** Gives the answer to the request of this walk. */
async function answer(team: Page, button: string): Promise<void> {
  await team.getByRole('row', { name }).getByRole('button', { name: button, exact: true }).click()
}
