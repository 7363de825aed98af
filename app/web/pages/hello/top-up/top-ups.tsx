import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Tabs } from '@cakrawala/ui/tabs'
import { useLoaderData } from 'react-router'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { reverseTopUp } from '#domain/reward/reverse-top-up.server.ts'
import { decideTopUpInput, reverseTopUpInput } from '#domain/reward/reward-input.ts'
import { topUpQueue } from '#domain/reward/top-up/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { topUpsFile } from '#web/http/csv/team-csv.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { TopUpTable } from './top-up-table.tsx'

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const meta = pageTitle(moneyWords, (words) => words.topUps)

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const decided = asked.get('show') === 'decided'
  const size = sizeFrom(asked.get('size'))
  const queue = await topUpQueue(actor, { decided, size, from: asked.get('from') })
  leadToStart(queue, url)
  return { decided, size, queue }
})

const decide = act(async ({ actor, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  if (form.has('step'))
    return go(`/hello/top-ups?done=reversal_${await reverseTopUp(actor, parseForm(reverseTopUpInput, form))}`)
  const input = parseForm(decideTopUpInput, form)
  return go(`/hello/top-ups?done=top_up_${await decideTopUp(actor, input)}`)
})

export const middleware = topUpsFile.middleware
export const action = topUpsFile.or(decide)

export default function TopUps() {
  const { decided, size, queue } = useLoaderData<typeof loader>()
  const words = useWords(moneyWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.topUps}
        subtitle={words.topUpsHint}
        actions={queue.total > 0 && <ExportForm total={queue.total} />}
      />
      <Tabs
        label={words.topUps}
        items={[
          { to: path('/hello/top-ups'), label: words.open, current: !decided },
          { to: path('/hello/top-ups?show=decided'), label: words.decided, current: decided },
        ]}
      />
      <ListPanel list={queue} size={size}>
        <TopUpTable rows={queue.rows} decided={decided} />
      </ListPanel>
    </div>
  )
}
