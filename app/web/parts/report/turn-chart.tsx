import { BarChart } from '@cakrawala/ui/bar-chart'
import { Panel } from '@cakrawala/ui/panel'
import type { ReportTurns } from '#domain/report/open-reports.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { useWords } from '../locale.tsx'

type Side = keyof ReportTurns

/** Open reports by the party that acts next, the reader's own side in the stronger colour. Nothing without open reports. */
export function TurnChart({
  title,
  turns,
  own,
  you,
}: {
  title: string
  turns: ReportTurns
  own: Side
  you?: string
}) {
  const names = useWords(homeWords).turns
  const sides: Side[] = ['reporter', 'operator', 'company']
  if (sides.every((side) => turns[side] === 0)) return null
  const bars = sides.map((key) => ({
    key,
    label: key === own && you ? you : names[key],
    value: turns[key],
    valueText: String(turns[key]),
    tone: key === own ? ('accent' as const) : ('primary' as const),
  }))
  return (
    <Panel title={title}>
      <BarChart label={title} bars={bars} />
    </Panel>
  )
}
