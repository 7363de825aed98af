import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { overwriting } from '@cakrawala/page-parts/overwriting'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { editAnnouncementInput, moveAnnouncementInput } from '#domain/announcement/announcement-input.ts'
import type { AnnouncementAtWork } from '#domain/announcement/announcement-view.ts'
import { announcementSeenBy } from '#domain/announcement/announcements-for-team.server.ts'
import {
  publishAnnouncement,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '#domain/announcement/move-announcement.server.ts'
import { editAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { momentText } from '#i18n/moment.ts'
import type { Actor } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm } from '#web/http/parse.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { UserText } from '#web/parts/user-text.tsx'
import { LevelBadge, StateBadge } from './announcement-badges.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

export const meta = pageTitle(announcementWords, (words) => words.title)
export const loader = load(({ actor, params }) => announcementSeenBy(actor, params.id ?? ''))

const kept = newest(async ({ actor, params }) => {
  const { version, versions } = await announcementSeenBy(actor, params.id ?? '')
  return { newest: version, at: versions[0]!.at }
})

export const action = act(async ({ actor, params, go }, form) => {
  const { id } = await announcementSeenBy(actor, params.id ?? '')
  return go(`/hello/announcements/${id}?done=${await change(actor, id, form)}`)
}, kept)

async function change(actor: Actor, id: string, form: FormData): Promise<string> {
  const intent = form.get('intent')
  if (intent === 'save') {
    await editAnnouncement(actor, id, parseForm(editAnnouncementInput, overwriting(form, 'version')))
    return 'announcement_saved'
  }
  const { version } = parseForm(moveAnnouncementInput, form)
  if (intent === 'publish')
    return (await publishAnnouncement(actor, id, version)) ? 'announcement_live' : 'announcement_scheduled'
  if (intent === 'unschedule') {
    await unscheduleAnnouncement(actor, id, version)
    return 'announcement_unscheduled'
  }
  if (intent !== 'withdraw') refuse('invalid_input')
  await withdrawAnnouncement(actor, id, version)
  return 'announcement_withdrawn'
}

export default function AnnouncementAtDesk() {
  const announcement = useLoaderData<typeof loader>()
  const words = useWords(announcementWords)
  const path = usePath()
  const { state, level, audience, content, versions } = announcement
  return (
    <div className="grid gap-6">
      <PageHeader
        title={<span className="wrap-anywhere">{content.title}</span>}
        waiting={words.desk.waiting[state]}
        subtitle={words.audiences[audience]}
        meta={
          <>
            <StateBadge state={state} />
            <LevelBadge level={level} />
          </>
        }
        breadcrumb={[{ to: path('/hello/announcements'), label: words.title }, { label: content.title }]}
        breadcrumbLabel={words.title}
      />
      <AnnouncementPreview announcement={announcement} />
      <AnnouncementSteps announcement={announcement} />
      <AnnouncementVersions versions={versions} />
    </div>
  )
}

/** Both texts as their readers have them. */
function AnnouncementPreview({ announcement }: { announcement: AnnouncementAtWork }) {
  const { one } = useWords(announcementWords)
  const locale = useLocale()
  const { words, fromAt, untilAt } = announcement
  return (
    <Panel title={one.preview} subtitle={`${momentText(fromAt, locale)} – ${momentText(untilAt, locale)}`}>
      <div className="grid gap-6 lg:grid-cols-2">
        {locales.map((language) => (
          <article key={language} lang={language} className="grid content-start gap-2">
            <p className="text-xs text-ink-soft" lang={locale}>
              {one.languages[language]}
            </p>
            <h3 className="text-base wrap-anywhere">{words[language].title}</h3>
            <UserText sanitizedHtml={words[language].html} size="dense" />
          </article>
        ))}
      </div>
    </Panel>
  )
}

/** Every text it ever had, as it was typed; nothing while there is one only. */
function AnnouncementVersions({ versions }: Pick<AnnouncementAtWork, 'versions'>) {
  const { one } = useWords(announcementWords)
  const locale = useLocale()
  if (versions.length < 2) return null
  return (
    <Panel title={one.versions} flush>
      <ol className="divide-y divide-line">
        {versions.map(({ version, content, by, at }) => (
          <li key={version}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
                <span className="font-semibold">{one.version({ version })}</span>
                <span className="text-xs text-ink-soft">
                  {one.by({ name: by, at: momentText(at, locale) })}
                </span>
              </summary>
              <div className="grid gap-4 px-4 pb-4 lg:grid-cols-2">
                <Text lang="id" title={content.title} text={content.text} />
                <Text lang="en" title={content.titleEn} text={content.textEn} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Text({ lang, title, text }: { lang: 'id' | 'en'; title: string; text: string }) {
  return (
    <div lang={lang} className="grid content-start gap-1">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}

/** What may be done about an announcement now, each a line that opens. */
function AnnouncementSteps({ announcement }: { announcement: AnnouncementAtWork }) {
  const { one } = useWords(announcementWords)
  const { moves, version, content, state } = announcement
  if (moves.length === 0) return null
  const may = (move: (typeof moves)[number]) => moves.includes(move)
  return (
    <Panel title={one.acts} flush>
      {may('publish') && (
        <Step intent="publish" title={one.publish} version={version}>
          {one.publishText}
        </Step>
      )}
      {may('edit') && (
        <FoldAct intent="save" title={one.edit}>
          <AnnouncementForm
            key={version}
            kept={content}
            edited={announcement}
            live={state === 'live' || state === 'ended'}
          />
        </FoldAct>
      )}
      {may('unschedule') && <Step intent="unschedule" title={one.unschedule} version={version} />}
      {may('withdraw') && (
        <Step intent="withdraw" title={one.withdraw} version={version} danger>
          {one.withdrawText}
        </Step>
      )}
    </Panel>
  )
}

type StepProps = { intent: string; title: string; version: number; danger?: boolean; children?: ReactNode }

function Step({ intent, title, version, danger = false, children }: StepProps) {
  return (
    <FoldAct intent={intent} title={title}>
      {children && <p className="text-ink-soft">{children}</p>}
      <ActForm intent={intent}>
        <input type="hidden" name="version" value={version} />
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{title}</SubmitButton>
      </ActForm>
    </FoldAct>
  )
}
