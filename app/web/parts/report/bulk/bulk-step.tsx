import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { ReportLine } from '#domain/report/report-view.ts'
import { type BulkAct, bulkReasons } from '#domain/reward/bulk/bulk.ts'
import { reportWords } from '#i18n/report.ts'
import { bulkWords } from '#i18n/report-bulk.ts'
import { useWords } from '../../locale.tsx'
import { FoundData } from '../../writing/found-data.tsx'
import { rowIn } from './bulk-row.ts'

type Person = { id: string; username: string }
type BulkStepProps = {
  area: 'hello' | 'company'
  act: BulkAct
  /** The chosen rows as the form names them. */
  rows: readonly string[]
  /** The list as it is shown. */
  lines: readonly ReportLine[]
  people: readonly Person[]
}

/** The step of a bulk act: how many reports, what is done with them and what follows, and what is still asked for. */
export function BulkStep({ area, act, rows, lines, people }: BulkStepProps) {
  const words = useWords(bulkWords)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const ids = new Set(rows.map((value) => rowIn(value).id))
  const shown = lines.filter(({ id }) => ids.has(id))
  const title = words.steps[act]({ count: rows.length })
  const { pathname, search } = useLocation()
  return (
    <div ref={place} tabIndex={-1} data-focus className="outline-none">
      <Panel title={title}>
        <ActForm intent={`bulk_${act}`} className="grid max-w-3xl gap-4">
          <input type="hidden" name="confirmed" value="1" />
          {rows.map((value) => (
            <input key={value} type="hidden" name="row" value={value} />
          ))}
          <p className="text-ink-soft">
            <Effect area={area} act={act} /> {act !== 'label' && <Mails area={area} lines={shown} />}
          </p>
          <ul className="flex flex-wrap gap-x-3 gap-y-1 font-mono text-xs text-ink-soft">
            {shown.map(({ id, code, title }) => (
              <li key={id} title={title}>
                {code}
              </li>
            ))}
          </ul>
          <StepFields act={act} people={people} />
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton variant={act === 'close_invalid' ? 'danger' : 'primary'}>{title}</SubmitButton>
            <Link to={pathname + search} preventScrollReset className="font-semibold hover:underline">
              {words.cancel}
            </Link>
          </div>
        </ActForm>
      </Panel>
    </div>
  )
}

function Effect({ area, act }: Pick<BulkStepProps, 'area' | 'act'>): ReactNode {
  const { effects } = useWords(bulkWords)
  if (act === 'take') return null
  return effects[act === 'assign' && area === 'company' ? 'assignInside' : act]
}

/** What goes out of the team to bughunters, by reports and by people. */
function Mails({ area, lines }: Pick<BulkStepProps, 'area' | 'lines'>): ReactNode {
  const { mails } = useWords(bulkWords)
  if (area === 'company') return null
  const people = new Set(lines.map(({ reporter }) => reporter)).size
  return mails({ reports: lines.length, people })
}

function StepFields({ act, people }: Pick<BulkStepProps, 'act' | 'people'>): ReactNode {
  if (act === 'assign') return <AssigneeField people={people} />
  if (act === 'label') return <LabelFields />
  if (act === 'ask_info') return <QuestionField />
  return act === 'close_invalid' ? <ClosingFields /> : null
}

function AssigneeField({ people }: Pick<BulkStepProps, 'people'>) {
  const { fields } = useWords(bulkWords)
  return (
    <ActField act="bulk_assign" name="assigneeId" label={fields.assigneeId} required>
      <Select
        placeholder={fields.choose}
        defaultValue={useTyped('assigneeId')}
        options={people.map(({ id, username }) => ({ value: id, label: username }))}
      />
    </ActField>
  )
}

function LabelFields() {
  const { fields } = useWords(bulkWords)
  return (
    <>
      <ActField act="bulk_label" name="add" label={fields.add} hint={fields.labelsHint}>
        <TextInput defaultValue={useTyped('add')} />
      </ActField>
      <ActField act="bulk_label" name="remove" label={fields.remove}>
        <TextInput defaultValue={useTyped('remove')} />
      </ActField>
    </>
  )
}

function QuestionField() {
  const { fields } = useWords(bulkWords)
  return (
    <ActField act="bulk_ask_info" name="body" label={fields.body} hint={fields.bodyHint} required>
      <Question />
    </ActField>
  )
}

function Question() {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-1">
      <TextArea ref={area} rows={4} defaultValue={useTyped('body')} />
      <FoundData area={area} />
    </div>
  )
}

function ClosingFields() {
  const { fields } = useWords(bulkWords)
  const { closeReasons } = useWords(reportWords)
  return (
    <>
      <ActField act="bulk_close_invalid" name="reason" label={fields.reason} required>
        <Select
          placeholder={fields.choose}
          defaultValue={useTyped('reason')}
          options={bulkReasons.map((value) => ({ value, label: closeReasons[value] }))}
        />
      </ActField>
      <ActField act="bulk_close_invalid" name="note" label={fields.note} hint={fields.noteHint} required>
        <TextArea rows={4} defaultValue={useTyped('note')} />
      </ActField>
    </>
  )
}
