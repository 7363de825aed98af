import { useLoaderData } from 'react-router'
import { agreementSeenBy } from '#domain/program/agreement-queries.server.ts'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { AgreementRecord } from '#web/parts/agreement-record.tsx'
import { OwnLetterPanel } from '#web/parts/own-letter.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(agreementWords, (words) => words.recordTitle)

export const loader = load(async ({ actor, params: { hash = '', id = '' } }) => {
  const [agreement, letter] = await Promise.all([
    agreementSeenBy(actor, hash, id),
    ownLetter(actor, hash, id),
  ])
  return { agreement: found(agreement), letter }
})

/** An agreement this bughunter accepted. */
export default function BughunterAgreementRecord() {
  const { agreement, letter } = useLoaderData<typeof loader>()
  return (
    <AgreementRecord agreement={agreement} program={`/bughunter/programs/detail/${agreement.programId}`}>
      {letter && <OwnLetterPanel letter={letter} agreement={agreement} />}
    </AgreementRecord>
  )
}
