import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData, useSearchParams } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { namePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import type { Provider } from '#domain/reward/payout/offered-banks.server.ts'
import { ownPayoutAccount } from '#domain/reward/payout/payout-account-queries.server.ts'
import { payoutAccountInput } from '#domain/reward/payout/payout-input.ts'
import type { PayoutAccountView } from '#domain/reward/payout/payout-view.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { isBughunter } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { PayoutAccountBadge } from '#web/parts/reward/payout-badge.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(ownPayoutWords, (words) => words.accountPage.title)
export const loader = load(async ({ actor }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const [own, proof] = await Promise.all([ownPayoutAccount(actor), proofAskedOf(actor)])
  return { ...own, proof }
})

export const action = act(async ({ actor, url, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  await namePayoutAccount(actor, parseForm(payoutAccountInput, form))
  // Who came from the payout they want goes back to it.
  const place = url.searchParams.get('for') === 'payout' ? 'payout' : 'account'
  return go(`/bughunter/profile/reward/${place}?done=payout_account_named`)
})

export default function PayoutAccountPage() {
  const { account, verified, fullName, providers, proof } = useLoaderData<typeof loader>()
  const { accountPage: words, ask } = useWords(ownPayoutWords)
  const path = usePath()
  const hasFactor = proof.totp || proof.passkey
  const toPayout = useSearchParams()[0].get('for') === 'payout'
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
          action={
            <ButtonLink to={path(`/bughunter/profile/security${toPayout ? '?for=payout' : '?for=account'}`)}>
              {words.toSecurity}
            </ButtonLink>
          }
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

/** The account in use, masked, with its status. */
function PayoutAccountNow({ account }: { account: PayoutAccountView | null }) {
  const words = useWords(payoutWords)
  const ownWords = useWords(ownPayoutWords)
  const { now, none, since, usable } = ownWords.accountPage
  if (!account) return <Notice>{none}</Notice>
  const { providerName, number, holder, state, namedAt, usableFrom, reason } = account
  return (
    <Panel title={now} actions={<PayoutAccountBadge state={state} />}>
      <div className="grid gap-4">
        {reason && (
          <Notice tone="danger">
            <p className="wrap-anywhere whitespace-pre-wrap">{reason}</p>
          </Notice>
        )}
        <DescriptionList
          columns={2}
          items={[
            { term: words.account, value: `${providerName} ${number}`, key: 'account' },
            { term: words.holder, value: <span className="wrap-anywhere">{holder}</span>, key: 'holder' },
            { term: since, value: <Moment at={namedAt} />, key: 'since' },
            { term: usable, value: <Moment at={usableFrom} />, key: 'usable' },
          ]}
        />
      </div>
    </Panel>
  )
}

/** Bank or e-wallet, its number and its holder. */
function PayoutAccountFields({ fullName, providers }: { fullName: string; providers: Provider[] }) {
  const { accountPage: words } = useWords(ownPayoutWords)
  const { holder } = useWords(payoutWords)
  return (
    <>
      <FormField name="provider" label={words.provider} required>
        <Select placeholder={words.choose} defaultValue={useTyped('provider', '')}>
          <Names label={words.banks} providers={providers.filter(({ kind }) => kind === 'bank')} />
          <Names label={words.wallets} providers={providers.filter(({ kind }) => kind === 'wallet')} />
        </Select>
      </FormField>
      <FormField name="number" label={words.number} hint={words.numberHint} required>
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={useTyped('number')}
        />
      </FormField>
      <FormField
        name="holder"
        label={holder}
        hint={`${words.holderHint} ${words.name({ name: fullName })}`}
        required
      >
        <TextInput autoComplete="off" maxLength={100} defaultValue={useTyped('holder', fullName)} />
      </FormField>
    </>
  )
}

function Names({ label, providers }: { label: string; providers: Provider[] }) {
  return (
    <optgroup label={label}>
      {providers.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
