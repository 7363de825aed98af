import type { Page } from '@playwright/test'
import { wordsIn } from '../../app/i18n/catalogue.ts'
import { challengeWords } from '../../app/i18n/challenge.ts'
import { doneWords } from '../../app/i18n/done.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { programTexts } from './support/main-steps.ts'
import { signAgreement } from './support/signing.ts'

/** `YYYY-MM-DDTHH:mm` in Jakarta, so many days from now. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 16)

const plan = {
  'challenge.registrationOpensAt': inDays(-1),
  'challenge.registrationClosesAt': inDays(2),
  'challenge.startsAt': inDays(3),
  'challenge.endsAt': inDays(5),
  'challenge.participantLimit': '25',
  'challenge.prizeRule': 'ranked',
  'challenge.prizes.0.amount': '5.000.000',
  'challenge.prizes.1.item': 'Kaus',
}

for (const { locale, prefix, hunter } of [
  { locale: 'id', prefix: '', hunter: 'elang' },
  { locale: 'en', prefix: '/en', hunter: 'komodo' },
] as const) {
  const words = wordsIn(challengeWords, locale)
  const done = wordsIn(doneWords, locale)
  const title = `Tantangan Perjalanan ${locale.toUpperCase()}`

  test(`a challenge is planned, opened and entered, ${locale}`, async ({ page, newUser }) => {
    test.setTimeout(120_000)
    const since = new Date()
    const id = await test.step('its company plans it, with a mistake', () => planned(page, prefix, title))
    await test.step('the team opens it and reserves its prizes', async () => {
      const team = await newUser()
      await signIn(team, 'triase@demo.test')
      await team.goto(`/hello/programs/detail/${id}`)
      await act(team, 'accept')
      await page.goto(`${prefix}/company/programs/detail/${id}`)
      await expectText(page, words.funding.held({ amount: 'Rp6.000.000' }))
    })
    await test.step('a visitor reads its schedule and prizes', async () => {
      const visitor = await newUser({ javaScriptEnabled: false })
      await visitor.goto(`${prefix}/programs/${id}`)
      await expectText(visitor, words.stages.announced)
      await expectText(visitor, 'Rp5.000.000')
      await expect(visitor.getByRole('link', { name: words.toRegister })).toBeVisible()
      await visitor.goto(`${prefix}/programs/${id}/board`)
      await expectText(visitor, words.board.empty)
    })
    await test.step('a bughunter signs, registers, withdraws and registers again', async () => {
      const who = await newUser()
      await signIn(who, `${hunter}@demo.test`)
      await who.goto(`${prefix}/bughunter/programs/agreement/${id}`)
      await signAgreement(who)
      await who.goto(`${prefix}/bughunter/programs/detail/${id}`)
      await expectNoBarriers(who)
      await act(who, 'register')
      await expectText(who, done.challenge_registered)
      await expectNoBarriers(who)
      await expectText(who, words.gates.challenge_not_started)
      await mailTo(`${hunter}@demo.test`, /Pendaftaran challenge tercatat|Registered for a challenge/, since)
      await who.getByRole('button', { name: words.withdraw }).first().click()
      await act(who, 'withdraw')
      await expectText(who, done.challenge_withdrawn)
      await act(who, 'register')
      await expectText(who, words.gates.challenge_not_started)
    })
  })

  test(`a running challenge shows its board, a finished one its results, ${locale}`, async ({ page }) => {
    await signIn(page, 'komodo@demo.test')
    await page.goto(`${prefix}/bughunter/programs?tab=joined`)
    await page.getByRole('link', { name: 'Sprint Keamanan Laboratorium' }).first().click()
    await expectText(page, words.board.live)
    await expectText(page, words.board.own({ score: 26, finds: 1 }))
    await page.goto(`${prefix}/programs?status=ended`)
    await page.getByRole('link', { name: 'Tantangan Dompet Nusa 2026' }).first().click()
    await expectText(page, words.board.final)
    await page.getByRole('link', { name: words.board.all }).click()
    await expectText(page, 'Rp15.000.000 + Piala Tantangan Dompet Nusa')
    await expectNoBarriers(page)
    await page.goto(`${prefix}/bughunter/profile/reward`)
    await expectText(page, words.own.title)
  })
}

async function planned(page: Page, prefix: string, title: string): Promise<string> {
  await signIn(page, 'owner@nusabank.test')
  await page.goto(`${prefix}/company/programs/create`)
  const form = await formOf(page, 'save')
  await expect(form.locator('[name="challenge.startsAt"]')).toBeHidden()
  const { validUntil: _, ...texts } = programTexts
  await fill(form, {
    ...texts,
    kind: 'challenge',
    managedBy: 'product',
    title,
    rewardType: 'points',
    'scope.0.target': 'https://tantangan.nusabank.test',
  })
  await expect(form.locator('[name="validUntil"]')).toBeHidden()
  await fill(form, { ...plan, 'challenge.endsAt': inDays(3) })
  await form.locator('button[type="submit"]').last().click()
  await expect(page.locator('[id="field-challenge.endsAt-error"]')).toBeVisible()
  await expectNoBarriers(page)
  await act(page, 'save', { 'challenge.endsAt': plan['challenge.endsAt'] })
  await page.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').pop()!
  await act(page, 'submit')
  return id
}
