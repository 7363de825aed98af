import { InfoHero } from '@cakrawala/page-parts/info-hero'
import { PictureArchipelago } from '@cakrawala/ui/picture-archipelago'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { ReadingSection } from '@cakrawala/ui/reading-section'
import { useLoaderData } from 'react-router'
import { communityFigures } from '#domain/publication/publication-figures.server.ts'
import { publishedWriteUps } from '#domain/publication/write-up-queries.server.ts'
import { leaderboard } from '#domain/reward/leaderboard.server.ts'
import { aboutUsWords } from '#i18n/about-us.ts'
import { load } from '#web/http/open.ts'
import { CommunityAwards } from '#web/parts/community-feed.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  aboutUsWords,
  (words) => words.name,
  (words) => words.description,
)

export const loader = load(async () => {
  const [figures, board, writeUps] = await Promise.all([
    communityFigures(),
    leaderboard({ period: 'all', page: 1 }),
    publishedWriteUps({ page: 1 }),
  ])
  return { ...figures, hunters: board.total, writeUps: writeUps.total }
})

export default function AboutUs() {
  const { about, ...words } = useWords(aboutUsWords)
  const figures = useLoaderData<typeof loader>()
  return (
    <>
      <InfoHero
        name={words.name}
        title={words.title}
        lead={words.lead({ brand: useBrand().name })}
        action={{ label: words.action, to: '/contact-us' }}
        second={{ label: words.second, to: '/career' }}
        picture={<PictureArchipelago />}
      />
      <Places />
      <div className="page grid gap-16 py-16">
        <ReadingSection id="about" title={about.title} paragraphs={[about.one, about.two]} />
        <PromiseList title={words.principlesTitle} promises={Object.values(words.principles)} />
        <CommunityAwards {...figures} />
        <div id="team" className="scroll-mt-24">
          <PromiseList
            title={words.team.title}
            text={words.team.text}
            promises={Object.values(words.roles)}
          />
        </div>
        <p className="text-read">
          <L to="/contact-us" className="inline-flex min-h-11 items-center text-samudra-text underline">
            {words.end}
          </L>
        </p>
      </div>
    </>
  )
}

function Places() {
  const { label, ...places } = useWords(aboutUsWords).places
  return (
    <nav aria-label={label} className="border-b border-line bg-surface">
      <ul className="page flex flex-wrap gap-x-8">
        {Object.entries(places).map(([id, name]) => (
          <li key={id}>
            <L
              to={`/about-us#${id}`}
              className="inline-flex min-h-12 items-center font-medium hover:text-samudra-text"
            >
              {name}
            </L>
          </li>
        ))}
      </ul>
    </nav>
  )
}
