import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isWhole } from '@cakrawala/page-parts/list-foot'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import type { KeysetPage } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLocation } from 'react-router'
import type { ManagedAnnouncement } from '#domain/program/announcement/program-announcement-view.ts'
import { announcementBounds } from '#domain/program/announcement/program-announcement-view.ts'
import { programAnnouncementWords } from '#i18n/announcements.ts'
import { momentText } from '#i18n/moment.ts'
import { useLocale, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'
import { NewsFoot, ProgramAnnouncement } from './program-announcements.tsx'

type ManagedAnnouncementsProps = {
  announcements: KeysetPage<ManagedAnnouncement>
  /** Names the next one; null where nothing may be announced. */
  formKey: string | null
  /** Whether what is written now stays with those inside. */
  inner: boolean
}

/** The announcements of a program for the people who write them. */
export function ManagedAnnouncements({ announcements, formKey, inner }: ManagedAnnouncementsProps) {
  const { title, desk } = useWords(programAnnouncementWords)
  const { rows, ...ways } = announcements
  return (
    <Panel
      title={title}
      subtitle={inner ? desk.hintPrivate : desk.hintPublic}
      id="announcements"
      flush
      footer={isWhole(ways) ? undefined : <NewsFoot ways={ways} />}
    >
      {rows.length === 0 && <p className="p-4 text-ink-soft">{desk.none}</p>}
      <ul className="divide-y divide-line">
        {rows.map((announcement) => (
          <li key={announcement.id} className="grid">
            <Managed announcement={announcement} />
          </li>
        ))}
      </ul>
      {formKey && (
        <FoldAct intent="announce" title={desk.write}>
          <ActForm key={formKey} intent="announce" className="grid gap-4">
            <FormKey formKey={formKey} />
            <Texts id="new" />
            <div>
              <SubmitButton>{desk.publish}</SubmitButton>
            </div>
          </ActForm>
        </FoldAct>
      )}
    </Panel>
  )
}

function Managed({ announcement }: { announcement: ManagedAnnouncement }) {
  const { desk, withdrawn } = useWords(programAnnouncementWords)
  const { id, title, text, version, by, withdrawnAt } = announcement
  const { pathname, search } = useLocation()
  return (
    <>
      <div className="grid gap-3 p-4">
        <ProgramAnnouncement
          announcement={announcement}
          by={desk.by({ name: by })}
          badges={withdrawnAt && <Badge>{withdrawn}</Badge>}
        />
        <Earlier announcement={announcement} />
      </div>
      {!withdrawnAt && (
        <>
          <FoldAct intent={`edit_announcement:${id}`} title={desk.edit({ title })}>
            <ActForm key={version} intent={`edit_announcement:${id}`} className="grid gap-4">
              <input type="hidden" name="announcementId" value={id} />
              <SeenVersion name="version" version={version} kept={`${pathname}${search}#announcements`} />
              <Texts id={id} kept={{ title, text }} />
              <div>
                <SubmitButton>{desk.save}</SubmitButton>
              </div>
            </ActForm>
          </FoldAct>
          <FoldAct intent={`withdraw_announcement:${id}`} title={desk.withdraw({ title })}>
            <p className="text-ink-soft">{desk.withdrawText}</p>
            <ActForm intent={`withdraw_announcement:${id}`}>
              <input type="hidden" name="announcementId" value={id} />
              <SubmitButton variant="danger">{desk.confirm}</SubmitButton>
            </ActForm>
          </FoldAct>
        </>
      )}
    </>
  )
}

function Earlier({ announcement: { earlier } }: { announcement: ManagedAnnouncement }) {
  const { desk } = useWords(programAnnouncementWords)
  const locale = useLocale()
  if (earlier.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-samudra-text underline-offset-4 hover:underline">
        {desk.earlierTitle}
      </summary>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {earlier.map(({ version, title, html, by, at }) => (
          <li key={version} className="grid gap-1">
            <p className="text-xs text-ink-soft">
              {desk.earlier({ version })} · {desk.by({ name: by })} · {momentText(at, locale)}
            </p>
            <p className="font-semibold wrap-anywhere">{title}</p>
            <UserText sanitizedHtml={html} size="dense" />
          </li>
        ))}
      </ol>
    </details>
  )
}

function FormKey({ formKey }: { formKey: string }) {
  return <input type="hidden" name="key" value={useTyped('key', formKey) ?? ''} />
}

/** Ids tell the fields of several forms apart. */
function Texts({ id, kept }: { id: string; kept?: { title: string; text: string } }) {
  const { desk } = useWords(programAnnouncementWords)
  return (
    <>
      <FormField id={`announcement-title-${id}`} name="title" label={desk.name} required>
        <TextInput maxLength={announcementBounds.title.most} defaultValue={useTyped('title', kept?.title)} />
      </FormField>
      <FormField id={`announcement-text-${id}`} name="text" label={desk.text} hint={desk.textHint} required>
        <MarkdownArea
          rows={6}
          maxLength={announcementBounds.text.most}
          defaultValue={useTyped('text', kept?.text)}
        />
      </FormField>
    </>
  )
}
