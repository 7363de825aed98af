import { ActButton } from '@cakrawala/page-parts/act-button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { MemberView } from '#domain/company/member-queries.server.ts'
import { memberWords } from '#i18n/members.ts'
import { dateText } from '#i18n/moment.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { MemberStatusBadge, useRightsSummary } from './member-badges.tsx'

/** The members of a company, each with what may be done about them. */
export function MemberTable({ members, empty }: { members: readonly MemberView[]; empty: ReactNode }) {
  const words = useWords(memberWords)
  const { fields } = words
  const summary = useRightsSummary()
  const locale = useLocale()
  return (
    <Table
      caption={words.title}
      rows={members}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        { key: 'name', header: fields.name, main: true, cell: (member) => <Person member={member} /> },
        {
          key: 'permission',
          header: fields.permission,
          cell: ({ permission }) => words.permissionNames[permission],
        },
        {
          key: 'status',
          header: fields.status,
          cell: (member) => <MemberStatusBadge member={member} />,
        },
        {
          key: 'rights',
          header: fields.permissions,
          cell: (member) => <span className="text-ink-soft">{summary(member)}</span>,
        },
        {
          key: 'programs',
          header: fields.programs,
          nowrap: true,
          cell: ({ permission, programs }) =>
            permission === 1 ? words.allPrograms : words.programCount({ count: programs }),
        },
        {
          key: 'joined',
          header: fields.joined,
          nowrap: true,
          cell: ({ joinedAt }) => (joinedAt ? dateText(joinedAt, locale) : words.none),
        },
        { key: 'act', header: fields.act, hideHeader: true, cell: (member) => <Acts member={member} /> },
      ]}
    />
  )
}

function Person({ member: { id, name, email, username } }: { member: MemberView }) {
  return (
    <span className="grid min-w-0">
      <L
        to={`/company/team/edit/${id}`}
        className="inline-flex min-h-11 items-center font-semibold text-samudra-text underline [overflow-wrap:anywhere] md:min-h-0"
      >
        {name}
      </L>
      <span className="text-ink-soft [overflow-wrap:anywhere]">{email}</span>
      {username && <span className="font-mono text-xs text-ink-soft">{username}</span>}
    </span>
  )
}

function Acts({ member: { id, name, status, mayChange } }: { member: MemberView }) {
  const words = useWords(memberWords)
  const path = usePath()
  if (!mayChange || status !== 1) {
    return (
      <ButtonLink to={path(`/company/team/edit/${id}`)}>
        {mayChange ? words.edit : words.view}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    )
  }
  return (
    <span className="flex flex-wrap gap-2 md:flex-nowrap md:whitespace-nowrap">
      <ActButton intent="resend" fields={{ memberId: id }}>
        {words.resend}
        <span className="sr-only"> {name}</span>
      </ActButton>
      <ActButton intent="withdraw" fields={{ memberId: id }}>
        {words.withdraw}
        <span className="sr-only"> {name}</span>
      </ActButton>
    </span>
  )
}
