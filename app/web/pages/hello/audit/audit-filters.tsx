import { eventTypes } from '#domain/event/event.ts'
import { eventNouns } from '#domain/privacy/audit-log.ts'
import { auditLogWords } from '#i18n/audit-log.ts'
import { FilterChoice, FilterDay, FilterText, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

const names = ['who', 'about', 'noun', 'type', 'from', 'to']

const named = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

/** Narrows the log. */
export function AuditFilters() {
  const { filters } = useWords(auditLogWords)
  return (
    <ListFilters root={usePath()('/hello/audit-log')} words={filters} names={names}>
      <FilterText
        name="who"
        label={filters.who}
        type="text"
        maxLength={100}
        placeholder={filters.whoHint}
        autoComplete="off"
      />
      <FilterText
        name="about"
        label={filters.about}
        type="text"
        maxLength={100}
        placeholder={filters.aboutHint}
      />
      <FilterChoice name="noun" label={filters.noun} all={filters.all} options={named(eventNouns)} />
      <FilterChoice name="type" label={filters.type} all={filters.all} options={named(eventTypes)} />
      <FilterDay name="from" label={filters.from} />
      <FilterDay name="to" label={filters.to} />
    </ListFilters>
  )
}
