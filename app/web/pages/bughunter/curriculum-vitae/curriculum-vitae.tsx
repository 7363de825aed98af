import { newId } from '@cakrawala/ids/ids'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useActionData, useLoaderData } from 'react-router'
import { ownAccount } from '#domain/account/account-queries.server.ts'
import {
  type EntryKind,
  entryKinds,
  longestAbout,
} from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import {
  type EntryView,
  type OwnCurriculumVitae,
  type OwnEntry as OwnLine,
  ownCurriculumVitae,
} from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { CvEntry } from '#web/parts/account/cv-entry.tsx'
import { PicturePanel } from '#web/parts/account/picture-panel.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { useSuspended } from '#web/parts/member-here.ts'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { MarkdownArea } from '#web/parts/writing/markdown-area.tsx'
import { actOnCurriculumVitae } from './curriculum-vitae-acts.server.ts'
import { CvCompleteness } from './cv-completeness.tsx'
import { CvEntryForm } from './cv-entry-form.tsx'
import { SkillsField } from './skills-field.tsx'

const cvPage = '/bughunter/profile/curriculum-vitae'

export const meta = pageTitle(curriculumVitaeWords, (words) => words.title)

/** `?add=work` and `?edit={id}` open a form: it works without scripts and survives a reload. */
export const loader = load(async ({ actor, url }) => {
  const own = await ownCurriculumVitae(actor)
  const { pictureId } = await ownAccount(found(isBughunter(actor) ? actor : null))
  const editing = own.entries.find(({ id }) => id === url.searchParams.get('edit')) ?? null
  const adding = entryKinds.find((kind) => kind === url.searchParams.get('add')) ?? null
  return { own, editing, adding: editing ? null : adding, freshId: newId(), pictureId }
})

/** Of the line that was sent, else of what is above the lines. */
const kept = newest(async ({ actor }, form) => {
  const own = await ownCurriculumVitae(actor)
  const line = form.get('intent') === 'edit' ? own.entries.find(({ id }) => id === form.get('id')) : own
  if (!line) return null
  const { revision, revisedAt } = line
  return revisedAt && { newest: revision, at: revisedAt }
})

export const action = actWithFiles(actOnCurriculumVitae, kept)

export default function CurriculumVitae() {
  const { own, editing, adding, freshId, pictureId } = useLoaderData<typeof loader>()
  const unsaved = useUnsaved()
  const suspended = useSuspended()
  const words = useWords(curriculumVitaeWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={<Button to={path(`/${own.username}`)}>{words.publicProfile}</Button>}
      />
      <ProfileTabs />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <div className="grid gap-6">
          {!suspended && <PicturePanel of="bughunter" name={own.username} picture={pictureId} />}
          <CvSelfForm own={own} primary={!editing && !adding && !unsaved} />
          {entryKinds.map((kind) => (
            <Entries
              key={kind}
              kind={kind}
              entries={own.entries.filter((entry) => entry.kind === kind && entry.id !== unsaved?.id)}
              editing={editing}
              adding={adding === kind || unsaved?.kind === kind}
              freshId={freshId}
            />
          ))}
        </div>
        <div className="max-xl:-order-1">
          <CvCompleteness complete={own.complete} />
        </div>
      </div>
    </div>
  )
}

/**
 * A new line that was refused, or an edited one that is gone meanwhile: its form is shown, whatever the
 * address.
 */
function useUnsaved(): { kind: string | undefined; id: string | undefined } | null {
  const answer = useActionData<unknown>()
  if (!isRefused(answer)) return null
  const { intent, kind, id } = answer.typed
  const isNew = intent?.[0] === 'add' || answer.detail === 'entry_gone'
  return isNew ? { kind: kind?.[0], id: id?.[0] } : null
}

type EntriesProps = {
  kind: EntryKind
  entries: readonly OwnLine[]
  editing: OwnLine | null
  adding: boolean
  freshId: string
}

function Entries({ kind, entries, editing, adding, freshId }: EntriesProps) {
  const words = useWords(curriculumVitaeWords)
  const path = usePath()
  const suspended = useSuspended()
  const add = (
    <Button size="sm" to={path(`${cvPage}?add=${kind}#${kind}`)}>
      {words.add[kind]}
    </Button>
  )
  return (
    <Panel id={kind} title={words.kinds[kind]} actions={adding || suspended ? null : add}>
      <div className="grid gap-5">
        {adding && <CvEntryForm kind={kind} entry={null} freshId={freshId} />}
        {entries.length === 0 && !adding && <p className="text-ink-soft">{words.empty[kind]}</p>}
        {entries.map((entry) =>
          entry.id === editing?.id ? (
            <CvEntryForm key={entry.id} kind={kind} entry={entry} freshId={freshId} />
          ) : (
            <OwnEntry key={entry.id} entry={entry} />
          ),
        )}
      </div>
    </Panel>
  )
}

function OwnEntry({ entry }: { entry: EntryView }) {
  const words = useWords(curriculumVitaeWords)
  const path = usePath()
  const suspended = useSuspended()
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <CvEntry entry={entry} />
      </div>
      {!suspended && (
        <ButtonLink
          size="sm"
          variant="quiet"
          className="max-md:-ml-3"
          to={path(`${cvPage}?edit=${entry.id}#${entry.kind}`)}
          aria-label={words.editOf({ title: entry.title })}
        >
          {words.edit}
        </ButtonLink>
      )}
    </div>
  )
}

/** Words about oneself, and skills. */
function CvSelfForm({ own, primary }: { own: OwnCurriculumVitae; primary: boolean }) {
  const { self: words } = useWords(curriculumVitaeWords)
  const suspended = useSuspended()
  const path = usePath()
  return (
    <Panel title={words.title}>
      <ActForm intent="describe" className="grid gap-4">
        <SeenVersion
          name="revision"
          version={own.revision}
          kept={path('/bughunter/profile/curriculum-vitae')}
        />
        <About kept={own.about ?? ''} />
        <SkillsField kept={own.skills} />
        {!suspended && (
          <div>
            <SubmitButton variant={primary ? 'primary' : 'secondary'}>{words.save}</SubmitButton>
          </div>
        )}
      </ActForm>
    </Panel>
  )
}

function About({ kept }: { kept: string }) {
  const { self: words } = useWords(curriculumVitaeWords)
  return (
    <FormField name="about" label={words.about} hint={words.aboutHint}>
      <MarkdownArea rows={8} maxLength={longestAbout} defaultValue={useTyped('about', kept)} />
    </FormField>
  )
}
