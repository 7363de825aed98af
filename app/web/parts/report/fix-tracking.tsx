import { Panel } from '@cakrawala/ui/panel'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import type { FixState } from '#domain/report/report-state.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { useWords } from '../locale.tsx'

/** How far the fixes of a program's valid reports are. */
export function FixTracking({ counts }: { counts: Readonly<Record<FixState, number>> }) {
  const words = useWords(challengeWords).vulnerability
  const fixes = Object.entries(counts) as [FixState, number][]
  return (
    <Panel title={words.tracking} subtitle={words.trackingHint}>
      <StatRow label={words.tracking}>
        {fixes.map(([fix, count]) => (
          <StatTile key={fix} label={words.fixes[fix]} value={count} />
        ))}
      </StatRow>
    </Panel>
  )
}
