import { hour } from '@cakrawala/calendar/clock'
import type { Page } from '@playwright/test'
import { linkLives } from '#domain/account/link/link.ts'
import { applyWords } from '#i18n/apply.ts'
import { calendarWords } from '#i18n/calendar.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { doneWords } from '#i18n/done.ts'
import { incidentReportWords } from '#i18n/incident-report.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { searchWords } from '#i18n/search.ts'
import { locales } from '#kernel/locale.ts'
import { smallPdf } from '../support/documents.ts'
import { expectNoBarriers } from './support/axe.ts'
import { downloadFile } from './support/download-file.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { linkIn, mailTo } from './support/mailbox.ts'

const own = 'Jembatan-Kayu-77'
/** No one reads a form and fills it in within three seconds; a faster one is stored as spam. */
const reading = 3_200

for (const locale of locales) {
  const prefix = locale === 'id' ? '' : '/en'
  const report = wordsIn(incidentReportWords, locale)
  const sentText = report.sent.text({ hours: linkLives.incident_account / hour })
  const words = wordsIn(incidentWords, locale)
  const done = wordsIn(doneWords, locale)

  test(`an incident is reported, handled to its end, and its reporter follows it, in ${locale}`, async ({
    page,
    newUser,
  }) => {
    const email = `pelapor-${locale}@klinik.test`
    const title = `Server terkunci ${locale}`
    await page.goto(`${prefix}/cyber-incident-report`)
    await page.waitForTimeout(reading)
    const form = await formOf(page, 'report')
    await fill(form, {
      ...{ name: 'Ratna Dewi', email, application: 'Rekam medis - rm.klinik.test', title },
      description: 'Sejak pagi semua berkas di server berganti nama dan ada permintaan tebusan.',
      file: await paper('Layar server'),
    })
    await send(page, form)
    const modal = page.locator('dialog#incident-sent')
    await expect(modal).toBeVisible()
    expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await expect(modal).toContainText(report.sent.title)
    await expect(modal).toContainText(sentText)
    await expectNoBarriers(page)
    await modal.getByRole('button', { name: report.sent.close }).last().click()
    await expect(modal).toBeHidden()
    await expectText(page, report.sent.title)

    const mail = await mailTo(email, /incident\/create-password\?token=/)
    const username = /pelapor-[0-9a-z]{10}/.exec(JSON.stringify(mail))![0]
    await page.goto(linkIn(mail))
    await expectText(page, new RegExp(username))
    await act(page, 'open', { password: own, confirmPassword: own })
    await expectText(page, done.password_created)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/incident/sign-in`)

    const desk = await newUser()
    await signIn(desk, 'triase@demo.test')
    await desk.goto(`${prefix}/hello/incidents?q=${encodeURIComponent(title)}`)
    await desk.getByRole('link', { name: title }).click()
    await act(desk, 'take')
    await expectText(desk, done.incident_taken)
    await act(desk, 'verify', {
      ...{ kind: 'ransomware', severity: 'high', personalData: 'yes', vital: 'no' },
      chronology: 'Pukul 06.00 berkas mulai terkunci, pukul 07.30 disadari staf.',
      impact: 'Rekam medis tidak dapat dibuka.',
    })
    await expectText(desk, words.states.verified)
    await expectNoBarriers(desk)
    const letter = await downloadFile(desk, desk.locator('main a[href$="/letter"]'))
    expect(letter.toString('latin1', 0, 5)).toBe('%PDF-')
    await act(desk, 'handling', { note: 'Server sudah kami putus dari jaringan.' })

    await act(page, 'sign_in', { identifier: username, password: own })
    const search = page.getByRole('search', { name: wordsIn(searchWords, locale).label })
    await search.getByRole('searchbox').fill('rekam medis')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/incident\/search\?q=rekam/)
    await expectText(page, wordsIn(searchWords, locale).groups.own_tickets)
    await expectNoBarriers(page)
    await page.getByRole('link', { name: title }).click()
    await expectText(page, 'Server sudah kami putus dari jaringan.')
    for (const one of [page, desk]) await saveCalendar(one, wordsIn(calendarWords, locale).download)
    await act(page, 'note', { body: 'Cadangan terakhir hari Jumat.', file: await paper('Cadangan') })
    await expectText(page, done.incident_noted)
    await expectNoBarriers(page)

    await desk.reload()
    await expectText(desk, 'Cadangan terakhir hari Jumat.')
    for (const [reader, door] of [
      [desk, '/hello/incident-files/'],
      [page, '/incident/files/'],
    ] as const) {
      const file = reader.locator(`a[href^="${prefix}${door}"]`).first()
      expect((await downloadFile(reader, file)).byteLength).toBeGreaterThan(100)
    }
    await act(desk, 'recovered', { note: 'Layanan kembali dari cadangan.' })
    await act(desk, 'closed', { note: 'Tidak ada tanda serangan ulang.' })
    await page.reload()
    await expectText(page, words.one.note.ended)
    await mailTo(email, new RegExp(words.states.closed))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a report is sent and its success is shown in the page, in ${locale}`, async ({ page }) => {
      const email = `tanpa-skrip-${locale}@klinik.test`
      await page.goto(`${prefix}/cyber-incident-report`)
      await page.waitForTimeout(reading)
      await act(page, 'report', {
        ...{ name: 'Ratna Dewi', email, application: 'Situs - klinik.test', title: 'Situs berubah tampilan' },
        description: 'Halaman depan berganti gambar sejak tadi malam dan tidak bisa dikembalikan.',
      })
      await expectText(page, report.sent.title)
      await expectText(page, sentText)
      await page.goto(linkIn(await mailTo(email, /incident\/create-password\?token=/)))
      await act(page, 'open', { password: own, confirmPassword: own })
      await expectText(page, done.password_created)
    })

    test(`an application is sent with its CV and reaches the inbox, in ${locale}`, async ({
      page,
      newUser,
    }) => {
      const apply = wordsIn(applyWords, locale)
      const email = `pelamar-${locale}@kampus.test`
      await page.goto(`${prefix}/career`)
      await page.locator(`a[href="${prefix}/career/apply"]`).first().click()
      await page.waitForTimeout(reading)
      const cv = smallPdf('', 'cv.pdf')
      await act(page, 'apply', {
        ...{ fullName: `Sekar ${locale}`, email, phone: '+62 857 2000 1000', position: 'triage' },
        message: 'Saya ingin membantu memeriksa laporan kerentanan setiap hari.',
        file: { name: cv.name, mimeType: cv.type, buffer: Buffer.from(await cv.arrayBuffer()) },
      })
      await expectText(page, apply.sent.title)
      await mailTo(email, /\/career/)
      const desk = await newUser()
      await signIn(desk, 'triase@demo.test')
      await desk.goto('/hello/inquiries?topic=career&state=new')
      await expectText(desk, `Sekar ${locale}`)
    })
  })
}

/** Both deadlines, or the one that binds, lie in a file on the own machine. */
async function saveCalendar(page: Page, name: string): Promise<void> {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
}
