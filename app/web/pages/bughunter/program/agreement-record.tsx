import { ButtonLink } from '@cakrawala/ui/button-link'
import { useLoaderData } from 'react-router'
import { agreementSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { submissionSeenBy } from '#domain/report/sending/submission-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AgreementRecord } from '#web/parts/program/agreement-record.tsx'
import { OwnLetterPanel } from '#web/parts/program/program-letters.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(agreementWords, (words) => words.recordTitle)

export const loader = load(async ({ actor, params: { hash = '', id = '' } }) => {
  const [agreement, letter] = await Promise.all([
    agreementSeenBy(actor, hash, id),
    ownLetter(actor, hash, id),
  ])
  const { programId } = found(agreement)
  const submission = await submissionSeenBy(actor, programId, null)
  return { agreement: found(agreement), letter, mayReport: submission?.obstacle === null }
})

/** An agreement this bughunter accepted. */
export default function BughunterAgreementRecord() {
  const { agreement, letter, mayReport } = useLoaderData<typeof loader>()
  const { submitReport } = useWords(programWords)
  const path = usePath()
  const next = mayReport && (
    <ButtonLink to={path(`/bughunter/programs/submit-report/${agreement.programId}`)} variant="primary">
      {submitReport}
    </ButtonLink>
  )
  return (
    <AgreementRecord agreement={agreement} area="bughunter" next={next}>
      {letter && <OwnLetterPanel letter={letter} agreement={agreement} />}
    </AgreementRecord>
  )
}
