import type { Page } from '@playwright/test'
import { announcementWords, programAnnouncementWords } from '#i18n/announcements.ts'
import { doneWords } from '#i18n/done.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { programTexts } from './support/main-steps.ts'
import { settled } from './support/settled.ts'

test.describe.configure({ mode: 'serial' })

const minuteOf = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 16)
const whileNow = () => ({ from: minuteOf(Date.now() - 60_000), until: minuteOf(Date.now() + 86_400_000) })

/** Writes an announcement of the platform and publishes it. @param scripts whether barriers can be looked for */
async function publish(
  team: Page,
  locale: 'id' | 'en',
  values: Record<string, string>,
  scripts = true,
): Promise<void> {
  const root = locale === 'en' ? '/en' : ''
  const done = doneWords[locale]
  await team.goto(`${root}/hello/announcements`)
  await team.getByRole('link', { name: announcementWords[locale].desk.create }).click()
  await settled(team)
  if (scripts) await expectNoBarriers(team)
  await act(team, 'save', { ...values, ...whileNow() })
  await expectText(team, done.announcement_saved)
  await expect(team.getByRole('heading', { level: 3, name: values.title! })).toBeVisible()
  await expect(team.getByRole('heading', { level: 3, name: values.titleEn! })).toBeVisible()
  if (scripts) await expectNoBarriers(team)
  await act(team, 'publish')
  await expectText(team, done.announcement_live)
}

const bannerOf = (page: Page, locale: 'id' | 'en' = 'id') =>
  page.getByRole('region', { name: announcementWords[locale].region })

test('the team publishes, a bughunter is notified live, dismisses the banner and reads it again', async ({
  page,
  newUser,
}) => {
  const hunter = await newUser()
  await signIn(hunter, 'elang@demo.test')
  await hunter.goto('/bughunter')
  await expect(bannerOf(hunter)).toHaveCount(0)
  // Streams open when a page has come to rest.
  await hunter.waitForTimeout(3_500)
  const title = 'Sertifikat pindah ke profil'
  await signIn(page, 'triase@demo.test')
  await publish(page, 'id', {
    ...{ title, text: 'Mulai hari ini sertifikat program ada di **profil**.' },
    ...{
      titleEn: 'Certificates move to the profile',
      textEn: 'From today certificates are on the **profile**.',
    },
    ...{ audience: 'bughunters', level: 'notice' },
  })
  await expect(hunter.getByRole('status').filter({ hasText: notificationWords.id.news })).toBeVisible()
  await expect(bannerOf(hunter).getByText(title)).toBeVisible()
  await expectNoBarriers(hunter)

  await hunter.goto('/en/bughunter/programs?tab=joined')
  await expect(bannerOf(hunter, 'en').getByText('Certificates move to the profile')).toBeVisible()
  await send(hunter, await formOf(hunter, 'dismiss'))
  await expect(hunter).toHaveURL(/\/en\/bughunter\/programs\?tab=joined$/)
  await expect(bannerOf(hunter, 'en')).toHaveCount(0)
  const elsewhere = await newUser()
  await signIn(elsewhere, 'elang@demo.test')
  await elsewhere.goto('/bughunter')
  await expect(bannerOf(elsewhere)).toHaveCount(0)

  await elsewhere.goto('/bughunter/notifications')
  await elsewhere.getByRole('main').getByRole('link', { name: title }).click()
  await elsewhere.waitForURL(/\/bughunter\/announcements$/)
  await expect(elsewhere.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectNoBarriers(elsewhere)

  const owner = await newUser()
  await signIn(owner, 'owner@nusabank.test')
  await owner.goto('/company/announcements')
  await expect(owner.getByText(title)).toHaveCount(0)

  await act(page, 'withdraw')
  await expectText(page, doneWords.id.announcement_withdrawn)
  await elsewhere.goto('/bughunter/notifications')
  await expect(elsewhere.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a company reads a warning in English, and dismisses it in place', async ({ page, newUser }) => {
    const team = await newUser()
    await signIn(team, 'triase@demo.test')
    const words = {
      ...{ title: 'Pencairan berhenti dua jam', text: 'Pencairan berhenti pukul 23.00 sampai 01.00 WIB.' },
      ...{ titleEn: 'Payouts stop for two hours', textEn: 'Payouts stop from 23:00 until 01:00 WIB.' },
      ...{ audience: 'companies', level: 'warning' },
    }
    await publish(team, 'en', words, false)
    await signIn(page, 'owner@nusabank.test')
    await page.goto('/en/company/reports')
    await expect(bannerOf(page, 'en').getByText('Payouts stop for two hours')).toBeVisible()
    await bannerOf(page, 'en').getByRole('button').click()
    await page.waitForURL(/\/en\/company\/reports$/)
    await expect(bannerOf(page, 'en')).toHaveCount(0)
  })
})

