import { payoutStates } from '#domain/reward/payout.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of payouts. */
export function PayoutFilters() {
  const { desk } = useWords(payoutQueueWords)
  const { states, state } = useWords(payoutWords)
  const { filter: label, submit, reset } = desk
  return (
    <ListFilters root={usePath()('/hello/payouts')} words={{ label, submit, reset }} names={['q', 'state']}>
      <FilterText name="q" label={desk.q} maxLength={40} />
      <FilterChoice name="state" label={state} all={desk.any} options={choicesOf(payoutStates, states)} />
    </ListFilters>
  )
}
