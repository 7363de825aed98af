import { contractWords } from '#i18n/contract.ts'
import { doneWords } from '#i18n/done.ts'
import { refusals } from '#i18n/refusals.ts'
import { setAuthenticator } from './support/authenticator.ts'
import { act, expectText } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { ownPassword, signUp } from './support/main-steps.ts'
import { openContract, signContract, signContractByFactor } from './support/sign-contract.ts'

for (const { locale, root, name, username } of [
  { locale: 'id', root: '', name: 'Anyaman Lontar', username: 'anyamanlontar' },
  { locale: 'en', root: '/en', name: 'Garam Madura', username: 'garammadura' },
] as const) {
  test(`a contract is signed, sent back, and signed by both, ${locale}`, async ({ newUser }) => {
    test.setTimeout(120_000)
    const [owner, operator] = [await newUser(), await newUser()]
    const email = `pemilik@${username}.test`
    const words = contractWords[locale]
    await signUp(owner, 'company', email, { companyName: name, phone: '+622150001234', username }, root)
    await owner.goto(`${root}/company`)
    await expectText(owner, refusals[locale].details.contract_missing)
    await signContract(owner, root)
    await expectText(owner, words.notices.waiting)

    await signIn(operator, 'triase@demo.test')
    await openContract(operator, name, root)
    const reason = 'Nama badan hukum pada akta berbeda.'
    await act(operator, 'return', { reason, currentPassword: password })
    await mailTo(email, locale === 'id' ? /Kontrak kerja sama dikembalikan/ : /contract was sent back/)
    await owner.goto(`${root}/company/contract`)
    await expectText(owner, reason)

    await owner.goto(`${root}/company/profile/security`)
    const [code] = await setAuthenticator(owner, ownPassword)
    await signContractByFactor(owner, code!, root)
    await openContract(operator, name, root)
    await expectText(operator, words.review.noTwins)
    await act(operator, 'counter_sign', { currentPassword: password })
    await expectText(operator, doneWords[locale].contract_countersigned)
    await owner.goto(`${root}/company/contract`)
    await expectText(owner, words.states.in_force)
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('link', { name: words.download }).first().click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${words.paper.file}-`))
  })
}
