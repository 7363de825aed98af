import { ActForm, SubmitButton, useFieldError } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Button } from '@cakrawala/ui/button'
import { FieldError } from '@cakrawala/ui/field-error'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Columns from 'lucide-react/icons/columns-3'
import { useActionData } from 'react-router'
import { columnsOf, mostColumns, type ReportColumn } from '#domain/report/saved-view/report-columns.ts'
import { reportViewWords } from '#i18n/report-views.ts'
import type { ReportListFacts } from '#web/http/report-list.ts'
import { useWords } from '../locale.tsx'
import { ListMenu } from './list-menu.tsx'
import type { ReportListArea } from './report-list-filters.tsx'

type ChooserProps = Pick<ReportListFacts, 'columns' | 'view'> & { area: ReportListArea }

/** Which columns the reader's list shows, and in which order; without scripts each arrow is a press of its own. */
export function ColumnChooser({ area, columns, view }: ChooserProps) {
  const words = useWords(reportViewWords)
  const answer = useActionData<unknown>()
  const refused = isRefused(answer) && answer.typed.intent?.[0] === 'choose_columns'
  const others = columnsOf[area].filter((one) => !columns.includes(one))
  return (
    <ListMenu name={words.columns} icon={<Columns aria-hidden />} open={refused}>
      {view?.columns && <p className="text-xs text-ink-soft">{words.columnsOfView}</p>}
      <ActForm intent="choose_columns" key={columns.join()} className="grid gap-2">
        <p className="text-xs text-ink-soft">{words.columnsHint({ most: mostColumns })}</p>
        <ColumnsFault />
        <ul>
          {[...columns, ...others].map((column, at) => (
            <ColumnLine
              key={column}
              column={column}
              at={columns.includes(column) ? at : null}
              last={columns.length - 1}
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <SubmitButton size="sm" variant="secondary">
            {words.apply}
          </SubmitButton>
          <SubmitButton size="sm" variant="quiet" name="usual" value="on">
            {words.usual}
          </SubmitButton>
        </div>
      </ActForm>
    </ListMenu>
  )
}

function ColumnsFault() {
  const error = useFieldError('columns', useWords(reportViewWords).columns)
  return error ? <FieldError id="columns-error">{error}</FieldError> : null
}

/** @param at its place among the shown ones; null where it is not shown */
function ColumnLine({ column, at, last }: { column: ReportColumn; at: number | null; last: number }) {
  const words = useWords(reportViewWords)
  const name = words.names[column]
  const always = column === 'title'
  return (
    <li className="flex min-h-11 items-center gap-1 md:min-h-8">
      <label className="flex min-w-0 flex-1 items-center gap-2">
        {always && <input type="hidden" name="columns" value={column} />}
        <input
          type="checkbox"
          name={always ? undefined : 'columns'}
          value={column}
          defaultChecked={at !== null}
          disabled={always}
          className="size-4 shrink-0"
        />
        <span className="truncate">{name}</span>
      </label>
      {at !== null && at > 0 && <Mover way="up" column={column} label={words.up({ column: name })} />}
      {at !== null && at < last && <Mover way="down" column={column} label={words.down({ column: name })} />}
    </li>
  )
}

function Mover({ way, column, label }: { way: 'up' | 'down'; column: ReportColumn; label: string }) {
  return (
    <Button
      type="submit"
      size="sm"
      variant="quiet"
      name="move"
      value={`${way}:${column}`}
      aria-label={label}
      title={label}
    >
      {way === 'up' ? (
        <ArrowUp aria-hidden className="size-4" />
      ) : (
        <ArrowDown aria-hidden className="size-4" />
      )}
    </Button>
  )
}
