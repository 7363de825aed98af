import { doneWords } from '#i18n/done.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { letterWords } from '#i18n/letters.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { programInvitationWords } from '#i18n/program-invitations.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, signIn, signOut, test } from './support/journey.ts'
import { type Mail, mailTo } from './support/mailbox.ts'
import { ownPassword, signUp } from './support/main-steps.ts'
import { programToReportTo } from './support/open-program.ts'

/** No one reads a form and fills it in within three seconds; a faster one is stored as spam. */
const reading = 3_200

/** The first link of a mail that leads to such a page. */
function pathIn({ text }: Mail, page: RegExp): string {
  const found = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link))
  const { pathname, search } = found.find((link) => page.test(link.pathname))!
  return pathname + search
}

for (const [locale, prefix] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  const words = programInvitationWords[locale]

  test(`the mail of an invitation links to its page, and its footer stops such mails, ${locale}`, async ({
    page,
    newUser,
  }) => {
    test.setTimeout(120_000)
    const [username, email] = [`undangan${locale}`, `undangan-${locale}@demo.test`]
    await signUp(page, 'bughunter', email, { username, tshirtSize: 'M' }, prefix)
    const owner = await newUser()
    await signIn(owner, 'owner@nusabank.test')
    await owner.goto('/company/programs?q=Mitra')
    await owner.locator('main a[href^="/company/programs/detail/"]').first().click()
    await owner.waitForURL(/\/company\/programs\/detail\//)
    await act(owner, 'invite', { username })
    const mail = await mailTo(email, /programs\?tab=invitations/)

    await page.goto(pathIn(mail, /\/bughunter\/programs$/))
    await page.locator(`main a[href^="${prefix}/bughunter/programs/invitation/"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.invitationTitle)
    expect(new URL(page.url()).pathname).toMatch(
      new RegExp(`^${prefix}/bughunter/programs/invitation/[^/]+/[^/]+/accept$`),
    )
    await expectNoBarriers(page)
    const decline = await formOf(page, 'decline')
    await fill(decline, { reason: 'x' })
    await decline.locator('button[type="submit"]').click()
    await expect(decline.locator('[id$="-error"]')).toBeVisible()
    await fill(decline, { reason: locale === 'id' ? 'Belum ada waktu bulan ini.' : 'No time this month.' })
    await send(page, decline)
    await expectText(page, doneWords[locale].invitation_declined)

    // The foot works for the person who holds the mail, also signed out.
    await signOut(page)
    const { stop, groups } = notificationWords[locale]
    await page.goto(pathIn(mail, /\/notifications\/unsubscribe$/))
    expect(new URL(page.url()).pathname).toBe(`${prefix}/notifications/unsubscribe`)
    await expectText(page, stop.title)
    await expectNoBarriers(page)
    await act(page, 'stop')
    await expectText(page, stop.doneText({ group: groups.programs }))
    await signIn(page, email, ownPassword)
    await page.goto(`${prefix}/bughunter/notifications/settings`)
    await expect(page.locator('[name="mail.programs"]')).toHaveValue('off')
  })

  test(`a user with an account of another kind reads the ticket behind the mailed link, ${locale}`, async ({
    page,
  }) => {
    const email = 'owner@nusabank.test'
    const title = `Data nasabah dijual di forum ${locale}`
    await page.goto(`${prefix}/cyber-incident-report`)
    await page.waitForTimeout(reading)
    await act(page, 'report', {
      ...{ name: 'Ratna Dewi', email, application: 'Portal - portal.nusabank.test', title },
      description: 'Sejak pagi ada yang menjual data nasabah kami di sebuah forum.',
    })
    const mail = await mailTo(email, new RegExp(`\\d${prefix}/incident/ticket\\?token=`))
    await page.goto(pathIn(mail, /\/incident\/ticket$/))
    expect(new URL(page.url()).pathname).toBe(`${prefix}/incident/ticket`)
    await expectText(page, title)
    await expectNoBarriers(page)
    await act(page, 'note', { body: 'Forumnya sudah kami laporkan juga.' })
    await expectText(page, 'Forumnya sudah kami laporkan juga.')
    await expectText(page, incidentWords[locale].one.note.title)
    const dead = await page.goto(`${prefix}/incident/ticket?token=${'A'.repeat(43)}`)
    expect(dead?.status()).toBe(404)
  })

  test(`a visitor checks a letter on the page its code links to, ${locale}`, async ({ page, newUser }) => {
    const { own, states } = letterWords[locale]
    await signIn(page, 'komodo@demo.test')
    const programId = await programToReportTo(page)
    await page.goto(`${prefix}/bughunter/programs/detail/${programId}`)
    const code = (await page.getByRole('link', { name: own.page }).getAttribute('href'))!
    expect(code).toMatch(new RegExp(`^${prefix}/letters/[\\w-]+$`))
    const visitor = await newUser()
    await visitor.goto(code)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectText(visitor, states.valid)
    await expectNoBarriers(visitor)
  })
}
