import { type ComponentType, type ReactNode, useContext, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { CommentFile, ReportFile } from '#domain/report/report-view.ts'
import { useArea } from '../area-of.ts'
import { usePath } from '../locale.tsx'
import { PicturesOf } from '../user-text.tsx'

type Props = { files: readonly CommentFile[]; children: ReactNode }

/**
 * Lets texts show the pictures and videos that are attached to them, beside those of the report around; of two of a name the first, and
 * a text its own.
 */
export function ReportPictures({ files, children }: Props) {
  const folder = usePath()(`/${useArea()}/files/`)
  const around = useContext(PicturesOf)
  const pictures = useMemo(() => {
    const shown = files.filter(({ mediaType }) => /^(?:image|video)\//.test(mediaType))
    const own = shown.toReversed().map(({ id, name }) => [name, `${folder}${id}?inline`] as const)
    return new Map([...around, ...own])
  }, [files, folder, around])
  return <PicturesOf value={pictures}>{children}</PicturesOf>
}

/** The page of a report, whose loader answers `report`, with its pictures. */
export function withReportPictures(Page: ComponentType): () => ReactNode {
  return function PageWithPictures() {
    const { report } = useLoaderData<{ report: { files: ReportFile[] } }>()
    return (
      <ReportPictures files={report.files}>
        <Page />
      </ReportPictures>
    )
  }
}
