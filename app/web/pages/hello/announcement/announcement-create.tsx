import { newId } from '@cakrawala/ids/ids'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { announcementInput } from '#domain/announcement/announcement-input.ts'
import { mayAnnounceForPlatform } from '#domain/announcement/announcement-lifecycle.ts'
import { writeAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AnnouncementForm } from './announcement-form.tsx'

export const meta = pageTitle(announcementWords, (words) => words.desk.create)
export const loader = load(({ actor }) => {
  refuseUnless(mayAnnounceForPlatform(actor), 'forbidden', 'team_role_missing')
  return { key: newId() }
})

export const action = act(async ({ actor, go }, form) => {
  const { id } = await writeAnnouncement(actor, parseForm(announcementInput, form))
  return go(`/hello/announcements/${id}?done=announcement_saved`)
})

export default function CreateAnnouncement() {
  const { key } = useLoaderData<typeof loader>()
  const { title, desk } = useWords(announcementWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={desk.create}
        subtitle={desk.subtitle}
        breadcrumb={[{ to: path('/hello/announcements'), label: title }, { label: desk.create }]}
        breadcrumbLabel={title}
      />
      <AnnouncementForm kept={null} formKey={key} />
    </div>
  )
}
