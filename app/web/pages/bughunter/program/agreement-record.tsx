import { useLoaderData } from 'react-router'
import { agreementSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { reportingObstacleSeenBy } from '#domain/program/reporting-obstacle.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AgreementRecord } from '#web/parts/program/agreement-record.tsx'
import { OwnLetterPanel } from '#web/parts/program/own-letter.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(agreementWords, (words) => words.recordTitle)

export const loader = load(async ({ actor, params: { hash = '', id = '' } }) => {
  const [agreement, letter] = await Promise.all([
    agreementSeenBy(actor, hash, id),
    ownLetter(actor, hash, id),
  ])
  const { programId } = found(agreement)
  return { agreement: found(agreement), letter, mayReport: await reportsTo(actor, programId) }
})

async function reportsTo(actor: Actor, programId: string): Promise<boolean> {
  const program = await programSeenBy(actor, programId)
  if (!program || !isBughunter(actor)) return false
  return (await reportingObstacleSeenBy(actor, program)) === null
}

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
