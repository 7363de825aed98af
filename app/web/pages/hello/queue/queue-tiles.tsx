import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { dashboardWords } from '#i18n/dashboards.ts'
import { homeWords } from '#i18n/homes.ts'
import { dateText } from '#i18n/moment.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import type { Home } from '../home.tsx'

/** All that waits for the team, each number leading to its queue. */
export function QueueTiles({ open, clocks, desks }: Pick<Home, 'open' | 'clocks' | 'desks'>) {
  const { title, team: words } = useWords(homeWords)
  const locale = useLocale()
  const { desks: more } = useWords(dashboardWords)
  const { critical, high, oldestAt } = open
  const { overdue } = clocks
  const { appeals } = desks
  const since = oldestAt && more.oldestReport({ since: dateText(oldestAt, locale) })
  const due = appeals.nextDueAt && words.appealsHint({ due: dateText(appeals.nextDueAt, locale) })
  return (
    <StatRow label={title}>
      <Tile
        place="/hello/reports"
        label={words.reports}
        value={open.turns.operator}
        hint={[since, words.reportsHint({ critical, high, overdue })].filter(Boolean).join('. ')}
      />
      <Waiting place="/hello/programs" label={words.programs} figures={desks.programs} />
      <Waiting place="/hello/verification" label={words.identities} figures={desks.identities} />
      <Tile place="/hello/appeals" label={words.appeals} value={appeals.open} hint={due ?? words.clear} />
      <Waiting place="/hello/recovery" label={words.recoveries} figures={desks.recoveries} />
      <Waiting place="/hello/npwp" label={words.npwps} figures={desks.npwps} />
      <Waiting place="/hello/inquiries" label={words.inquiries} figures={desks.inquiries} free />
      <Waiting place="/hello/incidents" label={words.incidents} figures={desks.incidents} free />
      <Waiting place="/hello/payouts?state=requested" label={words.payouts} figures={desks.payouts} />
      <Waiting place="/hello/payout-accounts" label={more.accounts} figures={desks.accounts} />
      <Waiting place="/hello/top-ups" label={words.topUps} figures={desks.topUps} />
      <Publications articles={desks.articles} tellings={desks.tellings} />
    </StatRow>
  )
}

/**
 * Articles to review, and reports whose disclosure both sides agreed to; where only those wait, the first of
 * them opens.
 */
function Publications({ articles, tellings }: Pick<Home['desks'], 'articles' | 'tellings'>) {
  const { team: words } = useWords(homeWords)
  const { desks: more } = useWords(dashboardWords)
  const locale = useLocale()
  const [first] = [articles.oldestAt, tellings.oldestAt].filter((at) => at !== null).sort((a, b) => +a - +b)
  const counts = { articles: articles.open, tellings: tellings.open }
  const hint = first ? more.publicationsHint({ ...counts, since: dateText(first, locale) }) : words.clear
  const told = articles.open === 0 && tellings.next !== null
  return (
    <Tile
      place={told ? `/hello/reports/detail/${tellings.next}` : '/hello/publications?state=in_review'}
      label={more.publications}
      value={articles.open + tellings.open}
      hint={hint}
    />
  )
}

type Figures = { open: number; oldestAt: Date | null }

type WaitingProps = { place: string; label: string; figures: Figures; free?: boolean }

/** A queue that shows since when its oldest waits; `free` where only what no one has taken is counted. */
function Waiting({ figures, free = false, ...queue }: WaitingProps) {
  const { team: words } = useWords(homeWords)
  const locale = useLocale()
  const { open, oldestAt } = figures
  const oldest = free ? words.oldestFree : words.oldest
  const hint = oldestAt ? oldest({ since: dateText(oldestAt, locale) }) : words.clear
  return <Tile {...queue} value={open} hint={hint} />
}

function Tile({ place, ...tile }: { place: string; label: string; value: number; hint: string }) {
  return <StatTile {...tile} small to={usePath()(place)} />
}
