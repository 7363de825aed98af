import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

// The frame of the pages.

test('the language changes on the current page, with its query', async ({ page }) => {
  for (const [here, there] of [
    ['/leaderboard?period=month', '/en/leaderboard?period=month'],
    ['/programs?q=bank&kind=bug_bounty', '/en/programs?q=bank&kind=bug_bounty'],
    ['/sign-in?next=%2Fbughunter%2Fprograms', '/en/sign-in?next=%2Fen%2Fbughunter%2Fprograms'],
    ['/elang', '/en/elang'],
    ['/', '/en'],
  ] as const) {
    await page.goto(here)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    for (const [language, address] of [
      ['en', there],
      ['id', here],
    ] as const) {
      await page.locator(`form button[name="locale"][value="${language}"]`).first().click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  }
})

test('below 1085 px the menu is a drawer, which closes on navigation to another page', async ({
  newUser,
}) => {
  const page = await newUser({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  const drawer = page.locator('#public-menu')
  const open = page.getByRole('button', { name: 'Buka menu' })
  await expect(drawer).toBeHidden()
  await open.click()
  await expect(drawer).toBeVisible()
  await drawer.locator('summary').filter({ hasText: 'Program' }).first().click()
  await drawer.locator('a[href="/leaderboard"]').click()
  await page.waitForURL('**/leaderboard')
  await expect(drawer).toBeHidden()
  await page.setViewportSize({ width: 1084, height: 800 })
  await expect(open).toBeVisible()
  await page.setViewportSize({ width: 1085, height: 800 })
  await expect(open).toBeHidden()
  await expect(drawer).toBeVisible()
})

test('in an area the drawer closes too, and navigation shows as a bar of 2 px', async ({ newUser }) => {
  const page = await newUser({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const drawer = page.locator('#sidebar')
  await expect(drawer).toBeVisible()
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await drawer.locator('a[href="/bughunter/leaderboard"]').click()
  const bar = page.locator('.progress')
  await expect(bar).toHaveCSS('height', '2px')
  go()
  await page.waitForURL('**/bughunter/leaderboard')
  await expect(drawer).toBeHidden()
  await expect(bar).toHaveCount(0)
})

test('a menu that was scrolled before the scripts ran stays where it is', async ({ page }) => {
  await signIn(page, 'triase@demo.test')
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/hello', { waitUntil: 'commit' })
  const last = page.locator('#sidebar a[href="/hello/settings"]')
  await last.scrollIntoViewIfNeeded()
  const list = page.locator('#sidebar > ul').first()
  const scrolled = await list.evaluate((menu) => menu.scrollTop)
  expect(scrolled).toBeGreaterThan(0)
  go()
  await settled(page)
  expect(await list.evaluate((menu) => menu.scrollTop)).toBe(scrolled)
})

test('the sidebar collapses, stays so, and opens its submenus by pointer and keys', async ({ page }) => {
  await signIn(page, 'owner@nusabank.test')
  await page.goto('/company')
  const sidebar = page.locator('#sidebar')
  const place = sidebar.locator('> ul > li').filter({ has: page.locator('a[href="/company/team/user-log"]') })
  const inside = place.locator('ul')
  const shows = (opacity: '0' | '1') => expect(inside).toHaveCSS('opacity', opacity)
  await expect(sidebar).toHaveCSS('width', '224px')
  await shows('1')
  await sidebar.locator('.sidebar-toggle').focus()
  await page.keyboard.press('Space')
  await expect(sidebar).toHaveCSS('width', '104px')
  await page.reload()
  await expect(sidebar).toHaveCSS('width', '104px')
  await shows('0')
  await place.locator('> a').hover()
  await shows('1')
  await inside.locator('a').last().hover()
  await shows('1')
  await page.mouse.move(900, 500)
  await shows('0')
  await sidebar.locator('a[href="/company/reports"]').focus()
  for (const next of [place.locator('> a'), inside.locator('a').first(), inside.locator('a').last()]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await shows('1')
  }
  await page.keyboard.press('Tab')
  await shows('0')
})

test('the button back to the top is shown after 100 px', async ({ page }) => {
  await page.goto('/frequently-asked-question')
  const up = page.getByRole('link', { name: 'Kembali ke atas' })
  await expect(up).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 100))
  await page.waitForTimeout(150)
  await expect(up).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 101))
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const address of ['/sign-in?done=session_over', '/contact-us?sent=1&done=inquiry_sent']) {
  test(`a notification stays for 4500 ms: ${address}`, async ({ page }) => {
    await page.clock.install()
    await page.goto(address)
    const toast = page.locator('.toast')
    await expect(toast).toBeVisible()
    await expect(page).not.toHaveURL(/done=/)
    await page.clock.runFor(4_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(toast).toHaveCount(0)
  })
}

test('every error page links home, in its language', async ({ page, noise }) => {
  for (const [address, status, home] of [
    ['/tidak/ada', 404, '/'],
    ['/en/nothing/here', 404, '/en'],
    ['/error401', 401, '/'],
    ['/en/error403', 403, '/en'],
    ['/error404', 404, '/'],
    ['/en/error500', 500, '/en'],
    ['/fr/programs', 404, '/'],
  ] as const) {
    const answer = await page.goto(address)
    expect([address, answer!.status()]).toEqual([address, status])
    await page.locator(`main a[href="${home}"]`).last().click()
    await expect(page).toHaveURL((url) => url.pathname === home)
  }
  // The browser logs each answer of 5xx as failed: the journey requests them.
  expect(noise.splice(0)).toEqual([expect.stringContaining('/en/error500: Failed to load resource')])
})

test('signed-in users read public pages with their account menu, and sign out there', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('header a[href="/sign-in"]')).toBeVisible()
  for (const [email, home, account] of [
    ['elang@demo.test', '/bughunter', '/bughunter/profile'],
    ['owner@nusabank.test', '/company', '/company/profile'],
  ] as const) {
    await signIn(page, email)
    await page.goto('/programs')
    await expect(page.locator('header a[href="/sign-in"]')).toHaveCount(0)
    await expect(page.locator(`header a[href="${home}"]`).last()).toBeVisible()
    await page.locator('header summary[aria-label^="Menu akun"]').click()
    await expect(page.locator(`header a[href="${account}"]`)).toBeVisible()
    await page.getByRole('button', { name: 'Keluar' }).first().click()
    const ask = page.locator('dialog[open], [popover]:popover-open').filter({ hasText: 'Keluar dari akun?' })
    await expect(ask).toBeVisible()
    await ask.locator('form[action$="/sign-out"] button').last().click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.locator('header a[href="/sign-in"]')).toBeVisible()
  }
})

test('a missing script reloads the page once a minute at most', async ({ browser, baseURL }) => {
  // Its complaints are what this journey comes for: no page of the fixtures, which must be silent.
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'id-ID' })
  const page = await context.newPage()
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter')
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => loads++)
  await page.route(/\/assets\/leaderboard-[^/]*\.js/, (route) => route.abort())
  const link = page.locator('a[href="/bughunter/leaderboard"]').first()
  await link.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL(/\/bughunter$/)
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(page.locator('main a[href="/"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan...')
  expect(loads).toBe(1)
  await context.close()
})
