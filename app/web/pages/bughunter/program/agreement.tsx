import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { agreementToSign } from '#domain/program/agreement/agreement-to-sign.server.ts'
import type { SigningObstacle } from '#domain/program/agreement/signing-policy.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { refusals } from '#i18n/refusals.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AgreementArticle } from '#web/parts/program/agreement-text.tsx'
import { JoinSteps } from '#web/parts/reading/join-steps.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { signOrSend } from './sign-acts.server.ts'
import { SignForm } from './sign-form.tsx'

export const meta = pageTitle(agreementWords, (words) => words.title)

export const loader = load(async ({ actor, params }) => {
  return found(await agreementToSign(actor, params.id ?? ''))
})

export const action = act(async (visit, form) => signOrSend(visit, form))

/** The agreement in full; the box to tick is below it, not beside it. */
export default function Agreement() {
  const { agreement, signing, tie, open } = useLoaderData<typeof loader>()
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
        <JoinSteps programId={agreement.programId} standing={tie} missing={obstacle} />
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
