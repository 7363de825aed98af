import { useLoaderData } from 'react-router'
import { agreementSeenBy, hunterTieOf } from '#domain/program/agreement/agreement-queries.server.ts'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { mayReportTo } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import type { Actor } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
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

/** A challenge has moments of its own, which its page tells. */
async function reportsTo(actor: Actor, programId: string): Promise<boolean> {
  const [program, tie] = await Promise.all([programSeenBy(actor, programId), hunterTieOf(actor, programId)])
  if (!program || !tie || program.kind === 'challenge') return false
  return mayReportTo(actor, program, tie, jakartaDay(now()))
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
