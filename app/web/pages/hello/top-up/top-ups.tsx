import { useLoaderData } from 'react-router'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { decideTopUpInput } from '#domain/reward/reward-input.ts'
import { topUpQueue } from '#domain/reward/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { isPerson } from '#kernel/actor.ts'
import { pageFrom, sizeFrom } from '#kernel/paging.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { topUpsFile } from '#web/http/sheet/team-sheets.ts'
import { ExportForm } from '#web/parts/export-form.tsx'
import { ListSizes } from '#web/parts/list-sizes.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { TopUpTable } from './top-up-table.tsx'

export const meta = pageTitle(moneyWords, (words) => words.topUps)

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const decided = asked.get('show') === 'decided'
  const size = sizeFrom(asked.get('size'))
  return {
    decided,
    size,
    queue: await topUpQueue(actor, { decided, size, page: pageFrom(asked.get('page')) }),
  }
})

const decide = act(async ({ actor, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  const input = parseForm(decideTopUpInput, form)
  await decideTopUp(actor, input)
  return go(`/hello/top-ups?done=${input.decision === 'confirm' ? 'top_up_confirmed' : 'top_up_refused'}`)
})

export const middleware = topUpsFile.middleware
export const action = topUpsFile.or(decide)

export default function TopUps() {
  const { decided, size, queue } = useLoaderData<typeof loader>()
  const words = useWords(moneyWords)
  const path = usePath()
  const place = decided ? '/hello/top-ups?show=decided' : '/hello/top-ups?show=open'
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.topUps}
        subtitle={words.topUpsHint}
        actions={queue.total > 0 && <ExportForm />}
      />
      <Tabs
        label={words.topUps}
        items={[
          { to: path('/hello/top-ups'), label: words.open, current: !decided },
          { to: path('/hello/top-ups?show=decided'), label: words.decided, current: decided },
        ]}
      />
      <Panel flush>
        <TopUpTable rows={queue.rows} decided={decided} />
      </Panel>
      {queue.total > 0 && (
        <Pager
          page={queue.page}
          pages={queue.pages}
          pageTo={(page) => path(`${place}&size=${size}&page=${page}`)}
          label={words.pages.label}
          previousLabel={words.pages.previous}
          nextLabel={words.pages.next}
          summary={words.pages.summary({ total: queue.total })}
        />
      )}
      <ListSizes size={size} total={queue.total} />
    </div>
  )
}
