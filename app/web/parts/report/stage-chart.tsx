import { BarChart } from '@cakrawala/ui/bar-chart'
import { Panel } from '@cakrawala/ui/panel'
import { type OpenStage, openStages } from '#domain/report/report-state.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { reportWords } from '#i18n/report.ts'
import { useWords } from '../locale.tsx'

/** Open reports by how far they have come. Nothing without open reports. */
export function StageChart({ stages }: { stages: Record<OpenStage, number> }) {
  const { title } = useWords(dashboardWords).stages
  const { stages: names } = useWords(reportWords)
  if (openStages.every((stage) => stages[stage] === 0)) return null
  const bars = openStages.map((key) => ({
    key,
    label: names[key],
    value: stages[key],
    valueText: String(stages[key]),
  }))
  return (
    <Panel title={title}>
      <BarChart label={title} bars={bars} />
    </Panel>
  )
}
