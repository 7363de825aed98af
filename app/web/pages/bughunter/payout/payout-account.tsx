import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { namePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import { ownPayoutAccount } from '#domain/reward/payout/payout-account-queries.server.ts'
import { payoutAccountInput } from '#domain/reward/payout/payout-input.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { isBughunter } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ActForm, SubmitButton } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { PayoutAccountFields } from './payout-account-fields.tsx'
import { PayoutAccountNow } from './payout-account-now.tsx'

export const meta = pageTitle(ownPayoutWords, (words) => words.accountPage.title)
export const loader = load(async ({ actor }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const [own, proof] = await Promise.all([ownPayoutAccount(actor), proofAskedOf(actor)])
  return { ...own, proof }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  await namePayoutAccount(actor, parseForm(payoutAccountInput, form))
  return go('/bughunter/profile/reward/account?done=payout_account_named')
})

export default function PayoutAccountPage() {
  const { account, verified, fullName, providers, proof } = useLoaderData<typeof loader>()
  const { accountPage: words, ask } = useWords(ownPayoutWords)
  const path = usePath()
  const hasFactor = proof.totp || proof.passkey
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.hint}
        breadcrumb={[{ to: path('/bughunter/profile/reward'), label: ask.back }, { label: words.title }]}
        breadcrumbLabel={ask.back}
      />
      <PayoutAccountNow account={account} />
      {!verified && (
        <Notice
          tone="warning"
          action={<ButtonLink to={path('/bughunter/profile')}>{words.toProfile}</ButtonLink>}
        >
          {words.unverified}
        </Notice>
      )}
      {verified && !hasFactor && (
        <Notice
          tone="warning"
          action={<ButtonLink to={path('/bughunter/profile/security')}>{words.toSecurity}</ButtonLink>}
        >
          {words.factor}
        </Notice>
      )}
      {verified && hasFactor && (
        <Panel title={words.newTitle} subtitle={words.newHint}>
          <ActForm intent="name_account" className="grid max-w-xl gap-4">
            <PayoutAccountFields fullName={fullName} providers={providers} />
            <ProofFields asked={proof} />
            <div>
              <SubmitButton>{words.submit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
    </div>
  )
}
