import { ListPanel } from '@cakrawala/page-parts/list-panel'
import type { CountedPage } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { CompanyForTeam, MemberForTeam } from '#domain/company/company-for-team.server.ts'
import type { CompanyProgram } from '#domain/program/company-programs.server.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramStatusBadge } from '#web/parts/program/program-badges.tsx'

type Props = { company: CompanyForTeam; programs: CountedPage<CompanyProgram> }

/** The company of an owner or a member: who is in it and what it runs. Read only. */
export function AccountCompany({ company, programs }: Props) {
  const { company: words } = useWords(accountsWords)
  const path = usePath()
  return (
    <>
      <Panel
        title={company.name}
        actions={
          <ButtonLink size="sm" to={path(`/hello/licenses/${company.id}`)}>
            {words.license}
          </ButtonLink>
        }
      >
        <DescriptionList
          columns={3}
          items={[
            {
              term: words.owner,
              value: <AccountLink id={company.owner.id} name={company.owner.username} />,
            },
            { term: words.plan, value: words.plans[company.plan] },
            { term: words.domain, value: company.emailDomain },
          ]}
        />
      </Panel>
      <Members members={company.members} />
      <ListPanel
        list={programs}
        id="programs"
        at={{ start: 'programs', id: 'programs' }}
        label={words.programs}
        title={words.programs}
      >
        <Table
          caption={words.programs}
          rows={programs.rows}
          rowKey={({ id }) => id}
          empty={<p className="p-4 text-ink-soft">{words.noPrograms}</p>}
          columns={[
            {
              key: 'title',
              header: words.programs,
              main: true,
              cell: ({ id, title }) => (
                <L
                  to={`/hello/programs/detail/${id}`}
                  className="break-words text-samudra-text hover:underline"
                >
                  {title}
                </L>
              ),
            },
            {
              key: 'status',
              header: words.status,
              cell: (program) => <ProgramStatusBadge program={program} />,
            },
          ]}
        />
      </ListPanel>
    </>
  )
}

function Members({ members }: { members: CountedPage<MemberForTeam> }) {
  const { company: words } = useWords(accountsWords)
  return (
    <ListPanel
      list={members}
      id="members"
      at={{ start: 'members', id: 'members' }}
      label={words.members}
      title={words.members}
    >
      <Table
        caption={words.members}
        rows={members.rows}
        rowKey={({ id }) => id}
        empty={<p className="p-4 text-ink-soft">{words.noMembers}</p>}
        columns={[
          {
            key: 'name',
            header: words.member,
            main: true,
            cell: ({ accountId, name }) => (accountId ? <AccountLink id={accountId} name={name} /> : name),
          },
          {
            key: 'permission',
            header: words.permission,
            cell: ({ permission }) => words.permissions[permission],
          },
          { key: 'status', header: words.status, cell: ({ status }) => words.statuses[status] },
        ]}
      />
    </ListPanel>
  )
}

function AccountLink({ id, name }: { id: string; name: string }) {
  return (
    <L to={`/hello/accounts/${id}`} className="text-samudra-text hover:underline">
      {name}
    </L>
  )
}
