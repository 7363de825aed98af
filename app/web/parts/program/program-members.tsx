import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { GrantLine } from '#domain/program/program-view.ts'
import { memberWords } from '#i18n/members.ts'
import { programWords } from '#i18n/program.ts'
import { programMemberWords } from '#i18n/program-members.ts'
import { L, usePath, useWords } from '../locale.tsx'

/** Which members of the company see this program and its reports. */
export function ProgramMembers({ members, page }: { members: readonly GrantLine[]; page: string }) {
  const words = useWords(programWords)
  const memberWords = useWords(programMemberWords)
  const { noMembers: none } = memberWords
  return (
    <Panel title={memberWords.members} subtitle={memberWords.membersHint} flush>
      <Table
        caption={memberWords.members}
        rows={members}
        rowKey={({ memberId }) => memberId}
        empty={
          <EmptyState
            title={none.title}
            action={<ButtonLink to={usePath()('/company/team/add')}>{none.action}</ButtonLink>}
          >
            {none.text}
          </EmptyState>
        }
        columns={[
          { key: 'name', header: memberWords.member, main: true, cell: (row) => <Name member={row} /> },
          {
            key: 'access',
            header: memberWords.access,
            cell: (row) => <Access member={row} />,
          },
          {
            key: 'act',
            header: words.act,
            hideHeader: true,
            cell: (row) => <Acts member={row} page={page} />,
          },
        ]}
      />
    </Panel>
  )
}

/** Leads to what holds for this member everywhere. */
function Name({ member: { memberId, name } }: { member: GrantLine }) {
  return (
    <L
      to={`/company/team/edit/${memberId}`}
      className="inline-flex min-h-11 items-center text-samudra-text underline [overflow-wrap:anywhere] md:min-h-0"
    >
      {name}
    </L>
  )
}

function Access({ member: { granted, permissions } }: { member: GrantLine }) {
  const words = useWords(programMemberWords)
  const { shortToggles } = useWords(memberWords)
  const rights = permissions.map((one) => shortToggles[one]).join(', ')
  return (
    <span className="grid">
      {granted ? words.granted : words.notGranted}
      {rights && <span className="text-xs text-ink-soft">{rights}</span>}
    </span>
  )
}

/** Leads to the page of each act, which asks for the password; no one changes what they may themselves. */
function Acts({ member, page }: { member: GrantLine; page: string }) {
  const words = useWords(programMemberWords)
  const path = usePath()
  if (member.own) return null
  const here = path(`${page}/members/${member.memberId}`)
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      {member.granted ? (
        <>
          <ButtonLink to={here}>{words.setRights}</ButtonLink>
          <ButtonLink to={`${here}?act=withdraw`}>{words.withdraw}</ButtonLink>
        </>
      ) : (
        <ButtonLink to={here}>{words.grant}</ButtonLink>
      )}
    </span>
  )
}
