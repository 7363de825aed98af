import { ActButton } from '@cakrawala/page-parts/act-button'
import { Badge } from '@cakrawala/ui/badge'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { MemberView } from '#domain/company/member-queries.server.ts'
import { memberWords } from '#i18n/members.ts'
import { dateText } from '#i18n/moment.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'

const tones = { 1: 'warning', 2: 'success', 3: 'neutral' } as const

export function MemberStatusBadge({ member }: { member: Pick<MemberView, 'status' | 'withdrawn'> }) {
  const { statuses, withdrawn } = useWords(memberWords)
  return <Badge tone={tones[member.status]}>{member.withdrawn ? withdrawn : statuses[member.status]}</Badge>
}

/** What a member may do, in few words. */
export function useRightsSummary(): (member: Pick<MemberView, 'permission' | 'permissions'>) => string {
  const { everything, readOnly, shortToggles } = useWords(memberWords)
  return ({ permission, permissions }) => {
    if (permission === 1) return everything
    return permissions.length === 0 ? readOnly : permissions.map((one) => shortToggles[one]).join(', ')
  }
}

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

type Props = {
  seats: { used: number; most: number | null }
  /** Whether the reader may open the page of the plan. */
  seesLicense: boolean
}

/** Warns before the seats of the plan are gone, and shows what to do when they are. */
export function SeatNotice({ seats: { used, most }, seesLicense }: Props) {
  const words = useWords(memberWords)
  const left = most === null ? null : most - used
  if (left === null || left > 1) return null
  const full = left <= 0
  return (
    <Notice
      tone="warning"
      title={full ? words.seatsFull : words.seatsNear}
      action={
        seesLicense && (
          <L
            to="/company/license"
            className="inline-flex min-h-11 items-center text-samudra-text underline md:min-h-0"
          >
            {words.license}
          </L>
        )
      }
    >
      {full ? words.seatsFullText : words.seatsNearText({ left })}
    </Notice>
  )
}
