import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { Button } from '@cakrawala/ui/button'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useActionData, useLoaderData } from 'react-router'
import { verificationStepsOf } from '#domain/account/identity/verification-figures.server.ts'
import { agreementToSign, type Signing } from '#domain/program/agreement/agreement-to-sign.server.ts'
import type { SigningObstacle } from '#domain/program/agreement/signing-policy.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { refusals } from '#i18n/refusals.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AgreementArticle } from '#web/parts/program/agreement-text.tsx'
import { FactorFields } from '#web/parts/proof-fields.tsx'
import { JoinSteps } from '#web/parts/reading/audience-landing.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { signOrSend } from './sign-acts.server.ts'

export const meta = pageTitle(agreementWords, (words) => words.title)

export const loader = load(async ({ actor, params }) => {
  const page = found(await agreementToSign(actor, params.id ?? ''))
  const unverified = page.signing.obstacle === 'account_unverified'
  return { ...page, wait: unverified ? (await verificationStepsOf(actor)).wait : null }
})

export const action = act(async (visit, form) => signOrSend(visit, form))

/** The agreement in full; the box to tick is below it, not beside it. */
export default function Agreement() {
  const { agreement, signing, tie, open, wait } = useLoaderData<typeof loader>()
  const { obstacle } = signing
  const words = useWords(agreementWords)
  const { details } = useWords(refusals)
  const programs = useWords(programWords)
  const path = usePath()
  const program = path(`/bughunter/programs/detail/${agreement.programId}`)
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbLabel={programs.path}
        breadcrumb={[{ to: program, label: agreement.title }, { label: words.title }]}
        title={words.title}
        subtitle={words.subtitle({ company: agreement.companyName, version: agreement.version })}
      />
      {isStep(obstacle) && open && (
        <JoinSteps programId={agreement.programId} standing={tie} missing={obstacle} wait={wait} />
      )}
      {isForbidden(obstacle) && <Notice tone="warning">{details[obstacle]}</Notice>}
      {!open && <Notice tone="warning">{programs.closedNotice}</Notice>}
      <AgreementArticle agreement={agreement} />
      {tie.agreed && tie.agreement ? (
        <Notice
          tone="success"
          action={
            <Button to={path(`/bughunter/programs/agreement/${tie.agreement.hash}/${tie.agreement.id}`)}>
              {words.seeRecord}
            </Button>
          }
        >
          {words.agreedAlready}
        </Notice>
      ) : (
        !obstacle && <SignForm key={agreement.textHash} textHash={agreement.textHash} signing={signing} />
      )}
    </div>
  )
}

function isStep(obstacle: SigningObstacle | null) {
  return obstacle === 'account_unverified' || obstacle === 'nda_missing'
}

function isForbidden(obstacle: SigningObstacle | null) {
  return obstacle === 'account_suspended' || obstacle === 'letter_revoked'
}

type SignProps = { textHash: string; signing: Signing }

/** Signs an agreement: by the second factor at once, else by a code that is mailed after the first press. */
function SignForm({ textHash, signing }: SignProps) {
  const { factor, codeSentTo } = signing
  return (
    <Panel>
      {factor === null && codeSentTo === null ? (
        <ActForm intent="ask_code" inherits="agree" className="grid gap-4">
          <Accepted textHash={textHash} />
          <CodeComes />
        </ActForm>
      ) : (
        <ActForm intent="agree" inherits="ask_code" className="grid gap-4">
          <Accepted textHash={textHash} />
          {factor ? <ByFactor asked={factor} /> : <ByCode email={codeSentTo ?? ''} />}
        </ActForm>
      )}
    </Panel>
  )
}

/** The tick belongs to the text it was set below: one that changed meanwhile is read and ticked anew. */
function Accepted({ textHash }: { textHash: string }) {
  const words = useWords(agreementWords)
  const [tick, read] = [useTyped('accepted'), useTyped('textHash')]
  return (
    <>
      <input type="hidden" name="textHash" value={textHash} />
      <Checkbox
        name="accepted"
        value="yes"
        label={words.accept}
        hint={words.acceptHint}
        required
        defaultChecked={tick === 'yes' && read === textHash}
        error={useFieldError('accepted', words.accept)}
      />
    </>
  )
}

function CodeComes() {
  const words = useWords(agreementWords)
  const late = useFieldError('code', words.code)
  return (
    <>
      {late && <Notice tone="warning">{late}</Notice>}
      <p className="text-ink-soft">{words.byMail}</p>
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}

function ByFactor({ asked }: { asked: NonNullable<Signing['factor']> }) {
  const words = useWords(agreementWords)
  return (
    <>
      <div className="grid max-w-md gap-4">
        <FactorFields asked={asked} />
      </div>
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}

/** Enter in the field presses the first button: the one that signs. */
function ByCode({ email }: { email: string }) {
  const words = useWords(agreementWords)
  const sent = isAgain(useActionData<unknown>())
  return (
    <>
      <Notice tone={sent ? 'success' : 'info'}>
        <span className="break-words">{words.codeSent({ email })}</span>
      </Notice>
      <div className="max-w-md">
        <FormField name="code" label={words.code} hint={words.codeHint} required>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            mono
            // The press before asked for this field, and nothing else is left to do.
            autoFocus={sent}
          />
        </FormField>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words.submit}</SubmitButton>
        <SubmitButton variant="secondary" name="again" value="yes">
          {words.codeAgain}
        </SubmitButton>
      </div>
    </>
  )
}
