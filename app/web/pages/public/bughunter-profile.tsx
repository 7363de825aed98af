import { useLoaderData } from 'react-router'
import { hunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { dateText } from '#i18n/moment.ts'
import { profileWords } from '#i18n/profile.ts'
import { siteWords } from '#i18n/site.ts'
import { localeOf } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { load } from '#web/http/open.ts'
import { countryName } from '#web/parts/country-options.server.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { WriteUpCards } from '#web/parts/write-up-cards.tsx'
import { ProfileCurriculumVitae } from './profile-curriculum-vitae.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileFigures } from './profile-figures.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>

export function meta({ location, loaderData }: { location: { pathname: string }; loaderData?: Loaded }) {
  const locale = localeOf(location.pathname.split('/')[1])
  const own = loaderData?.username ?? wordsIn(profileWords, locale).title
  return [{ title: `${own} · ${wordsIn(siteWords, locale).title}` }]
}

export const loader = load(async ({ params, locale }) => {
  const profile = found(await hunterProfile(params.username ?? ''))
  return { ...profile, countryName: countryName(profile.country, locale) }
})

const tones = { 0: 'warning', 1: 'success', 2: 'warning', 3: 'danger', 4: 'neutral' } as const

export default function BughunterProfile() {
  const profile = useLoaderData<typeof loader>()
  const words = useWords(profileWords)
  const locale = useLocale()
  return (
    <div className="page grid gap-10 py-12">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar name={profile.username} size="xl" />
        <div className="grid gap-1">
          <h1 className="text-xl break-all">{profile.username}</h1>
          <p className="flex flex-wrap items-center gap-3 text-ink-soft">
            <Badge tone={tones[profile.status]}>{words.statuses[profile.status]}</Badge>
            {words.memberSince({ date: dateText(profile.memberSince, locale) })}
          </p>
        </div>
      </header>
      <ProfileFigures profile={profile} />
      <ProfileFacts profile={profile} country={profile.countryName} />
      <ProfileCurriculumVitae profile={profile} />
      <section className="grid gap-4">
        <h2 className="text-lg">{words.writeUps}</h2>
        {profile.writeUps.length > 0 ? (
          <WriteUpCards writeUps={profile.writeUps} />
        ) : (
          <p className="text-ink-soft">{words.writeUpsEmpty}</p>
        )}
      </section>
    </div>
  )
}
