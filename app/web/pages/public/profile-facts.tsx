import type { HunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { profileWords } from '#i18n/profile.ts'
import { Badge } from '#ui/badge.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** What a bughunter tells about themselves, and where they found something. */
export function ProfileFacts({ profile }: { profile: HunterProfile }) {
  const words = useWords(profileWords)
  const { programs, city, country, about, skills } = profile
  const countries: Record<string, string> = words.countries
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Panel title={words.about}>
        <div className="grid gap-4">
          <p className={about ? 'whitespace-pre-wrap' : 'text-ink-soft'}>{about ?? words.aboutEmpty}</p>
          <DescriptionList
            items={[
              { key: 'country', term: words.country, value: countries[country] ?? country },
              { key: 'city', term: words.location, value: city ?? words.countryUnknown },
            ]}
          />
          <h3 className="text-sm">{words.skills}</h3>
          {skills.length === 0 && <p className="text-ink-soft">{words.skillsEmpty}</p>}
          <ul className="flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      <Panel title={words.programs}>
        <DescriptionList
          items={[
            { key: 'total', term: words.programsTotal, value: programs.total },
            { key: 'public', term: words.programsPublic, value: programs.public },
            { key: 'private', term: words.programsPrivate, value: programs.private },
          ]}
        />
      </Panel>
    </div>
  )
}
