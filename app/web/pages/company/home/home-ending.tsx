import { Panel } from '@cakrawala/ui/panel'
import type { ProgramEnding } from '#domain/program/programs-ending.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { dateText } from '#i18n/moment.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'

/** Programs whose last day is near. Nothing when none is. */
export function HomeEnding({ programs }: { programs: readonly ProgramEnding[] }) {
  const { ending: words } = useWords(dashboardWords)
  const locale = useLocale()
  if (programs.length === 0) return null
  return (
    <Panel title={words.title} flush>
      <ul className="divide-y divide-line">
        {programs.map(({ id, title, validUntil, daysLeft, paused }) => (
          <li key={id} className="grid gap-0.5 px-4 py-3">
            <L
              to={`/company/programs/detail/${id}`}
              className="font-semibold wrap-anywhere text-samudra-text hover:underline max-md:-my-3 max-md:inline-block max-md:py-3"
            >
              {title}
            </L>
            <span
              className={daysLeft <= 7 ? 'text-xs font-medium text-kunyit-text' : 'text-xs text-ink-soft'}
            >
              {words.left({
                days: daysLeft,
                date: dateText(new Date(`${validUntil}T12:00:00+07:00`), locale),
              })}
              {paused && ` (${words.paused})`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
