import { useLoaderData } from 'react-router'
import { hunterLevelOf } from '#domain/report/points.ts'
import { standingOf } from '#domain/reward/leaderboard.server.ts'
import { pointLedgerSeenBy, pointsOf, rewardsSeenBy } from '#domain/reward/points-queries.server.ts'
import { rewardWords } from '#i18n/reward.ts'
import { isBughunter } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { pageFrom } from '#kernel/paging.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { StatRow } from '#ui/stat-row.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { load } from '#web/http/open.ts'
import { useWords } from '#web/parts/locale.tsx'
import { OwnRewards } from '#web/parts/own-rewards.tsx'
import { PointLedger } from '#web/parts/point-ledger.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(rewardWords, (words) => words.own.title)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const [ledger, given, total, standing] = await Promise.all([
    pointLedgerSeenBy(actor, pageFrom(url.searchParams.get('page'))),
    rewardsSeenBy(actor),
    pointsOf(actor.accountId),
    standingOf(actor.accountId),
  ])
  return { ledger, given, total, level: hunterLevelOf(total), rank: standing?.rank ?? null }
})

export default function OwnReward() {
  const { ledger, given, total, level, rank } = useLoaderData<typeof loader>()
  const words = useWords(rewardWords)
  const { own } = words
  return (
    <div className="grid gap-6">
      <PageHeader title={own.title} subtitle={own.hint} />
      <ProfileTabs />
      <StatRow label={own.title}>
        <StatTile label={own.total} value={total} hint={own.totalHint} />
        <StatTile
          label={own.level}
          value={words.levels[level.key]}
          hint={level.next === null ? own.top : own.next({ points: level.next - total })}
        />
        <StatTile label={own.rank} value={rank ?? own.noRank} hint={own.rankHint} />
        <StatTile label={own.owed} value={formatRupiah(given.owed)} hint={own.owedHint} />
      </StatRow>
      <OwnRewards rewards={given.rewards} />
      <PointLedger ledger={ledger} />
    </div>
  )
}
