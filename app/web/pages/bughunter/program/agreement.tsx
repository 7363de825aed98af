import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
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
import { BySigningCode, SigningCodeComes } from '#web/parts/signing-code.tsx'
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
  const words = useWords(agreementWords)
  const { factor, codeSentTo } = signing
  return (
    <Panel>
      {factor === null && codeSentTo === null ? (
        <ActForm intent="ask_code" inherits="agree" className="grid gap-4">
          <Accepted textHash={textHash} />
          <SigningCodeComes text={words.byMail} submit={words.submit} />
        </ActForm>
      ) : (
        <ActForm intent="agree" inherits="ask_code" className="grid gap-4">
          <Accepted textHash={textHash} />
          {factor ? (
            <ByFactor asked={factor} />
          ) : (
            <BySigningCode sentTo={words.codeSent({ email: codeSentTo ?? '' })} submit={words.submit} />
          )}
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
