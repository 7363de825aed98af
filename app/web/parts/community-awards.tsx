import { ButtonLink } from '@cakrawala/ui/button-link'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { aboutUsWords } from '#i18n/about-us.ts'
import { usePath, useWords } from './locale.tsx'

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
