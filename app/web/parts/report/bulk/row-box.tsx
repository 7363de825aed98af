import type { Column } from '@cakrawala/ui/table'
import type { ReportLine } from '#domain/report/report-view.ts'
import { bulkWords } from '#i18n/report-bulk.ts'
import { useWords } from '../../locale.tsx'
import { rowValue } from './bulk-row.ts'
import { bulkForm } from './use-ticked.ts'

/** The column of a list whose rows may be chosen for an act. @param ticked ids of those that are chosen when the page comes */
export function useBoxColumn(ticked: ReadonlySet<string> | undefined): Column<ReportLine>[] {
  const { select } = useWords(bulkWords)
  if (!ticked) return []
  const cell = (line: ReportLine) => <RowBox key={rowValue(line)} line={line} ticked={ticked.has(line.id)} />
  return [{ key: 'box', header: select, hideHeader: true, width: 'xl:w-10', cell }]
}

/** The box of one row, which belongs to the bar over the list. It carries the row as it is shown: one that changed is refused. */
function RowBox({ line, ticked }: { line: ReportLine; ticked: boolean }) {
  const { row, select } = useWords(bulkWords)
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-0 md:justify-center">
      <input
        type="checkbox"
        name="row"
        form={bulkForm}
        value={rowValue(line)}
        defaultChecked={ticked}
        aria-label={row({ code: line.code ?? line.title })}
        className="size-4 shrink-0"
      />
      <span aria-hidden className="text-ink-soft md:hidden">
        {select}
      </span>
    </label>
  )
}
