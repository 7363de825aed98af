import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import {
  type AgreementText,
  agreementTextSeenBy,
} from '#domain/program/agreement/agreement-queries.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { found } from '#kernel/refusal.ts'
import { load, type Visit } from '#web/http/open.ts'
import { useArea } from '#web/parts/area-of.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AgreementArticle } from '#web/parts/program/agreement-text.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(agreementWords, (words) => words.title)

export const loader = load(managedAgreementOf)

/** The present agreement of a program. */
export default function Agreement() {
  const agreement = useLoaderData<typeof loader>()
  return (
    <AgreementPage agreement={agreement} program={`/${useArea()}/programs/detail/${agreement.programId}`} />
  )
}

/** The present agreement text, for people of the program's company and of the platform team. */
async function managedAgreementOf({ actor, params }: Visit) {
  const program = found(await managedProgramSeenBy(actor, params.id ?? ''))
  return found(await agreementTextSeenBy(actor, program.id))
}

/** The present agreement, to read. `program` is the page it belongs to, without language. */
function AgreementPage({ agreement, program }: { agreement: AgreementText; program: string }) {
  const words = useWords(agreementWords)
  const { path: here } = useWords(programWords)
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbLabel={here}
        breadcrumb={[{ to: usePath()(program), label: agreement.title }, { label: words.title }]}
        title={words.title}
        subtitle={words.subtitle({ company: agreement.companyName, version: agreement.version })}
      />
      <AgreementArticle agreement={agreement} />
    </div>
  )
}
