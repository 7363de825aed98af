import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { editAnnouncementInput, moveAnnouncementInput } from '#domain/announcement/announcement-input.ts'
import { announcementSeenBy } from '#domain/announcement/announcements-for-team.server.ts'
import {
  publishAnnouncement,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '#domain/announcement/move-announcement.server.ts'
import { editAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { announcementWords } from '#i18n/announcements.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { overwriting } from '#web/http/overwriting.ts'
import { parseForm } from '#web/http/parse.ts'
import { newest } from '#web/http/stored-version.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { LevelBadge, StateBadge } from './announcement-badges.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { AnnouncementSteps } from './announcement-steps.tsx'
import { AnnouncementVersions } from './announcement-versions.tsx'

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
