import type { Page } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Pager } from '@cakrawala/ui/pager'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import type { FeedLine } from '#domain/publication/community-feed.server.ts'
import { aboutUsWords } from '#i18n/about-us.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { BandBadge } from './badges.tsx'
import { L, useLocale, usePath, useWords } from './locale.tsx'

const tones = { valid: 'primary', closed: 'success', published: 'highlight' } as const

/** What happened in the community, redacted. `pageTo` makes the address of a page of the feed. */
export function CommunityFeed({ feed, pageTo }: { feed: Page<FeedLine>; pageTo: (page: number) => string }) {
  const words = useWords(publicationWords).feed
  const path = usePath()
  if (feed.total === 0) return <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
  return (
    <div className="grid gap-4">
      <Timeline label={words.label}>
        {feed.rows.map((line) => (
          <FeedItem key={line.key} line={line} />
        ))}
      </Timeline>
      <Pager
        page={feed.page}
        pages={feed.pages}
        pageTo={(page) => path(pageTo(page))}
        label={words.pages.label}
        previousLabel={words.pages.previous}
        nextLabel={words.pages.next}
        summary={words.pages.summary({ total: feed.total })}
      />
    </div>
  )
}

function FeedItem({ line: { kind, day, band, username, program, points, title, path } }: { line: FeedLine }) {
  const { feed, privateProgram, someone } = useWords(publicationWords)
  const locale = useLocale()
  const facts = { name: username ?? someone, program: program ?? privateProgram }
  return (
    <TimelineItem
      tone={tones[kind]}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {username ? (
            <L to={`/${username}`} className="hover:underline">
              {feed[kind](facts)}
            </L>
          ) : (
            feed[kind](facts)
          )}
          <BandBadge band={band} />
          {points !== null && points !== 0 && (
            <span className="text-xs text-ink-soft tabular-nums">{feed.points({ points })}</span>
          )}
        </span>
      }
      time={dateText(new Date(`${day}T00:00:00+07:00`), locale)}
    >
      {path && (
        <L to={path} className="font-semibold text-samudra-text hover:underline">
          {title}
        </L>
      )}
    </TimelineItem>
  )
}

type Figures = { valid: number; fixed: number; hunters: number; writeUps: number }

/** Shown where other companies show prizes: the work of the community, in verifiable numbers. */
export function CommunityAwards({ valid, fixed, hunters, writeUps }: Figures) {
  const words = useWords(aboutUsWords).awards
  const path = usePath()
  return (
    <section id="awards" className="grid scroll-mt-24 gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{words.title}</h2>
        <p className="max-w-[66ch] text-read text-pretty text-ink-soft">{words.one}</p>
      </div>
      <StatRow label={words.figures}>
        <StatTile label={words.valid} value={valid} hint={words.validHint} />
        <StatTile label={words.fixed} value={fixed} hint={words.fixedHint} />
        <StatTile label={words.hunters} value={hunters} hint={words.huntersHint} />
        <StatTile label={words.writeUps} value={writeUps} hint={words.writeUpsHint} />
      </StatRow>
      <ButtonLink to={path('/leaderboard')} className="justify-self-start">
        {words.board}
      </ButtonLink>
    </section>
  )
}
