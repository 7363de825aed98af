import { useLoaderData } from 'react-router'
import { agreementWords } from '#i18n/agreement.ts'
import { load } from '#web/http/open.ts'
import { managedAgreementOf } from '#web/http/program/managed-agreement.ts'
import { AgreementPage } from '#web/parts/program/agreement-page.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { useArea } from '#web/parts/use-area.ts'

export const meta = pageTitle(agreementWords, (words) => words.title)

export const loader = load(managedAgreementOf)

/** The present agreement of a program. */
export default function Agreement() {
  const agreement = useLoaderData<typeof loader>()
  return (
    <AgreementPage agreement={agreement} program={`/${useArea()}/programs/detail/${agreement.programId}`} />
  )
}
