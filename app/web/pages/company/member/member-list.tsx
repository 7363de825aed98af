import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { FilterChoice, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { factorRuleSeenBy, setFactorRule } from '#domain/company/factor-rule.server.ts'
import { factorRuleInput, memberChoiceInput, memberFilter } from '#domain/company/member-input.ts'
import { maySetFactorRule } from '#domain/company/member-policy.ts'
import { type MemberView, membersSeenBy, seatsSeenBy } from '#domain/company/member-queries.server.ts'
import { resendInvitation, withdrawInvitation } from '#domain/company/send-invitation.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { memberWords } from '#i18n/members.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { managesMembers } from '#web/http/company-guards.ts'
import { csvMoment } from '#web/http/csv/csv.ts'
import { listFile } from '#web/http/csv/list-file.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { FactorRule } from './factor-rule.tsx'
import { MemberTable, SeatNotice } from './member-table.tsx'

/** The members of a company, for those who manage them. */
const membersFile = listFile<MemberView>({
  list: 'members',
  lists: (person, search) => {
    const { data: status } = memberFilter.shape.status.safeParse(search.get('status') ?? undefined)
    return [(wanted) => membersSeenBy(person, { status }, wanted)]
  },
  csv: (locale) => {
    const { name, email, username, role, status, invited, joined } = wordsIn(listWords, locale).columns
    const { permissionNames, statuses } = wordsIn(memberWords, locale)
    return {
      head: [name, email, username, role, status, invited, joined],
      line: (row) => [
        ...[row.name, row.email, row.username ?? '', permissionNames[row.permission], statuses[row.status]],
        ...[csvMoment(row.invitedAt), row.joinedAt ? csvMoment(row.joinedAt) : ''],
      ],
    }
  },
})

export const middleware = [managesMembers, ...membersFile.middleware]
export const headers = membersFile.headers
export const meta = pageTitle(memberWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const { data: wanted } = memberFilter.shape.status.safeParse(url.searchParams.get('status') ?? undefined)
  const size = sizeFrom(url.searchParams.get('size'))
  const [members, seats, rule, proof] = await Promise.all([
    membersSeenBy(actor, { status: wanted }, { from: url.searchParams.get('from'), size }),
    seatsSeenBy(actor),
    factorRuleSeenBy(actor),
    isPerson(actor) && maySetFactorRule(actor) ? proofAskedOf(actor) : null,
  ])
  leadToStart(members, url)
  const [seesLicense, mayExport] = [maySeeBalance(actor), mayExportLists(actor)]
  return { members, size, seats, rule, proof, seesLicense, mayExport }
})

const change = act(async ({ actor, go }, form) => {
  if (form.get('intent') === 'factor_rule') {
    await setFactorRule(actor, parseForm(factorRuleInput, form))
    return go('/company/team/member-list?done=factor_rule_set')
  }
  const { memberId } = parseForm(memberChoiceInput, form)
  switch (form.get('intent')) {
    case 'resend':
      await resendInvitation(actor, memberId)
      return go('/company/team/member-list?done=invitation_resent')
    case 'withdraw':
      await withdrawInvitation(actor, memberId)
      return go('/company/team/member-list?done=member_withdrawn')
    default:
      return refuse('invalid_input')
  }
})
export const action = membersFile.or(change)

export default function MemberList() {
  const { members, size, seats, rule, proof, seesLicense, mayExport } = useLoaderData<typeof loader>()
  const words = useWords(memberWords)
  const path = usePath()
  const { used, most } = seats
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        waiting={most === null ? words.seatsOpen({ used }) : words.seats({ used, most })}
        actions={
          <>
            {mayExport && members.total > 0 && <ExportForm total={members.total} />}
            <Button variant="primary" to={path('/company/team/add')}>
              {words.add}
            </Button>
          </>
        }
      />
      <SeatNotice seats={seats} seesLicense={seesLicense} />
      <StatusFilter />
      <ListPanel list={members} things="members" size={size}>
        <MemberTable members={members.rows} empty={<NoMembers />} />
      </ListPanel>
      <FactorRule rule={rule} proof={proof} />
    </div>
  )
}

function NoMembers() {
  const words = useWords(memberWords)
  return (
    <ListEmpty root="/company/team/member-list" title={words.empty}>
      {words.emptyText}
    </ListEmpty>
  )
}

function StatusFilter() {
  const words = useWords(memberWords)
  const { filter: label, filterSubmit: submit, filterReset: reset } = words
  return (
    <ListFilters
      root={usePath()('/company/team/member-list')}
      words={{ label, submit, reset }}
      names={['status']}
    >
      <FilterChoice
        name="status"
        label={words.fields.status}
        all={words.all}
        options={([1, 2, 3] as const).map((code) => ({ value: String(code), label: words.statuses[code] }))}
      />
    </ListFilters>
  )
}
