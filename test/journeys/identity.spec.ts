import type { Page } from '@playwright/test'
import { wordsIn } from '#i18n/catalogue.ts'
import { verificationWords } from '#i18n/verification.ts'
import type { Locale } from '#kernel/locale.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { identityDocuments, signUp, verifyOneself } from './support/main-steps.ts'

const note = 'Mohon foto ulang di tempat terang.'
const denial = 'Nomor seri kedua kartu sama persis dengan contoh yang beredar.'
const objection = 'Kedua kartu saya asli dan diterbitkan di Bandung; kartunya bisa saya tunjukkan kapan saja.'
const answer = 'Kami membandingkan lagi kedua kartu dengan foto barunya.'

const walks: { locale: Locale; root: string; name: string; nik: string; phone: string; plain: boolean }[] = [
  { locale: 'id', root: '', name: 'kepodang', nik: '3273011708990101', phone: '+628123000101', plain: false },
  {
    locale: 'en',
    root: '/en',
    name: 'cucak-rawa',
    nik: '3273011708990102',
    phone: '+628123000102',
    plain: true,
  },
]

for (const { locale, root, name, nik, phone, plain } of walks) {
  const words = wordsIn(verificationWords, locale)
  const { documents, stateTexts, states, kinds, reasons, personal } = words
  const email = `${name}@demo.test`
  const profile = `${root}/bughunter/profile`

  test(`documents are corrected, denied, objected to and viewed again: ${locale}`, async ({ newUser }) => {
    test.setTimeout(180_000)
    const hunter = await newUser({
      javaScriptEnabled: !plain,
      colorScheme: plain ? 'light' : 'dark',
      reducedMotion: 'reduce',
    })
    const since = new Date()
    const see = async (text: string) => {
      await hunter.goto(profile)
      await expectText(hunter, text)
    }
    await signUp(hunter, 'bughunter', email, { username: name, tshirtSize: 'M' }, root)
    await see(stateTexts.not_submitted)
    if (!plain) await expectNoBarriers(hunter)
    await verifyOneself(hunter, name, phone, { root, nik })
    await see(stateTexts.in_review)
    await expect(hunter.locator('[name="fullName"]')).toHaveAttribute('readonly', '')

    const [first, second, third] = [await newUser(), await newUser(), await newUser()]
    await signIn(first, 'verifikator@demo.test')
    await signIn(second, 'triase@demo.test')
    await signIn(third, 'penyelia@demo.test')

    await test.step('correction', async () => {
      await take(first, name, root)
      await act(first, 'needs_fix', { ktp: 'blurred', note })
      await mailTo(email, /perlu diperbaiki|need a correction/, since)
      await see(stateTexts.needs_fix)
      await expectText(hunter, `${kinds.ktp}: ${reasons.blurred}`)
      await expectText(hunter, note)
      const form = await formOf(hunter, 'submit_identity')
      await fill(form, { ...(await identityDocuments(name, '12')), consent: false })
      await form.locator('button[type="submit"]').last().click()
      await expect(hunter.locator('#field-nik-error')).toBeVisible()
      await act(hunter, 'submit_identity', await identityDocuments(name, nik))
      await see(stateTexts.in_review)
    })

    await test.step('denial, by two people', async () => {
      for (const reviewer of [first, second]) {
        await take(reviewer, name, root)
        await act(reviewer, 'deny', { reason: 'forged', explanation: denial })
      }
      await see(stateTexts.denied)
      await expectText(hunter, denial)
      if (!plain) await expectNoBarriers(hunter)
    })

    await test.step('objection', async () => {
      const form = await formOf(hunter, 'appeal_denial')
      await fill(form, { appeal: 'Terlalu pendek' })
      await form.locator('button[type="submit"]').click()
      await expect(hunter.locator('#field-appeal-error')).toBeVisible()
      await expect(hunter.locator('[name="appeal"]')).toHaveValue('Terlalu pendek')
      const again = await formOf(hunter, 'appeal_denial')
      await fill(again, { appeal: objection })
      await send(hunter, again)
      await see(stateTexts.denied_appealed)
      await expectText(hunter, objection)
      // What is being judged stays as it was handed in.
      await expect(hunter.locator('[name="fullName"]')).toHaveAttribute('readonly', '')
      await expectText(hunter, personal.fixed({ domain: 'cakrawala.test' }))
    })

    await test.step('its decision', async () => {
      await third.goto(`${root}/hello/appeals`)
      await third.getByRole('link', { name }).click()
      await act(third, 'take')
      const decision = plain ? 'rejected' : 'upheld'
      await act(third, 'decide_appeal', { decision, decisionText: answer })
      await mailTo(email, /keberatan|appeal/i, since)
      await see(plain ? stateTexts.denied_for_good : documents.appealUpheld)
      await expectText(hunter, answer)
      await expectText(hunter, plain ? states.denied : states.needs_fix)
      const papers = hunter.locator('form:has(input[value="submit_identity"])')
      await expect(papers).toHaveCount(plain ? 0 : 1)
    })
  })
}

async function take(reviewer: Page, name: string, root: string): Promise<void> {
  await reviewer.goto(`${root}/hello/verification`)
  await reviewer.getByRole('link', { name }).click()
  await reviewer.waitForURL(/\/hello\/verification\/[0-9a-f-]{36}/)
  await act(reviewer, 'take')
}
