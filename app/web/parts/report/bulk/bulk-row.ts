import type { ReportLine } from '#domain/report/report-view.ts'

type Row = Pick<ReportLine, 'id' | 'revision' | 'handlingRevision'>

/** How a form names a report of a list as it was shown. */
export function rowValue({ id, revision, handlingRevision }: Row): string {
  return [id, revision, handlingRevision ?? 0].join('.')
}

/** What such a name says; what is none is refused by the schema. */
export function rowIn(value: string): { id: string; revision: string; handlingRevision: string } {
  const [id = '', revision = '', handlingRevision = ''] = value.split('.', 3)
  return { id, revision, handlingRevision }
}
