import { useParts } from '@cakrawala/page-parts/parts-context'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Button } from '@cakrawala/ui/button'
import { FieldError } from '@cakrawala/ui/field-error'
import type { MouseEvent } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { type BulkAct, mostInBulk } from '#domain/reward/bulk/bulk.ts'
import { bulkWords } from '#i18n/report-bulk.ts'
import { useWords } from '../../locale.tsx'
import type { BulkAnswer } from './bulk-acts.server.ts'
import { bulkForm, useTicked } from './use-ticked.ts'

type BulkBarProps = {
  acts: readonly BulkAct[]
  mayExport: boolean
  /** Rows on this page. */
  rows: number
  done: BulkAnswer | null
}

const look =
  'unprinted mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-line bg-surface px-4 py-1 text-sm ' +
  'group-has-[input[name=row]:checked]/bulk:sticky group-has-[input[name=row]:checked]/bulk:bottom-2 ' +
  'group-has-[input[name=row]:checked]/bulk:z-10 group-has-[input[name=row]:checked]/bulk:shadow-float'

/**
 * What can be done with the chosen rows of the list above: below it, and at the foot of the window while rows are chosen. Its form is
 * that of their boxes; it works without scripts.
 */
export function BulkBar({ acts, mayExport, rows, done }: BulkBarProps) {
  const words = useWords(bulkWords)
  const { count, tickAll } = useTicked(done)
  const busy = useNavigation().state !== 'idle'
  const error = useRowsError()
  return (
    <Form
      id={bulkForm}
      method="post"
      aria-label={words.title}
      data-refused={error ? '' : undefined}
      preventScrollReset
      className={look}
    >
      <input type="hidden" name="chosen" value="1" />
      {count !== null && (
        <label className="flex min-h-11 items-center gap-2 md:min-h-8">
          <input
            type="checkbox"
            checked={count > 0 && count === Math.min(rows, mostInBulk)}
            onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
            className="size-4 shrink-0"
          />
          {words.all}
        </label>
      )}
      <span role="status" className="text-ink-soft tabular-nums">
        {count === null || count > mostInBulk ? words.most({ most: mostInBulk }) : words.chosen({ count })}
      </span>
      <span className="flex flex-wrap items-center gap-1">
        {acts.map((act) => (
          <Button key={act} size="sm" name="intent" value={`bulk_${act}`} aria-disabled={busy}>
            {words.buttons[act]}
          </Button>
        ))}
        {mayExport && (
          <Button size="sm" variant="quiet" name="intent" value="export" onClick={asDocument}>
            {words.buttons.export}
          </Button>
        )}
      </span>
      {error && <FieldError id={`${bulkForm}-rows-error`}>{error}</FieldError>}
    </Form>
  )
}

/** A download is no page: the browser sends the form itself. */
function asDocument(event: MouseEvent<HTMLButtonElement>): void {
  const { form, name, value } = event.currentTarget
  if (!form) return
  event.preventDefault()
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
  form.append(field)
  form.submit()
  field.remove()
}

/** What is wrong with the rows that were chosen, of the forms of this bar. */
function useRowsError(): string | undefined {
  const answer = useActionData<unknown>()
  const { fieldErrors: words } = useParts()
  const { fields } = useWords(bulkWords)
  if (!isRefused(answer)) return undefined
  const [name] = Object.keys(answer.fields).filter((field) => field.startsWith('rows'))
  const [error] = (name && answer.fields[name]) || []
  return error && (words[error.key] ?? words.invalid!)({ ...error.params, label: fields.rows } as never)
}
