import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import type { ProofAsked, SigningProof } from '#domain/account/factor/factor-input.ts'
import { mayReadContract } from '#domain/company/contract/contract-policy.ts'
import { ownContract } from '#domain/company/contract/contract-queries.server.ts'
import type { OwnContract } from '#domain/company/contract/contract-view.ts'
import { contractWords } from '#i18n/contract.ts'
import { dateText } from '#i18n/moment.ts'
import { onlyWhen } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { ContractBadge, ContractSheet, ContractText } from '#web/parts/contract/contract-text.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { BySigningCode, SigningCodeComes } from '#web/parts/signing-code.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { signOrSend } from './sign-acts.server.ts'

export const middleware = [onlyWhen((actor) => mayReadContract(actor))]
export const meta = pageTitle(contractWords, (words) => words.title)
export const loader = load(({ actor }) => ownContract(actor))

export const action = act(async (visit, form) => signOrSend(visit, form))

export default function Contract() {
  const contract = useLoaderData<typeof loader>()
  const words = useWords(contractWords)
  const { last, inForce, toSign, signing } = contract
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
      {signing ? <SignForm contract={contract} signing={signing} /> : <Notice>{words.notices.owner}</Notice>}
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

/** Signs by the second factor at once, else by a code that is mailed after the first press. */
function SignForm({ contract, signing }: { contract: OwnContract; signing: SigningProof }) {
  const { sign: words } = useWords(contractWords)
  const { inForce } = contract
  const { factor, codeSentTo } = signing
  return (
    <Panel
      title={inForce ? words.again : words.title}
      subtitle={inForce ? words.againText : words.text}
      id="sign"
    >
      {factor === null && codeSentTo === null ? (
        <ActForm intent="contract_code" inherits="sign_contract" className="grid max-w-3xl gap-4">
          <Names contract={contract} />
          <SigningCodeComes text={words.byMail} submit={words.sendCode} />
        </ActForm>
      ) : (
        <ActForm intent="sign_contract" inherits="contract_code" className="grid max-w-3xl gap-4">
          <Names contract={contract} />
          {factor ? (
            <ByFactor asked={factor} />
          ) : (
            <BySigningCode sentTo={words.codeSent({ email: codeSentTo ?? '' })} submit={words.submit}>
              <ProofFields asked={noFactor} />
            </BySigningCode>
          )}
        </ActForm>
      )}
    </Panel>
  )
}

function Names({ contract: { last, inForce, toSign, companyName } }: { contract: OwnContract }) {
  const { fields, sign: words } = useWords(contractWords)
  const current = last ?? inForce
  return (
    <>
      <input type="hidden" name="textHash" value={toSign.textHash} />
      <FormField name="legalName" label={fields.company} hint={words.legalNameHint} required>
        <TextInput maxLength={120} defaultValue={useTyped('legalName', current?.legalName ?? companyName)} />
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
      <Consent textHash={toSign.textHash} />
    </>
  )
}

function ByFactor({ asked }: { asked: ProofAsked }) {
  const { sign: words } = useWords(contractWords)
  return (
    <>
      <ProofFields asked={asked} />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}

const noFactor: ProofAsked = { totp: false, passkey: false }

/** The tick belongs to the text it was set below: one that changed meanwhile is read and ticked anew. */
function Consent({ textHash }: { textHash: string }) {
  const { sign: words } = useWords(contractWords)
  const [tick, read] = [useTyped('accepted'), useTyped('textHash')]
  return (
    <Checkbox
      name="accepted"
      value="yes"
      label={words.consent}
      defaultChecked={tick === 'yes' && read === textHash}
      error={useFieldError('accepted', words.consentName)}
    />
  )
}
