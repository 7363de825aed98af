import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { isWhole, ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { pageSizes } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { standings } from '#domain/account/status/account-status-lifecycle.ts'
import {
  type AccountInList,
  accountFilterOf,
  accountsSeenBy,
} from '#domain/account/status/accounts-for-team.server.ts'
import { appealFigures } from '#domain/report/appeal/appeals-for-team.server.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { dateText } from '#i18n/moment.ts'
import { roles } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountStatusBadge } from './act-dialog.tsx'

export const meta = pageTitle(accountsWords, (words) => words.list.title)

export const loader = load(async ({ actor, url }) => {
  const [list, appeals] = await Promise.all([
    accountsSeenBy(actor, accountFilterOf(url.searchParams), {
      from: url.searchParams.get('from'),
      size: pageSizes.feed,
    }),
    appealFigures(actor),
  ])
  leadToStart(list, url)
  return { list, appeals: appeals.open }
})

export default function Accounts() {
  const { list: accounts, appeals } = useLoaderData<typeof loader>()
  const { list } = useWords(accountsWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={list.title}
        subtitle={list.subtitle}
        actions={<Button to={path('/hello/appeals')}>{list.toAppeals({ count: appeals })}</Button>}
      />
      <AccountFilters />
      <Panel flush footer={isWhole(accounts) ? undefined : <ListFoot {...accounts} label={list.caption} />}>
        <Table
          caption={list.caption}
          columns={useColumns()}
          rows={accounts.rows}
          rowKey={({ id }) => id}
          empty={
            <ListEmpty root="/hello/accounts" title={list.empty}>
              {list.emptyText}
            </ListEmpty>
          }
        />
      </Panel>
    </div>
  )
}

function useColumns(): Column<AccountInList>[] {
  const { list, roles } = useWords(accountsWords)
  const locale = useLocale()
  return [
    {
      key: 'username',
      header: list.username,
      main: true,
      cell: (row) => <Name row={row} />,
    },
    { key: 'role', header: list.role, cell: ({ role }) => roles[role] },
    { key: 'company', header: list.company, cell: ({ company }) => company ?? list.none },
    {
      key: 'standing',
      header: list.standing,
      cell: ({ standing }) => <AccountStatusBadge standing={standing} />,
    },
    { key: 'open', header: list.open, cell: (row) => <OpenSteps row={row} /> },
    { key: 'since', header: list.since, nowrap: true, cell: ({ createdAt }) => dateText(createdAt, locale) },
  ]
}

function Name({ row: { id, username, email } }: { row: AccountInList }) {
  return (
    <span className="grid">
      <L to={`/hello/accounts/${id}`} className="font-semibold text-samudra-text hover:underline">
        {username}
      </L>
      <span className="break-words text-sm font-normal text-ink-soft">{email}</span>
    </span>
  )
}

function OpenSteps({ row: { sanctions, appeals } }: { row: AccountInList }) {
  const { list } = useWords(accountsWords)
  if (sanctions + appeals === 0) return list.none
  return (
    <span className="flex flex-wrap items-center gap-2">
      {sanctions > 0 && sanctions}
      {appeals > 0 && <Badge tone="warning">{list.appeals({ count: appeals })}</Badge>}
    </span>
  )
}

/** Narrows the list of accounts. */
function AccountFilters() {
  const { list, roles: roleNames, standings: accountStatusNames } = useWords(accountsWords)
  const { filter: label, submit, reset, all } = list
  return (
    <ListFilters
      root={usePath()('/hello/accounts')}
      words={{ label, submit, reset }}
      names={['q', 'role', 'standing']}
    >
      <FilterText name="q" label={list.q} maxLength={254} placeholder={list.qHint} />
      <FilterChoice name="role" label={list.role} all={all} options={choicesOf(roles, roleNames)} />
      <FilterChoice
        name="standing"
        label={list.standing}
        all={all}
        options={choicesOf(standings, accountStatusNames)}
      />
    </ListFilters>
  )
}
