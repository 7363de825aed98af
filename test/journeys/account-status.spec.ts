import type { Page } from '@playwright/test'
import { accountStatusWords } from '../../app/i18n/account-status.ts'
import { accountsWords } from '../../app/i18n/accounts.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expectText, fill, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { mailTo } from './support/mailbox.ts'
import { reportTexts } from './support/main-steps.ts'
import { firstTarget, programToReportTo } from './support/open-program.ts'

const statement = 'Kamu mengirim tagihan langsung kepada perusahaan di luar platform ini.'
const objection =
  'Tagihan itu dikirim bagian keuangan perusahaan sendiri. Surat balasannya saya simpan dan bisa saya tunjukkan.'
const answer = 'Kami membaca surat perusahaan itu dan menerima penjelasanmu.'

async function openAccount(page: Page, name: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/hello/accounts?q=${name}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL(/\/hello\/accounts\/[0-9a-f-]{36}$/)
}

test('a bughunter is suspended, appeals, and another operator restores access', async ({ page, newUser }) => {
  const since = new Date()
  const hunter = await newUser()
  await signIn(hunter, 'cendrawasih@demo.test')
  const programId = await programToReportTo(hunter)
  await hunter.goto(`/bughunter/programs/submit-report/${programId}`)
  const target = await firstTarget(hunter)
  const report = await formOf(hunter, 'report')
  await fill(report, { ...reportTexts, title: 'Laporan yang tidak sempat terkirim', target })

  await signIn(page, 'triase@demo.test')
  await openAccount(page, 'cendrawasih')
  await page.getByRole('button', { name: 'Ambil tindakan' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page)
  const dialog = await formOf(page, 'sanction')
  await fill(dialog, { step: 'suspension', days: '30', reason: 'terms_breach', statement })
  // Two rungs are left out: the team is owed a word.
  await dialog.locator('button[type="submit"]').click()
  await expectText(page, 'Tindakan ini lebih berat')
  await fill(dialog, { note: 'Dua perusahaan mengirim tagihan yang sama pada hari yang sama.' })
  await send(page, dialog)
  await expectText(page, 'Tindakan diambil dan berlaku sekarang')
  await expectText(page, 'Ditangguhkan')

  // The form was open before: it is refused now, and what was typed stays.
  await report.locator('button[value="submit"]').click()
  await expectText(hunter, 'Akun yang ditangguhkan tidak bisa melakukan ini')
  await expect(hunter.locator('[name="title"]')).toHaveValue('Laporan yang tidak sempat terkirim')
  const mail = await mailTo('cendrawasih@demo.test', /ditangguhkan/i, since)
  expect(mail.text).toContain(statement)
  await hunter.goto(/(\/bughunter\/standing)\b/.exec(mail.text)![1]!)
  await expectText(hunter, 'Pelanggaran ketentuan')
  await expectText(hunter, statement)
  await expectNoBarriers(hunter)
  const appeal = hunter.locator('form:has(input[value^="appeal:"])')
  await fill(appeal, { text: objection })
  await send(hunter, appeal)
  await expectText(hunter, 'Keberatan terkirim')

  // Who took the step has no button to decide; a colleague has.
  await page.reload()
  await expectText(page, 'diputuskan rekan lain')
  expect(await page.getByRole('button', { name: 'Putuskan' }).count()).toBe(0)
  const colleague = await newUser()
  await signIn(colleague, 'penyelia@demo.test')
  await colleague.goto('/hello/appeals')
  await expectNoBarriers(colleague)
  await colleague.getByRole('link', { name: 'cendrawasih' }).click()
  await colleague.getByRole('button', { name: 'Putuskan' }).click()
  const decision = colleague.locator('form:has(input[value^="decide:"])')
  await fill(decision, { decision: 'upheld', decisionText: answer })
  await send(colleague, decision)
  await expectText(colleague, 'Aktif')

  await mailTo('cendrawasih@demo.test', /Keberatan diterima/, since)
  await hunter.goto('/bughunter/standing')
  await expectText(hunter, 'Akun ini aktif.')
  await expectText(hunter, answer)
  await hunter.goto(`/bughunter/programs/submit-report/${programId}`)
  expect(await hunter.getByText('Akun ini ditangguhkan').filter({ visible: true }).count()).toBe(0)
})

test('the same in English, without scripts: coached, appealed, rejected', async ({ newUser }) => {
  const plain = { javaScriptEnabled: false }
  const [team, hunter, colleague] = [await newUser(plain), await newUser(plain), await newUser(plain)]
  await signIn(team, 'triase@demo.test')
  await openAccount(team, 'maleo', '/en')
  const words = {
    step: 'coaching',
    reason: 'spam',
    statement: 'Three reports in one hour held the same text.',
  }
  const dialog = team.locator('form:has(input[value="sanction"])')
  await team.getByRole('button', { name: 'Take a step' }).click()
  await fill(dialog, words)
  await send(team, dialog)
  await expectText(team, 'Coaching')
  await expectText(team, words.statement)

  await signIn(hunter, 'maleo@demo.test')
  await hunter.goto('/en/bughunter/standing')
  await expectText(hunter, 'This account is active.')
  const appeal = hunter.locator('form:has(input[value^="appeal:"])')
  await fill(appeal, { text: 'The three reports were about three flaws, as their targets show.' })
  await send(hunter, appeal)
  await expectText(hunter, 'To be decided by')

  await signIn(colleague, 'verifikator@demo.test')
  await openAccount(colleague, 'maleo', '/en')
  await colleague.getByRole('button', { name: 'Decide', exact: true }).click()
  const decision = colleague.locator('form:has(input[value^="decide:"])')
  await fill(decision, {
    decision: 'rejected',
    decisionText: 'The three targets lead to one and the same page of the program.',
  })
  await send(colleague, decision)
  await hunter.reload()
  await expectText(hunter, 'Appeal rejected')
  await expectText(hunter, 'one and the same page')
})

/** A person of the demo for each language: the other walks of this file leave them alone. */
const others = { id: 'komodo', en: 'trenggiling' } as const

for (const { locale, prefix } of languages) {
  test(`suspended, restored, ended at once and restored, ${locale}`, async ({ page, newUser }) => {
    const name = others[locale as 'id' | 'en']
    const { acts } = accountsWords[locale as 'id' | 'en']
    const { banner } = accountStatusWords[locale as 'id' | 'en']
    const hunter = await newUser()
    await signIn(hunter, `${name}@demo.test`)
    await signIn(page, 'triase@demo.test')
    await openAccount(page, name, prefix)
    const take = async (filling: Record<string, string>) => {
      await page.getByRole('button', { name: acts.sanction, exact: true }).click()
      const form = await formOf(page, 'sanction')
      await fill(form, { reason: 'fraud', statement, ...filling })
      await send(page, form)
    }

    await take({ step: 'suspension', days: '7' })
    await hunter.goto(`${prefix}/bughunter`)
    await expectText(hunter, banner.own)

    const lift = page.locator('form:has(input[value^="lift:"])')
    await page.getByRole('button', { name: acts.lift, exact: true }).click()
    await fill(lift, { liftReason: answer })
    await send(page, lift)
    await hunter.reload()
    // The bell still lists it, in its closed panel.
    expect(await hunter.getByText(banner.own).filter({ visible: true }).count()).toBe(0)

    await take({ step: 'end' })
    await hunter.goto(`${prefix}/bughunter/hacktivity`)
    await hunter.waitForURL(/\/sign-in/)

    await page.getByRole('button', { name: acts.restore, exact: true }).click()
    const restore = await formOf(page, 'restore')
    await fill(restore, { restoreReason: answer })
    await send(page, restore)
    await signIn(hunter, `${name}@demo.test`)
    await hunter.goto(`${prefix}/bughunter/hacktivity`)
    await expect(hunter).toHaveURL(/\/bughunter\/hacktivity$/)
  })
}