test('a company announces in a program: participants are notified live, and by mail without its text', async ({
  page,
  newUser,
}) => {
  const since = new Date()
  const words = programAnnouncementWords.id
  const hunter = await newUser()
  await signIn(hunter, 'elang@demo.test')
  await hunter.goto('/bughunter/programs?tab=joined')
  await hunter.getByRole('link', { name: 'Nusa Mobile Banking' }).first().click()
  await hunter.waitForURL(/\/programs\/detail\//)
  const id = new URL(hunter.url()).pathname.split('/').at(-1)!
  await hunter.waitForTimeout(3_500)

  await signIn(page, 'owner@nusabank.test')
  await page.goto(`/company/programs/detail/${id}`)
  await settled(page)
  const title = 'Pekan bonus kartu kredit'
  await act(page, 'announce', {
    title,
    text: 'Temuan di **api.nusabank.test** dibayar dua kali lipat sampai Jumat.',
  })
  await expectText(page, doneWords.id.announcement_live)
  // Without a reload: the page stood open.
  await expect(hunter.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await expectNoBarriers(page)
  await expectNoBarriers(hunter)
  const mail = await mailTo('elang@demo.test', /Pengumuman baru dari/, since)
  expect(mail.text).toContain(`/bughunter/programs/detail/${id}`)
  expect(mail.text + mail.html).not.toContain(title)
  await hunter.goto('/bughunter')
  await expectText(hunter, 'Pengumuman baru')

  const visitor = await newUser()
  await visitor.goto(`/en/programs/${id}`)
  await expect(visitor.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await page
    .locator('summary')
    .filter({ hasText: words.desk.edit({ title }) })
    .click()
  const edit = page.locator('form:has(input[value^="edit_announcement:"])').first()
  await edit.locator('[name="title"]').fill('Pekan bonus diperpanjang')
  await send(page, edit)
  await expectText(page, 'Pekan bonus diperpanjang')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 3, name: 'Pekan bonus diperpanjang' })).toBeVisible()
})

test('announcements of a private program stay hidden when it becomes public', async ({ page, newUser }) => {
  const [name, title] = ['Kanal mitra Nusa', 'Kunci mitra berganti']
  await signIn(page, 'owner@nusabank.test')
  await page.goto('/company/programs/create')
  await act(page, 'save', {}, 'standard')
  await act(page, 'save', {
    ...programTexts,
    ...{ title: name, visibility: 'private', 'scope.0.target': 'https://kanal.nusabank.test' },
  })
  await page.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await act(page, 'submit')
  const team = await newUser()
  await signIn(team, 'triase@demo.test')
  await team.goto(`/hello/programs/detail/${id}`)
  await act(team, 'accept')

  await page.goto(`/en/company/programs/detail/${id}`)
  await settled(page)
  await act(page, 'announce', { title, text: 'Minta kunci baru kepada tim program sebelum menguji lagi.' })
  await expectText(page, doneWords.en.announcement_live)
  await expectText(page, programAnnouncementWords.en.inner)
  await expectNoBarriers(page)
  const visitor = await newUser()
  await visitor.goto(`/programs/${id}`)
  await expect(visitor.getByText(name)).toHaveCount(0)

  await page.goto(`/en/company/programs/edit/${id}`)
  await act(page, 'save', { visibility: 'public' })
  await page.goto(`/en/company/programs/detail/${id}`)
  await expectText(page, title)
  await expect(async () => {
    await visitor.goto(`/programs/${id}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 500 })
  }).toPass()
  await expect(visitor.getByText(title)).toHaveCount(0)
  const stranger = await newUser()
  await signIn(stranger, 'komodo@demo.test')
  await stranger.goto(`/en/bughunter/programs/detail/${id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(stranger.getByText(title)).toHaveCount(0)
})
