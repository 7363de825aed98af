import type { ReportFile } from '#domain/report/report-view.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** The size of a file in whole kilobytes or megabytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const words = useWords(reportReadingWords).files
  return bytes < 1_000_000
    ? words.kilobytes({ kilobytes: Math.max(1, Math.round(bytes / 1000)) })
    : words.megabytes({ megabytes: Math.round(bytes / 1_000_000) })
}

type Props = { file: ReportFile; area: '/bughunter' | '/company' | '/hello' }

/** What a reader meets below the name of a file: the player of a video, and a word about secrets in it. */
export function FileContent({ file: { id, name, mediaType, holdsSecrets }, area }: Props) {
  const words = useWords(reportReadingWords).files
  const path = usePath()
  return (
    <>
      {holdsSecrets && <p className="basis-full text-xs text-ink-soft">{words.secrets}</p>}
      {mediaType.startsWith('video/') && (
        // biome-ignore lint/a11y/useMediaCaption: recordings of a screen come without captions
        <video
          controls
          preload="metadata"
          src={path(`${area}/files/${id}?inline`)}
          aria-label={words.video({ name })}
          className="max-h-96 max-w-full basis-full rounded border border-line"
        />
      )}
    </>
  )
}
