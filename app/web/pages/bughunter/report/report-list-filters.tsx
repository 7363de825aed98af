import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { stages } from '#domain/report/report-lifecycle.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { reportWords } from '#i18n/report.ts'
import { bands } from '#kernel/risk-level.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

export type ListFilter = { stage: string; severity: string; search: string; unread: string }

/** Narrows the list of one's own reports; a plain GET form. */
export function ReportListFilters({ stage, severity, search, unread }: ListFilter) {
  const { filters } = useWords(myReportsWords)
  const words = useWords(reportWords)
  const root = usePath()('/bughunter/hacktivity')
  const levels = [...bands].reverse()
  const narrowed = [stage, severity, search, unread].some((value) => value !== '')
  return (
    <Filters
      label={filters.label}
      submitLabel={filters.submit}
      {...(narrowed ? { resetTo: root, resetLabel: filters.reset } : {})}
    >
      <Field name="search" label={filters.search}>
        <TextInput type="search" defaultValue={search} />
      </Field>
      <Field name="stage" label={filters.stage}>
        <Select
          defaultValue={stage}
          placeholder={filters.all}
          options={stages.map((value) => ({ value, label: words.stages[value] }))}
        />
      </Field>
      <Field name="severity" label={filters.severity}>
        <Select
          defaultValue={severity}
          placeholder={filters.all}
          options={levels.map((value) => ({ value, label: words.bands[value] }))}
        />
      </Field>
      <Field name="unread" label={filters.news}>
        <Select
          defaultValue={unread}
          placeholder={filters.all}
          options={[{ value: 'true', label: filters.unread }]}
        />
      </Field>
    </Filters>
  )
}
