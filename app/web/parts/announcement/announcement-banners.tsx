import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import type { NoticeTone } from '@cakrawala/ui/notice-tone'
import X from 'lucide-react/icons/x'
import { Form, useLocation } from 'react-router'
import type { AnnouncementLevel } from '#domain/announcement/announcement.ts'
import type { AnnouncementView } from '#domain/announcement/announcement-view.ts'
import { announcementWords } from '#i18n/announcements.ts'
import type { Area } from '../area-of.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

type AnnouncementBannersProps = { area: Area; announcements: readonly AnnouncementView[] }

const tones: Readonly<Record<AnnouncementLevel, NoticeTone>> = {
  warning: 'warning',
  notice: 'info',
  news: 'info',
}
/** Above this many signs of HTML a text opens on demand. */
const short = 400

/** What the platform announces now, above every page of an area, until its reader puts it away. */
export function AnnouncementBanners({ area, announcements }: AnnouncementBannersProps) {
  const { region } = useWords(announcementWords)
  if (announcements.length === 0) return null
  return (
    <section aria-label={region} className="unprinted grid gap-3">
      {announcements.map((announcement) => (
        <AnnouncementBanner key={announcement.id} area={area} announcement={announcement} />
      ))}
    </section>
  )
}

function AnnouncementBanner({ area, announcement }: { area: Area; announcement: AnnouncementView }) {
  const { id, level } = announcement
  const words = useWords(announcementWords)
  const { title, html } = announcement.words[useLocale()]
  return (
    <div className="relative">
      <Notice
        tone={tones[level]}
        title={
          <span className="block pr-12 wrap-anywhere">
            <span className="sr-only">{words.levels[level]}: </span>
            {title}
          </span>
        }
      >
        <div className="pr-12">
          <AnnouncementText html={html} />
        </div>
      </Notice>
      <div className="absolute top-2 right-2">
        <Dismiss area={area} id={id} title={title} />
      </div>
    </div>
  )
}

function AnnouncementText({ html }: { html: string }) {
  const { more } = useWords(announcementWords)
  const text = <UserText sanitizedHtml={html} size="dense" />
  if (html.length <= short) return text
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline-offset-4 hover:underline">
        {more}
      </summary>
      {text}
    </details>
  )
}

/** Comes back to the page it was shown on. */
function Dismiss({ area, id, title }: { area: Area; id: string; title: string }) {
  const { dismissNamed } = useWords(announcementWords)
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={usePath()(`/${area}/announcements`)} preventScrollReset>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={pathname + withoutDone(search)} />
      <Button size="icon" variant="secondary" aria-label={dismissNamed({ title })}>
        <X aria-hidden />
      </Button>
    </Form>
  )
}

/** The success of an act before is not shown again. */
function withoutDone(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('done')
  const rest = `?${query}`
  return query.size > 0 && rest.length <= 200 ? rest : ''
}
