import { PageHeader } from '@cakrawala/ui/page-header'
import type { AgreementText } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { programWords } from '#i18n/program.ts'
import { usePath, useWords } from '../locale.tsx'
import { AgreementArticle } from './agreement-text.tsx'

/** The present agreement, to read. `program` is the page it belongs to, without language. */
export function AgreementPage({ agreement, program }: { agreement: AgreementText; program: string }) {
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
