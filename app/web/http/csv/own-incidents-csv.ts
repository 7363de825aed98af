import type { IncidentClockKind } from '#domain/incident/incident.ts'
import { searchedIn } from '#domain/incident/incident-filter.ts'
import { assignedIncidents, reportedIncidents } from '#domain/incident/incident-lists.server.ts'
import type { TimedIncident } from '#domain/incident/incident-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { listWords } from '#i18n/lists.ts'
import { csvMoment } from './csv.ts'
import { listFile } from './list-file.ts'

/** The file of the incident area: the tickets somebody handles, then those they reported. */
export const ownIncidentsFile = listFile<TimedIncident>({
  list: 'incidents',
  lists: (person, search) => {
    const q = searchedIn(search)
    return [
      (wanted) => assignedIncidents(person, { q, ...wanted }),
      (wanted) => reportedIncidents(person, { q, ...wanted }),
    ]
  },
  csv: (locale) => {
    const { code, title, application, severity, state, received } = wordsIn(listWords, locale).columns
    const { severities, states } = wordsIn(incidentWords, locale)
    const { iiv, pdp } = wordsIn(dashboardWords, locale).incident
    return {
      head: [code, title, application, severity, state, received, iiv, pdp],
      line: (row) => [
        ...[row.code, row.title, row.application, row.severity ? severities[row.severity] : ''],
        ...[states[row.state], csvMoment(row.receivedAt), dueOf(row, 'iiv'), dueOf(row, 'pdp')],
      ],
    }
  },
})

/** When a deadline ends; empty where it was judged not to bind, and for ended tickets. */
function dueOf({ clocks }: TimedIncident, kind: IncidentClockKind): string {
  const clock = clocks.find((one) => one.kind === kind && one.applies !== false)
  return clock ? csvMoment(clock.dueAt) : ''
}
