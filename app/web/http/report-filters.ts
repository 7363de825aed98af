import type { InboxFilters } from '#domain/notification/report-news.server.ts'
import { nextActors, stages } from '#domain/report/report-state.ts'
import { isBand } from '#kernel/risk-level.ts'

const assignees = ['mine', 'nobody'] as const

/** The filters in the address of a list of reports; what is none of the choices narrows nothing. */
export function reportFiltersOf(search: URLSearchParams): InboxFilters {
  const severity = search.get('severity')
  return {
    stage: oneOf(stages, search.get('stage')),
    severity: severity === 'others' || isBand(severity) ? severity : undefined,
    program: search.get('program') || undefined,
    waiting: oneOf(nextActors, search.get('waiting')),
    assignee: oneOf(assignees, search.get('assignee')),
    unread: search.get('unread') === 'true' || undefined,
    // The list of one's own reports has its own name for it.
    search: search.get('q') || search.get('search') || undefined,
  }
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text)
}
