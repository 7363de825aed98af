import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { HunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { profileWords } from '#i18n/profile.ts'
import { programWords } from '#i18n/program.ts'
import { useWords } from '#web/parts/locale.tsx'
import { UserText } from '#web/parts/user-text.tsx'

/** What a bughunter published about themselves, and where they found something. */
export function ProfileFacts({ profile, country }: { profile: HunterProfile; country: string }) {
  const words = useWords(profileWords)
  const { scopeTypes } = useWords(programWords)
  const { programs, city, about, aboutHtml, skills, targetTypes } = profile
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Panel title={words.about}>
        <div className="grid gap-4">
          {aboutHtml ? (
            <UserText sanitizedHtml={aboutHtml} size="dense" />
          ) : (
            <p className={about ? 'break-words whitespace-pre-wrap' : 'text-ink-soft'}>
              {about ?? words.aboutEmpty}
            </p>
          )}
          <DescriptionList
            columns={2}
            items={[
              { key: 'country', term: words.country, value: country },
              { key: 'city', term: words.location, value: city ?? words.locationUnknown },
            ]}
          />
          <h3 className="text-sm">{words.skills}</h3>
          {skills.length === 0 && <p className="text-ink-soft">{words.skillsEmpty}</p>}
          <ul className="flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill} className="min-w-0">
                <Badge>
                  <span className="break-all">{skill}</span>
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      <Panel title={words.programs}>
        <DescriptionList
          columns={3}
          items={[
            { key: 'total', term: words.programsTotal, value: programs.total },
            { key: 'public', term: words.programsPublic, value: programs.public },
            { key: 'private', term: words.programsPrivate, value: programs.private },
          ]}
        />
        <h3 className="mt-4 mb-2 text-sm">{words.targetTypes}</h3>
        {targetTypes.length === 0 ? (
          <p className="text-ink-soft">{words.targetTypesEmpty}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {targetTypes.map((type) => (
              <li key={type}>
                <Badge>{scopeTypes[type]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
