import { doneWords } from '#i18n/done.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { verificationWords } from '#i18n/verification.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { setAuthenticator, setQuestion, showPassword } from './support/authenticator.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, password, signIn, signOut, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { signUp, verifyOneself } from './support/main-steps.ts'

const answer = 'Layang-layang merah di atas sawah'

for (const locale of ['id', 'en'] as const) {
  const prefix = locale === 'id' ? '' : '/en'
  const done = doneWords[locale]

  test(`a verification is denied by two people and reversed by a third, ${locale}`, async ({
    page,
    newUser,
  }) => {
    test.setTimeout(150_000)
    const name = locale === 'id' ? 'kuskus-beruang' : 'kuskus-tutul'
    const email = `${name}@surel.test`
    const { review, queue } = verificationQueueWords[locale]
    const [hunter, second, third] = [await newUser(), await newUser(), await newUser()]
    await signUp(hunter, 'bughunter', email, { username: name, tshirtSize: 'M' }, prefix)
    const own = locale === 'id' ? '01' : '02'
    await verifyOneself(hunter, name, `+62812900010${own}`, { root: prefix, nik: `32730117089900${own}` })

    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/verification`)
    await page.getByRole('link', { name }).click()
    await act(page, 'take')
    await expectNoBarriers(page)
    const since = new Date()
    const denial = await formOf(page, 'deny')
    await fill(denial, { reason: 'forged', explanation: 'pendek' })
    await denial.locator('button[type="submit"]').click()
    await expect(denial.locator('[name="explanation"]')).toHaveValue('pendek')
    await expect(denial.locator('#field-explanation-error')).toBeVisible()
    await act(page, 'deny', { explanation: 'Huruf pada kedua kartu berbeda dari huruf resminya.' })
    await expectText(page, done.denial_proposed)
    await page.getByRole('link', { name }).click()
    await expectText(page, review.proposed({ by: 'triase' }))
    await expect(page.locator('form:has(input[value="take"])')).toHaveCount(0)

    const asked = await mailTo('penyelia@demo.test', /usulan penolakan|proposed denial/, since)
    await signIn(second, 'penyelia@demo.test')
    await second.goto(`${prefix}${/(\/hello\/verification)\b/.exec(asked.text)![1]!}`)
    await expect(second.getByRole('row', { name })).toContainText(queue.second)
    await second.getByRole('link', { name }).click()
    await act(second, 'take')
    await expect(second.locator('img[src*="/document/"]')).toHaveCount(3)
    await act(second, 'deny', {
      ...{ reason: 'forged', explanation: 'Nomor seri kedua kartu sama persis.' },
    })
    await expectText(second, done.case_decided)

    const told = await mailTo(email, /Keputusan verifikasi|Decision on your identity/, since)
    await hunter.goto(`${prefix}${/(\/bughunter\/profile)\b/.exec(told.text)![1]!}`)
    await act(hunter, 'appeal_denial', {
      appeal: 'Kedua kartu saya asli; fotonya diambil dari hasil pindai lama sehingga hurufnya berbeda.',
    })

    // The person who proposed or denied cannot decide on the objection, not even with the old page.
    await page.goto(`${prefix}/hello/appeals`)
    await page.getByRole('link', { name }).click()
    await expect(page.locator('main form')).toHaveCount(0)
    await signIn(third, 'verifikator@demo.test')
    await third.goto(`${prefix}/hello/appeals`)
    await expectNoBarriers(third)
    await third.getByRole('link', { name }).click()
    await act(third, 'take')
    await expectNoBarriers(third)
    await act(third, 'decide_appeal', {
      ...{ decision: 'upheld', decisionText: 'Kedua kartu tampak asli bagi kami. Kirim foto yang baru.' },
    })
    await expectText(third, done.appeal_decided)
    await mailTo(email, /Keberatan verifikasi diterima|verification appeal was upheld/, since)
    await hunter.reload()
    await expectText(hunter, verificationWords[locale].documents.appealUpheld)
    await expect(hunter.locator('form:has(input[value="submit_identity"])')).toBeVisible()
  })

  test(`an account is recovered by its question and a review, ${locale}`, async ({ page, site, newUser }) => {
    const name = locale === 'id' ? 'jalak' : 'tarsius'
    const email = `${name}@demo.test`
    const { reviews } = recoveryWords[locale]
    const hunter = await newUser()
    await signIn(hunter, email)
    await hunter.goto(`${prefix}/bughunter/profile/security`)
    await setQuestion(hunter, answer, (await setAuthenticator(hunter))[0]!)
    await signOut(hunter)
    const since = new Date()
    await showPassword(hunter, prefix, email)
    await hunter.goto(`${prefix}/verify/forgot-totp`)
    await act(hunter, 'answer', { answer })
    await expectText(hunter, recoveryWords[locale].answer.notedTitle)

    await mailTo('triase@demo.test', /pemulihan akun|account recovery/, since)
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello`)
    await page.getByRole('link', { name: reviews.title }).last().click()
    await page.waitForURL(/\/hello\/recovery$/)
    await expectText(page, reviews.known)
    await expectNoBarriers(page)
    const form = page.locator('form:has(input[name="reviewId"])')
    const reason = 'Jaringan dan perangkatnya sama dengan sesi-sesi sebelumnya.'
    await fill(form, { decision: 'granted', reason, currentPassword: 'bukan-sandinya' })
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('[id$="-error"]')).toBeVisible()
    await expect(form.locator('[name="reason"]')).toHaveValue(reason)
    await fill(form, { currentPassword: password })
    await send(page, form)
    await expectText(page, done.recovery_decided)
    await expectText(page, reviews.empty)

    await mailTo(email, /Pemulihan akun disetujui|recovery of the account was granted/, since)
    await site.execute(
      'UPDATE factor_resets SET effective_at = now() FROM accounts a WHERE a.id = account_id AND a.email = $1',
      [email],
    )
    await showPassword(hunter, prefix, email)
    await hunter.goto(`${prefix}/bughunter/programs`)
    await hunter.waitForURL(/\/bughunter\/profile\/security$/)
  })
}

