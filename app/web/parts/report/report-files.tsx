import { ActButton } from '@cakrawala/page-parts/act-button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import Paperclip from 'lucide-react/icons/paperclip'
import type { ReportCore, ReportFile } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { FileContent, FileSize } from './file-content.tsx'
import { ReportText } from './report-body.tsx'

type ReportFilesProps = {
  files: readonly ReportFile[]
  /** The area whose endpoint the files go through: `/bughunter`, `/company` or `/hello`. */
  area: '/bughunter' | '/company' | '/hello'
  /** Shows a button that takes a file off (`intent=detach`, field `fileId`). */
  removable?: boolean
}

/** The files of a report within its body, each a download, and videos also played; nothing without any. */
export function ReportFiles({ files, area, removable = false }: ReportFilesProps) {
  const words = useWords(reportReadingWords).files
  if (files.length === 0) return null
  return (
    <ReportText id="files" title={words.title}>
      <ul className="grid gap-1">
        {files.map((file) => (
          <FileLine key={file.id} {...{ file, area, removable }} />
        ))}
      </ul>
    </ReportText>
  )
}

type FileLineProps = { file: ReportFile; area: ReportFilesProps['area']; removable: boolean }

function FileLine({ file, area, removable }: FileLineProps) {
  const words = useWords(reportReadingWords).files
  const path = usePath()
  const { id, name, size } = file
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <a
        href={path(`${area}/files/${id}`)}
        download
        className="min-w-0 flex-1 break-all max-md:py-3"
        aria-label={words.download({ name })}
      >
        {name}
      </a>
      <span className="text-xs text-ink-soft tabular-nums">
        <FileSize bytes={size} />
      </span>
      {removable && <RemoveFile fileId={id} name={name} />}
      <FileContent file={file} area={area} />
    </li>
  )
}

function RemoveFile({ fileId, name }: { fileId: string; name: string }) {
  const words = useWords(reportReadingWords).files
  return (
    <ActButton intent="detach" fields={{ fileId }}>
      {words.remove}
      <span className="sr-only"> {name}</span>
    </ActButton>
  )
}

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
