import { picturesNamed } from '@cakrawala/markdown/pictures'
import Paperclip from 'lucide-react/icons/paperclip'
import type { CommentFile } from '#domain/report/report-view.ts'
import { attachingWords } from '#i18n/attaching.ts'
import { useArea } from '../area-of.ts'
import { usePath, useWords } from '../locale.tsx'
import { FoldedUserText } from './report-body.tsx'
import { ReportPictures } from './report-pictures.tsx'

type CommentTextProps = { bodyHtml: string; files: readonly CommentFile[] }

/** What was written on a report, with its files below: pictures the text does not show itself, and documents. */
export function CommentText({ bodyHtml, files }: CommentTextProps) {
  const named = picturesNamed(bodyHtml)
  const below = files.filter((file) => !(isPicture(file) && named.has(file.name)))
  return (
    <>
      <ReportPictures files={files}>
        <FoldedUserText html={bodyHtml} />
      </ReportPictures>
      <CommentFiles files={below} />
    </>
  )
}

const isPicture = ({ mediaType }: CommentFile) => mediaType.startsWith('image/')

function CommentFiles({ files }: Pick<CommentTextProps, 'files'>) {
  const words = useWords(attachingWords)
  const folder = usePath()(`/${useArea()}/files/`)
  if (files.length === 0) return null
  return (
    <ul aria-label={words.files} className="mt-2 flex flex-wrap items-end gap-3">
      {files.map((file) => (
        <li key={file.id} className="min-w-0 max-w-full">
          {isPicture(file) ? (
            <PictureFile file={file} address={`${folder}${file.id}?inline`} />
          ) : (
            <DocumentFile file={file} address={`${folder}${file.id}`} />
          )}
        </li>
      ))}
    </ul>
  )
}

type FileProps = { file: CommentFile; address: string }

/** A small picture that opens in full size, as pictures in texts do. */
function PictureFile({ file: { name }, address }: FileProps) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={useWords(attachingWords).open({ name })}
      className="grid w-36 gap-1 text-xs"
    >
      <img
        src={address}
        alt=""
        loading="lazy"
        className="h-24 w-36 rounded border border-line bg-sunk object-cover"
      />
      <span className="truncate">{name}</span>
    </a>
  )
}

function DocumentFile({ file: { name, size }, address }: FileProps) {
  const words = useWords(attachingWords)
  return (
    <a
      href={address}
      download
      aria-label={words.download({ name })}
      className="flex min-h-11 items-center gap-2 text-sm md:min-h-8"
    >
      <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 break-all">{name}</span>
      <span className="shrink-0 text-xs text-ink-soft tabular-nums">
        {words.size({ kilobytes: Math.max(1, Math.round(size / 1000)) })}
      </span>
    </a>
  )
}
