import { useLoaderData } from 'react-router'
import { agreeToProgram } from '#domain/program/agreement/agree-to-program.server.ts'
import {
  type AgreementText,
  agreementTextSeenBy,
  hunterTieOf,
} from '#domain/program/agreement/agreement-queries.server.ts'
import { agreeInput } from '#domain/program/program-input.ts'
import { isShown, mayJoin, missingStep } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ActForm, SubmitButton, useFieldError } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AgreementSheet } from '#web/parts/program/agreement-sheet.tsx'
import { JoinSteps } from '#web/parts/reading/join-steps.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(agreementWords, (words) => words.title)

export const loader = load(async ({ actor, params }) => {
  const program = found(await programSeenBy(actor, params.id ?? ''))
  refuseUnless(isShown(program.status), 'not_found')
  const [known, agreement] = await Promise.all([
    hunterTieOf(actor, program.id),
    agreementTextSeenBy(actor, program.id),
  ])
  const tie = found(known)
  return {
    agreement: found(agreement),
    tie,
    missing: missingStep({ ...tie, agreed: true }),
    open: program.open,
    mayJoin: mayJoin(actor, program, tie, jakartaDay(now())),
  }
})

export const action = act(async ({ actor, params, device, go }, form) => {
  const { hash, id } = await agreeToProgram(actor, params.id ?? '', parseForm(agreeInput, form), device)
  return go(`/bughunter/programs/agreement/${hash}/${id}?done=agreement_accepted`)
})

/** The agreement in full; the box to tick stands below it, not beside it. */
export default function Agreement() {
  const { agreement, tie, missing, open, mayJoin } = useLoaderData<typeof loader>()
  const words = useWords(agreementWords)
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
      {missing && open && <JoinSteps programId={agreement.programId} standing={tie} missing={missing} />}
      {!open && <Notice tone="warning">{programs.closedNotice}</Notice>}
      <AgreementSheet agreement={agreement} />
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
        mayJoin && <AgreeForm agreement={agreement} />
      )}
    </div>
  )
}

function AgreeForm({ agreement }: { agreement: AgreementText }) {
  return (
    <Panel>
      <ActForm intent="agree" className="grid gap-4">
        <input type="hidden" name="textHash" value={agreement.textHash} />
        <AgreeFields />
      </ActForm>
    </Panel>
  )
}

function AgreeFields() {
  const words = useWords(agreementWords)
  return (
    <>
      <Checkbox
        name="accepted"
        value="yes"
        label={words.accept}
        hint={words.acceptHint}
        required
        error={useFieldError('accepted', words.accept)}
      />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}
