import { useColumnSort } from '@cakrawala/page-parts/column-sort'
import type { Column } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { ReportLine } from '#domain/report/report-view.ts'
import type { ReportColumn } from '#domain/report/saved-view/report-columns.ts'
import { dateText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { reportViewWords } from '#i18n/report-views.ts'
import { useLocale, useWords } from '../locale.tsx'
import { Quiet } from './report-status-badge.tsx'

type FurtherColumn = Extract<
  ReportColumn,
  'labels' | 'hunter' | 'target' | 'class' | 'sent' | 'updated' | 'reward' | 'reference'
>

/** Columns that a reader adds, the same in every list. @param usual the order of the list without one in its address */
export function useFurtherColumns(usual: string): Record<FurtherColumn, Column<ReportLine>> {
  const { names } = useWords(reportViewWords)
  const { rewards } = useWords(reportWords)
  const locale = useLocale()
  const sort = useColumnSort(usual)
  const column = (key: FurtherColumn, text: (line: ReportLine) => string | null): Column<ReportLine> => ({
    ...{ key, header: names[key], width: 'xl:w-28' },
    cell: (line) => <Cut>{text(line)}</Cut>,
  })
  const day = (moment: Date | null) => moment && dateText(moment, locale)
  return {
    labels: column('labels', ({ labels }) => labels.join(', ')),
    hunter: column('hunter', ({ reporter }) => reporter),
    target: column('target', ({ target }) => target),
    class: column('class', classOf),
    sent: {
      ...column('sent', ({ submittedAt }) => day(submittedAt)),
      ...{ width: 'xl:w-26', nowrap: true, ...sort('oldest', 'ascending') },
    },
    updated: {
      ...column('updated', ({ updatedAt }) => day(updatedAt)),
      ...{ width: 'xl:w-26', nowrap: true, ...sort('newest', 'descending') },
    },
    reward: column('reward', ({ reward }) => rewards[reward]),
    reference: column('reference', ({ reference }) => reference),
  }
}

/** Whole on hover; nothing is a dash for the eye and no word for readers. */
function Cut({ children }: { children: string | null }): ReactNode {
  return children ? (
    <span title={children}>
      <Quiet>{children}</Quiet>
    </span>
  ) : (
    <span aria-hidden>–</span>
  )
}

/** The last part of the class, which its category would only push out of sight. */
function classOf({ vrtId, vrtOther }: ReportLine): string | null {
  return vrtOther ?? vrtId?.split('.').at(-1)?.replaceAll('_', ' ') ?? null
}
