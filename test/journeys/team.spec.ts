import { doneWords } from '#i18n/done.ts'
import { teamWords } from '#i18n/team.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'

const own = 'Selalu-Rapi-77!'
const reason = 'Keputusan rapat tim nomor 12'
const proof = { currentPassword: password, reason }

for (const [locale, prefix] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  test(`an operator is invited, owes a factor, is limited, rests and is let go, in ${locale}`, async ({
    page,
    newUser,
  }) => {
    test.setTimeout(120_000)
    const [words, done] = [teamWords[locale], doneWords[locale]]
    const since = new Date()
    const email = `operator-${locale}@demo.test`
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/team`)
    await expectNoBarriers(page)
    await act(page, 'invite', { email, roles: ['support', 'finance'], ...proof })
    await expectText(page, done.operator_proposed)

    const mail = await mailTo(email, /team-invitation/, since)
    const link = new URL(/https?:\/\/\S+team-invitation\?token=\w{43}/.exec(mail.text)![0])
    const colleague = await newUser()
    await colleague.goto(`${prefix}${link.pathname.replace(/^\/en/, '')}${link.search}`)
    await expectText(colleague, words.accept.intro)
    await expectNoBarriers(colleague)
    const username = `operator-${locale}`
    await act(colleague, 'accept', { username, agreement: true })
    await colleague.waitForURL(/\/create-password\?token=/)
    await colleague.locator('input[name="password"]').fill(own)
    await colleague.locator('input[name="confirmPassword"]').fill(own)
    await colleague.locator('main form button[type="submit"]').last().click()
    await colleague.waitForURL(/\/sign-in/)
    expect((await colleague.goto(link.href))!.status()).toBe(404)
    await signIn(colleague, username, own)
    // Nothing is open before the second factor.
    await colleague.goto(`${prefix}/hello/queue`)
    await colleague.waitForURL(/\/hello\/security$/)

    const second = await newUser()
    await signIn(second, 'penyelia@demo.test')
    await second.goto(`${prefix}/hello/team`)
    await second.getByRole('link', { name: username, exact: true }).click()
    await expectText(second, words.change.title)
    await expectNoBarriers(second)
    await act(second, 'confirm', { currentPassword: password })
    await expectText(second, done.operator_changed)
    await expectText(second, `${words.roleNames.finance}, ${words.roleNames.support}`)
    await act(second, 'rest', proof)
    await expectText(second, words.states.resting)
    await colleague.goto(`${prefix}/hello/security`)
    await colleague.waitForURL(/\/sign-in/)
    await act(second, 'wake', proof)
    await expectText(second, words.states.active)
    await act(second, 'let_go', proof)
    await expectText(second, words.states.ended)
    await expectText(second, words.mayNot)
  })
}
