import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import type { ProgramNews } from '#domain/program/announcement/program-news.server.ts'
import type { ReportableProgram } from '#domain/program/reportable-programs.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { dateText } from '#i18n/moment.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'

const titleLook =
  'font-semibold wrap-anywhere text-samudra-text hover:underline max-md:-my-3 max-md:inline-block max-md:py-3'

/** Programs a report can be sent to at once: the form is one step away. */
export function HomeReportable({ programs }: { programs: readonly ReportableProgram[] }) {
  const { report: words } = useWords(dashboardWords)
  const path = usePath()
  if (programs.length === 0) return null
  return (
    <Panel title={words.title} flush>
      <ul className="divide-y divide-line">
        {programs.map(({ id, title, company }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
              <L to={`/bughunter/programs/detail/${id}`} className={titleLook}>
                {title}
              </L>
              <span className="text-xs text-ink-soft">{company}</span>
            </span>
            <Button
              to={path(`/bughunter/programs/submit-report/${id}`)}
              size="sm"
              aria-label={words.named({ program: title })}
            >
              {words.action}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What changed in the programs one takes part in. Nothing without news. */
export function HomeNews({ news }: { news: readonly ProgramNews[] }) {
  const { news: words } = useWords(dashboardWords)
  const locale = useLocale()
  const path = usePath()
  if (news.length === 0) return null
  return (
    <Panel title={words.title} flush>
      <ul className="divide-y divide-line">
        {news.map(({ key, programId, title, kind, version, at, agreeAgain }) => (
          <li key={key} className="grid gap-1 px-4 py-3">
            <L to={`/bughunter/programs/detail/${programId}`} className={titleLook}>
              {title}
            </L>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-soft">
              <span>{words.kinds[kind]({ version })}</span>
              <time dateTime={at.toISOString()}>{dateText(at, locale)}</time>
            </span>
            {agreeAgain && (
              <span>
                <Button to={path(`/bughunter/programs/agreement/${programId}`)} size="sm">
                  {words.agree}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
