import { ButtonLink } from '@cakrawala/ui/button-link'
import type { ReportCore } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { usePath, useWords } from '../locale.tsx'

type Props = {
  report: Pick<ReportCore, 'hash' | 'id'>
  /** Path under which reports of the area are read, without language. */
  list: string
}

/** The way to a report's document. */
export function ReportDownload({ report: { hash, id }, list }: Props) {
  const { paper } = useWords(reportWords)
  return (
    <ButtonLink to={usePath()(`${list}/${hash}/doc/${id}`)} reloadDocument download>
      {paper.download}
    </ButtonLink>
  )
}
