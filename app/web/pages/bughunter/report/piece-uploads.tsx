import { Button } from '@cakrawala/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { reportFormWords } from '#i18n/report-form.ts'
import { useWords } from '#web/parts/locale.tsx'
import { dropUpload, type KeptUpload, keptUploads } from './kept-uploads.ts'

const PieceUpload = lazy(() => import('./piece-upload.tsx'))

type Props = {
  files: readonly File[]
  /** Undefined while the draft was never saved: sending begins once it is. */
  reportId: string | undefined
  onStored: (file: File) => void
  onGone: (file: File) => void
}

/** Large files of a report on their way, and those an earlier page did not finish. */
export function PieceUploads({ files, reportId, onStored, onGone }: Props) {
  const words = useWords(reportFormWords).pieces
  if (reportId === undefined)
    return files.map((file) => (
      <p key={file.name} role="status" className="break-all text-sm">
        {words.waiting({ name: file.name })}
      </p>
    ))
  return (
    <>
      <Unfinished reportId={reportId} sending={files} />
      <Suspense>
        {files.map((file) => (
          <PieceUpload
            key={`${file.name} ${file.size}`}
            {...{ file, reportId }}
            onStored={() => onStored(file)}
            onGone={() => onGone(file)}
          />
        ))}
      </Suspense>
    </>
  )
}

function Unfinished({ reportId, sending }: { reportId: string; sending: readonly File[] }) {
  const words = useWords(reportFormWords).pieces
  const [kept, setKept] = useState<KeptUpload[]>([])
  useEffect(() => setKept(keptUploads(reportId)), [reportId])
  const waiting = kept.filter(({ name }) => !sending.some((file) => file.name === name))
  const drop = (url: string) => {
    setKept(kept.filter((one) => one.url !== url))
    void dropUpload(reportId, url)
  }
  return waiting.map(({ url, name }) => (
    <div key={url} className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1 break-all">{words.unfinished({ name })}</p>
      <Button type="button" variant="quiet" onClick={() => drop(url)}>
        {words.cancel}
      </Button>
    </div>
  ))
}
