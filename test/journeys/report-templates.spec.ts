import { wordsIn } from '#i18n/catalogue.ts'
import { doneWords } from '#i18n/done.ts'
import { reportTemplateWords } from '#i18n/report-templates.ts'
import { expectText, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { programToReportTo } from './support/open-program.ts'

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  const words = wordsIn(reportTemplateWords, locale)

  for (const javaScriptEnabled of [true, false])
    test(`a report begins with a template, ${locale}, scripts ${javaScriptEnabled}`, async ({ newUser }) => {
      const page = await newUser({ javaScriptEnabled })
      await signIn(page, 'komodo@demo.test')
      const programId = await programToReportTo(page)
      await page.goto(`${root}/bughunter/programs/submit-report/${programId}`)
      const form = await formOf(page, 'report')
      await form.locator('[name=impactMd]').fill('Sudah kutulis sendiri.')
      await page.getByText(words.begin, { exact: true }).click()
      await form.locator('[name=template]').selectOption('sql_injection')
      await send(page, form, 'template')
      await expect(form.locator('[name=pocMd]')).toHaveValue(/\[\[/)
      await expect(form.locator('[name=impactMd]')).toHaveValue('Sudah kutulis sendiri.')

      await page.getByText(words.saveAs, { exact: true }).click()
      const name = `SQLi-ku ${locale} ${javaScriptEnabled}`
      await form.locator('[name=templateName]').fill(name)
      await send(page, form, 'save_template')
      await expectText(page, doneWords[locale].template_saved)

      await page.goto(`${root}/bughunter/report-templates`)
      await page.getByRole('button', { name: words.renameOf({ name }) }).waitFor()
      const row = page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
      await row.locator('[name=name]').fill(`${name} baru`)
      await row.getByRole('button', { name: words.renameOf({ name }) }).click()
      await expectText(page, doneWords[locale].template_renamed)
      await page.getByRole('button', { name: words.removeOf({ name: `${name} baru` }) }).click()
      await expectText(page, doneWords[locale].template_deleted)
    })
}
