import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import type { HunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { profileWords } from '#i18n/profile.ts'
import { rewardWords } from '#i18n/reward.ts'
import { BandBadge } from '#web/parts/band-badge.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The performance of a bughunter in figures. */
export function ProfileFigures({ profile }: { profile: HunterProfile }) {
  const words = useWords(profileWords)
  const { levels } = useWords(rewardWords)
  const { performance, points, rank, level } = profile
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{words.performance}</h2>
      <StatRow label={words.performance}>
        <StatTile
          label={words.points}
          value={points ?? '–'}
          hint={level ? words.levelIs({ level: levels[level.key] }) : words.notShown}
        />
        <StatTile label={words.rank} value={rank ?? '–'} hint={rank ? words.rankHint : words.noRank} />
        <StatTile
          label={words.vulnerabilities}
          value={performance.vulnerabilities}
          hint={words.vulnerabilitiesHint}
        />
        <StatTile label={words.riskValue} value={performance.riskValue} hint={words.riskValueHint} />
        <StatTile
          label={words.averageSeverity}
          value={<BandBadge band={performance.averageSeverity} />}
          hint={words.averageHint}
        />
      </StatRow>
    </section>
  )
}
