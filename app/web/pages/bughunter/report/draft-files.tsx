import { Button } from '@cakrawala/ui/button'
import Paperclip from 'lucide-react/icons/paperclip'
import type { ReportFile } from '#domain/report/report-view.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useRefused } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { keptIn } from './draft-clash.ts'

/** The files kept on a draft and the place for more; taking one off saves the whole form with it. */
export function DraftFiles({ kept }: { kept: readonly ReportFile[] }) {
  const files = keptIn(useRefused())?.files ?? kept
  return (
    <>
      {/* What is kept already must not be sent again: a new key empties the control. */}
      <AttachmentField key={files.length} />
      {files.length > 0 && (
        <ul id="files" className="grid gap-2">
          {files.map((file) => (
            <DraftFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </>
  )
}

function DraftFile({ file: { id, name, size } }: { file: ReportFile }) {
  const words = useWords(reportReadingWords).files
  const path = usePath()
  return (
    <li className="flex flex-wrap items-center gap-3 rounded border border-line bg-surface px-3 py-2">
      <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <a
        href={path(`/bughunter/files/${id}`)}
        download
        className="min-w-0 flex-1 break-all text-samudra-text hover:underline max-md:py-3"
        aria-label={words.download({ name })}
      >
        {name}
      </a>
      <span className="text-xs text-ink-soft tabular-nums">
        {words.kilobytes({ kilobytes: Math.max(1, Math.round(size / 1000)) })}
      </span>
      <Button name="detach" value={id}>
        {words.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
