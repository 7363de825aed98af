import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { AgreementView } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { deviceText } from '#i18n/device.ts'
import { momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { AgreementArticle } from './agreement-text.tsx'

type RecordProps = {
  agreement: AgreementView
  area: 'bughunter' | 'company'
  /** The next step, beside the download. */
  next?: ReactNode
  /** What is above the text, such as the letter. */
  children?: ReactNode
}

/** An accepted agreement: who, when, from where, and the text as it was. */
export function AgreementRecord({ agreement, area, next, children }: RecordProps) {
  const words = useWords(agreementWords)
  const { path: here } = useWords(programWords)
  const path = usePath()
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbLabel={here}
        breadcrumb={[
          { to: path(`/${area}/programs/detail/${agreement.programId}`), label: agreement.title },
          { label: words.recordTitle },
        ]}
        title={words.recordTitle}
        subtitle={words.subtitle({ company: agreement.companyName, version: agreement.version })}
        actions={
          <>
            <ButtonLink
              to={path(`/${area}/programs/agreement/${agreement.hash}/doc`)}
              reloadDocument
              download
            >
              {words.download}
            </ButtonLink>
            {next}
          </>
        }
      />
      {!agreement.current && <Notice>{words.outdated}</Notice>}
      <Panel>
        <RecordFacts agreement={agreement} />
      </Panel>
      {children}
      <AgreementArticle agreement={agreement} />
    </div>
  )
}

function RecordFacts({ agreement }: { agreement: AgreementView }) {
  const words = useWords(agreementWords)
  const locale = useLocale()
  const acceptedAt = momentText(agreement.acceptedAt, locale)
  const traces = agreement.address
    ? [
        { term: words.address, value: agreement.address },
        { term: words.device, value: deviceText(agreement.device, locale) },
      ]
    : []
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: words.bughunter, value: agreement.bughunter },
        { term: words.acceptedAt, value: acceptedAt },
        { term: words.versionName, value: agreement.version },
        ...(agreement.provenBy ? [{ term: words.provenBy, value: words.proofs[agreement.provenBy] }] : []),
        ...traces,
      ]}
    />
  )
}
