import { standings } from '#domain/account/status/account-status-lifecycle.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { roles } from '#kernel/actor.ts'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of accounts. */
export function AccountFilters() {
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
