import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { Judged, KeptPromises } from '#domain/report/clock/kept-promises.server.ts'
import { answerDays, leastOnTime } from '#domain/report/clock/promises.ts'
import { dashboardWords, percentText } from '#i18n/dashboards.ts'
import { promiseWords } from '#i18n/promises.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'

type Props = { kept: Judged }

/** How programs keep their promises, the worst first; those below half are marked. */
export function HomePromises({ kept: { programs, judged, below, stopped } }: Props) {
  const { kept: words } = useWords(dashboardWords)
  const columns = useColumns()
  const subtitle = words.subtitle({ days: answerDays })
  const { stoppedPrograms } = useWords(promiseWords)
  const waiting = stopped > 0 && (
    <L to="/hello/programs?status=late" className="text-xs font-semibold text-samudra-text hover:underline">
      {stoppedPrograms({ count: stopped })}
    </L>
  )
  if (programs.length === 0) {
    return (
      <Panel title={words.title} subtitle={subtitle} actions={waiting}>
        <p className="text-ink-soft">{words.none}</p>
      </Panel>
    )
  }
  return (
    <Panel
      title={words.title}
      subtitle={subtitle}
      actions={
        <>
          {waiting}
          <p className="text-xs">{words.below({ below, judged })}</p>
        </>
      }
      flush
    >
      <Table caption={words.title} rows={programs} rowKey={({ programId }) => programId} columns={columns} />
    </Panel>
  )
}

function useColumns(): Column<KeptPromises>[] {
  const { kept: words, times } = useWords(dashboardWords)
  const { late: lateWord } = useWords(promiseWords)
  const locale = useLocale()
  return [
    {
      key: 'program',
      header: words.program,
      main: true,
      cell: ({ programId, title, company }) => (
        <span className="grid gap-0.5 wrap-anywhere">
          <L to={`/hello/programs/detail/${programId}`} className="text-samudra-text hover:underline">
            {title}
          </L>
          <span className="text-xs font-normal text-ink-soft">{company}</span>
        </span>
      ),
    },
    {
      key: 'share',
      header: times.onTime,
      nowrap: true,
      cell: ({ share, kept, promises, late }) => (
        <span className="flex flex-wrap items-center gap-2 tabular-nums">
          {words.share({ share: percentText(share, locale), kept, promises })}
          {share < leastOnTime && <Badge tone="danger">{words.low}</Badge>}
          {late && <Badge tone="warning">{lateWord}</Badge>}
        </span>
      ),
    },
  ]
}
