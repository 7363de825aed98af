import { ActForm, SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Button } from '@cakrawala/ui/button'
import { Field } from '@cakrawala/ui/field'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import type { GroupLine } from '#domain/notification/notice-choices.server.ts'
import { chattyGroups, isLocked, maillessGroups } from '#domain/notification/notification.ts'
import type { QuietHours } from '#domain/notification/quiet-hours.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { act, load } from '#web/http/open.ts'
import { useArea } from '#web/parts/area-of.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import {
  actOnNoticeChoices,
  noticeChoiceFacts,
  storedNoticeChoices,
} from '#web/parts/notice/notice-acts.server.ts'
import { QuietHoursForm } from '#web/parts/notice/quiet-hours-form.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(notificationWords, (words) => words.choices.title)
export const loader = load(noticeChoiceFacts)
export const action = act(actOnNoticeChoices, storedNoticeChoices)

export default function NotificationSettings() {
  return (
    <NoticeChoicesPage here={`/${useArea()}/notifications/settings`} {...useLoaderData<typeof loader>()} />
  )
}

type PageProps = {
  /** The page itself, without language. */
  here: string
  choices: readonly GroupLine[]
  revision: number
  /** The language of the account. */
  own: Locale
  quiet: QuietHours | null
}

/** What a person hears of, and how. */
function NoticeChoicesPage({ here, choices, revision, own, quiet }: PageProps) {
  const words = useWords(notificationWords).choices
  const path = usePath()
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ProfileTabs />
      <LanguageForm here={here} own={own} />
      <ActForm intent="choose" className="grid gap-4">
        <SeenVersion name="revision" version={revision} kept={path(here)} />
        <Panel flush>
          <Table
            caption={words.caption}
            columns={useColumns()}
            rows={choices}
            rowKey={({ group }) => group}
          />
        </Panel>
        <p className="max-w-prose text-ink-soft">
          {words.daily} {words.due}
        </p>
        <div>
          <SubmitButton>{words.save}</SubmitButton>
        </div>
      </ActForm>
      <QuietHoursForm quiet={quiet} />
    </>
  )
}

/** The language of whatever is sent to the account; the page comes back in it. */
function LanguageForm({ here, own }: Pick<PageProps, 'here' | 'own'>) {
  const words = useWords(notificationWords).language
  const action = usePath()('/language')
  return (
    <Panel title={words.title} subtitle={words.text}>
      <form method="post" action={action} className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="next" value={`${here}?done=language_chosen`} />
        <Field name="locale" label={words.field}>
          <Select
            defaultValue={own}
            options={locales.map((value) => ({ value, label: words.names[value] }))}
          />
        </Field>
        <Button type="submit">{words.save}</Button>
      </form>
    </Panel>
  )
}

function useColumns(): Column<GroupLine>[] {
  const { group, page, mail } = useWords(notificationWords).choices
  return [
    { key: 'group', header: group, main: true, cell: (line) => <About line={line} /> },
    { key: 'page', header: page, cell: (line) => <InPage line={line} /> },
    { key: 'mail', header: mail, cell: (line) => <ByMail line={line} /> },
  ]
}

function About({ line: { group } }: { line: GroupLine }) {
  const { groups, choices } = useWords(notificationWords)
  const area = useArea()
  return (
    <span className="grid gap-0.5">
      {groups[group]}
      <span className="text-xs font-normal text-ink-soft">
        {choices.about[group === 'money' && area === 'bughunter' ? 'ownMoney' : group]}{' '}
        {isLocked(group) && choices.locked[group]}
      </span>
    </span>
  )
}

function InPage({ line: { group, page, locked } }: { line: GroupLine }) {
  const { groups, choices } = useWords(notificationWords)
  // An unticked box sends nothing: after a refusal its absence is what was typed.
  const refused = useRefused()
  const ticked = refused && !locked ? refused.typed[`page.${group}`] !== undefined : page
  return (
    <label className="grid size-11 place-items-center md:size-9">
      <span className="sr-only">{`${choices.page}: ${groups[group]}`}</span>
      <input
        type="checkbox"
        className="size-5"
        name={locked ? undefined : `page.${group}`}
        defaultChecked={ticked}
        disabled={locked}
      />
    </label>
  )
}

function ByMail({ line: { group, mail, locked } }: { line: GroupLine }) {
  const { groups, choices } = useWords(notificationWords)
  const { now, daily, off } = choices.ways
  const typed = useTyped(`mail.${group}`, mail)
  if (maillessGroups.has(group)) return <span className="text-ink-soft">{off}</span>
  if (locked) return <span className="text-ink-soft">{now}</span>
  return (
    <Select
      name={`mail.${group}`}
      aria-label={`${choices.mail}: ${groups[group]}`}
      defaultValue={typed}
      options={[
        { value: 'now', label: now },
        ...(chattyGroups.has(group) ? [{ value: 'daily', label: daily }] : []),
        { value: 'off', label: off },
      ]}
    />
  )
}
