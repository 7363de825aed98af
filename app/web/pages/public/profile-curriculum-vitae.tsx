import { Panel } from '@cakrawala/ui/panel'
import { type EntryKind, entryKinds } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import type { HunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { CvEntry } from '#web/parts/account/cv-entry.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** Certifications, work experience, training and education of a bughunter. */
export function ProfileCurriculumVitae({ profile }: { profile: HunterProfile }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {entryKinds.map((kind) => (
        <Entries key={kind} kind={kind} profile={profile} />
      ))}
    </div>
  )
}

function Entries({ kind, profile }: { kind: EntryKind; profile: HunterProfile }) {
  const words = useWords(curriculumVitaeWords)
  const entries = profile.entries.filter((entry) => entry.kind === kind)
  return (
    <Panel title={words.kinds[kind]}>
      {entries.length === 0 && <p className="text-ink-soft">{words.empty[kind]}</p>}
      <ul className="grid gap-5">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <CvEntry entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
