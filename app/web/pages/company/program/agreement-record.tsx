import { useLoaderData } from 'react-router'
import { agreementSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { AgreementRecord } from '#web/parts/program/agreement-record.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(agreementWords, (words) => words.recordTitle)

export const loader = load(async ({ actor, params }) =>
  found(await agreementSeenBy(actor, params.hash ?? '', params.id ?? '')),
)

/** An agreement a bughunter accepted with this company. */
export default function CompanyAgreementRecord() {
  const agreement = useLoaderData<typeof loader>()
  return <AgreementRecord agreement={agreement} area="company" />
}
