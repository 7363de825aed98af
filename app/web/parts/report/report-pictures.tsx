import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { ReportFile } from '#domain/report/report-view.ts'
import { useArea } from '../area-of.ts'
import { usePath } from '../locale.tsx'
import { PicturesOf } from '../user-text.tsx'

type Props = { files: readonly ReportFile[]; children: ReactNode }

/** Lets the texts of a report show the pictures that are attached to it; of two of a name the first. */
export function ReportPictures({ files, children }: Props) {
  const folder = usePath()(`/${useArea()}/files/`)
  const pictures = useMemo(() => {
    const shown = files.filter(({ mediaType }) => mediaType.startsWith('image/'))
    return new Map(shown.toReversed().map(({ id, name }) => [name, `${folder}${id}?inline`]))
  }, [files, folder])
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
