import { homeWords } from '#i18n/homes.ts'
import { dateText } from '#i18n/moment.ts'
import { StatRow } from '#ui/stat-row.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import type { Home } from './home.tsx'

/** All that waits for the team, each number leading to its queue. */
export function QueueTiles({ counts, turns, programs, topUps, appeals, ...home }: Home) {
  const { title, team: words } = useWords(homeWords)
  const locale = useLocale()
  const { critical, high, overdue } = counts
  const due = appeals.nextDueAt && words.appealsHint({ due: dateText(appeals.nextDueAt, locale) })
  return (
    <StatRow label={title}>
      <Tile
        place="/hello/reports"
        label={words.reports}
        value={turns.operator}
        hint={words.reportsHint({ critical, high, overdue })}
      />
      <Tile
        place="/hello/programs"
        label={words.programs}
        value={programs.review}
        hint={words.programsHint(programs)}
      />
      <Waiting place="/hello/verification" label={words.identities} figures={home.identities} />
      <Tile place="/hello/appeals" label={words.appeals} value={appeals.open} hint={due ?? words.clear} />
      <Waiting place="/hello/recovery" label={words.recoveries} figures={home.recoveries} />
      <Waiting place="/hello/npwp" label={words.npwps} figures={home.npwps} />
      <Waiting place="/hello/inquiries" label={words.inquiries} figures={home.inquiries} />
      <Waiting place="/hello/incidents" label={words.incidents} figures={home.incidents} />
      <Tile
        place="/hello/top-ups"
        label={words.topUps}
        value={topUps}
        hint={topUps > 0 ? words.topUpsHint : words.clear}
      />
    </StatRow>
  )
}

type Figures = { open: number; oldestAt: Date | null }

/** A queue that says since when its oldest waits. */
function Waiting({ figures, ...queue }: { place: string; label: string; figures: Figures }) {
  const { team: words } = useWords(homeWords)
  const locale = useLocale()
  const { open, oldestAt } = figures
  const hint = oldestAt ? words.oldest({ since: dateText(oldestAt, locale) }) : words.clear
  return <Tile {...queue} value={open} hint={hint} />
}

function Tile({ place, ...tile }: { place: string; label: string; value: number; hint: string }) {
  return <StatTile {...tile} to={usePath()(place)} />
}