// After all others: a person whose authenticator a colleague reset is no second person for a day.
for (const locale of ['id', 'en'] as const) {
  const prefix = locale === 'id' ? '' : '/en'
  const done = doneWords[locale]

  test(`a colleague gets the authenticator of a colleague reset, ${locale}`, async ({ page, newUser }) => {
    const email = 'verifikator@demo.test'
    const colleague = await newUser()
    await signIn(colleague, email)
    await colleague.goto(`${prefix}/hello/security`)
    await setAuthenticator(colleague)
    await signOut(colleague)
    const since = new Date()
    await colleague.goto(`${prefix}/verify/forgot-totp`)
    await act(colleague, 'ask', { identifier: email })
    await mailTo(email, /rekan setim|ask a colleague/, since)

    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/security`)
    const reason = 'Kami berbicara lewat panggilan video dan ia menunjukkan kartu pegawainya.'
    const form = await formOf(page, 'reset_colleague')
    await fill(form, { colleague: 'triase', reason, currentPassword: password })
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('[id$="-error"]').first()).toBeVisible()
    await expect(form.locator('[name="reason"]')).toHaveValue(reason)
    await expectNoBarriers(page)
    await act(page, 'reset_colleague', { colleague: 'verifikator', currentPassword: password })
    await expectText(page, done.colleague_reset)
    const alarm = await mailTo('penyelia@demo.test', /verifikator diatur ulang|verifikator was reset/, since)
    expect(alarm.text).toMatch(/\/hello\/accounts\/[0-9a-f-]{36}/)
    await mailTo(email, /Rekan tim mengatur ulang|A colleague reset/, since)

    await showPassword(colleague, prefix, email)
    await colleague.goto(`${prefix}/hello/reports`)
    await colleague.waitForURL(/\/hello\/security$/)
    const [code] = await setAuthenticator(colleague)
    await colleague.goto(`${prefix}/hello/reports`)
    await colleague.waitForURL(/\/hello\/reports$/)
    // The next language, and the journeys after this one, find the colleague as before.
    await colleague.goto(`${prefix}/hello/security`)
    await act(colleague, 'authenticator_remove', { currentPassword: password, factorCode: code! })
  })
}
