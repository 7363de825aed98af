import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { signContractInput } from '#domain/company/contract/contract-input.ts'
import { mayReadContract } from '#domain/company/contract/contract-policy.ts'
import { ownContract } from '#domain/company/contract/contract-queries.server.ts'
import type { OwnContract } from '#domain/company/contract/contract-view.ts'
import { signContract } from '#domain/company/contract/sign-contract.server.ts'
import { contractWords } from '#i18n/contract.ts'
import { dateText } from '#i18n/moment.ts'
import { isPerson } from '#kernel/actor.ts'
import { onlyWhen } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ContractBadge, ContractSheet, ContractText } from '#web/parts/contract/contract-text.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [onlyWhen((actor) => mayReadContract(actor))]
export const meta = pageTitle(contractWords, (words) => words.title)
export const loader = load(async ({ actor }) => {
  const contract = await ownContract(actor)
  return { ...contract, proof: contract.maySign && isPerson(actor) ? await proofAskedOf(actor) : null }
})
type Loaded = Awaited<ReturnType<typeof loader>>

export const action = act(async ({ actor, device, go }, form) => {
  await signContract(actor, parseForm(signContractInput, form), device)
  return go('/company/contract?done=contract_signed')
})

export default function Contract() {
  const contract = useLoaderData<typeof loader>()
  const words = useWords(contractWords)
  const { last, inForce, toSign, maySign } = contract
  const shown = last?.state === 'in_force' ? [last] : [last, inForce].filter((one) => one !== null)
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        meta={last && <ContractBadge state={last.state} />}
      />
      <ProfileTabs />
      <ContractStanding contract={contract} />
      {shown.map((one) => (
        <ContractSheet key={one.id} contract={one} root="/company/contract" />
      ))}
      <ContractText {...toSign} />
      {maySign ? <SignForm contract={contract} /> : <Notice>{words.notices.owner}</Notice>}
    </div>
  )
}

/** What the contract waits for, and on whom. */
function ContractStanding({ contract: { last, inForce, renewUntil } }: { contract: OwnContract }) {
  const { notices } = useWords(contractWords)
  const locale = useLocale()
  const until = renewUntil && dateText(new Date(`${renewUntil}T12:00:00+07:00`), locale)
  return (
    <>
      {last?.state === 'signed' && <Notice>{notices.waiting}</Notice>}
      {last?.state === 'returned' && (
        <Notice tone="warning" title={notices.returned}>
          <p className="break-words whitespace-pre-wrap">{last.reason}</p>
        </Notice>
      )}
      {!last && !inForce && <Notice tone="warning">{notices.missing}</Notice>}
      {until && <Notice tone="warning">{notices.renew({ until })}</Notice>}
    </>
  )
}

function SignForm({ contract }: { contract: Loaded }) {
  const { fields, sign: words } = useWords(contractWords)
  const { last, inForce, toSign, companyName, proof } = contract
  const current = last ?? inForce
  return (
    <Panel
      title={inForce ? words.again : words.title}
      subtitle={inForce ? words.againText : words.text}
      id="sign"
    >
      <ActForm intent="sign_contract" className="grid max-w-3xl gap-4">
        <input type="hidden" name="textHash" value={toSign.textHash} />
        <FormField name="legalName" label={fields.company} hint={words.legalNameHint} required>
          <TextInput
            maxLength={120}
            defaultValue={useTyped('legalName', current?.legalName ?? companyName)}
          />
        </FormField>
        <FormField name="signerName" label={words.signerName} required>
          <TextInput
            maxLength={100}
            autoComplete="name"
            defaultValue={useTyped('signerName', current?.signerName ?? '')}
          />
        </FormField>
        <FormField name="position" label={fields.position} hint={words.positionHint} required>
          <TextInput
            maxLength={100}
            autoComplete="organization-title"
            defaultValue={useTyped('position', current?.position ?? '')}
          />
        </FormField>
        <Consent />
        {proof && <ProofFields asked={proof} />}
        <div>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Consent() {
  const { sign: words } = useWords(contractWords)
  return (
    <Checkbox
      name="accepted"
      value="yes"
      label={words.consent}
      error={useFieldError('accepted', words.consentName)}
    />
  )
}
