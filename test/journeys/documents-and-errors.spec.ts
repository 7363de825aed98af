import { expect, signIn, test } from './support/journey.ts'

for (const prefix of ['', '/en']) {
  test(`PDF documents, old addresses and error pages exist in ${prefix || '/id'}`, async ({
    page,
    noise,
  }) => {
    await page.goto(`${prefix}/elang`)
    await page.locator(`a[href^="${prefix}/program-certificates/"]`).first().click()
    await expect(page).toHaveURL(/program-certificates\/\w{22}/)
    await expect(page.locator('h1')).toHaveCount(1)

    for (const address of ['/error401', '/error403', '/error404', '/error500', '/tidak/ada']) {
      await page.goto(prefix + address)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator(`a[href="${prefix || '/'}"]`).first()).toBeVisible()
    }
    // The browser reports the status these pages come for.
    noise.splice(0, noise.length, ...noise.filter((line) => !/\/error500: .* status of 500/.test(line)))
    await page.goto(`${prefix}/external?to=${encodeURIComponent('https://contoh.test/a')}`)
    await expect(page.locator('main')).toContainText('contoh.test')

    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/reports`)
    const report = page.locator(`a[href^="${prefix}/hello/reports/detail/"]`).first()
    const id = (await report.getAttribute('href'))!.split('/').at(-1)!
    await page.goto(`${prefix}/hello/reports/detail/${id}`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/hello/reports/detail/[^/]+/${id}$`))
    // Opened, they do nothing: both take a form.
    for (const path of ['/sign-out', '/language']) {
      await page.goto(prefix + path)
      await expect(page).toHaveURL(new RegExp(`${prefix || '/'}$`))
      await expect(page.locator('h1')).toHaveCount(1)
    }
  })
}
