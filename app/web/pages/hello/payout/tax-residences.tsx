import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import { decideResidenceInput } from '#domain/reward/residence/residence-input.ts'
import {
  type ResidenceInReview,
  residencesInReview,
} from '#domain/reward/residence/residence-queries.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isPerson } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { sizeFrom } from '#kernel/paging.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { countryName } from '#web/parts/account/country-options.server.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { pageTitle } from '#web/parts/title.ts'
import { ResidenceTable } from './residence-table.tsx'

export const meta = pageTitle(taxResidenceWords, (words) => words.team.title)
export const loader = load(async ({ actor, url, locale }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const list = await residencesInReview(actor, { from: url.searchParams.get('from'), size })
  leadToStart(list, url)
  return { list: { ...list, rows: list.rows.map((row) => named(row, locale)) }, size }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  await decideResidence(actor, parseForm(decideResidenceInput, form))
  return go('/hello/tax-residences?done=tax_residence_decided')
})

function named(row: ResidenceInReview, locale: Locale) {
  const { inForce, country } = row
  return { ...row, countryName: countryName(country, locale), inForce: namedResidence(inForce, locale) }
}

export default function TaxResidences() {
  const { list, size } = useLoaderData<typeof loader>()
  const { team } = useWords(taxResidenceWords)
  const { desk } = useWords(payoutQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={team.title}
        subtitle={team.hint}
        breadcrumb={[{ to: path('/hello/payouts'), label: desk.title }, { label: team.title }]}
        breadcrumbLabel={desk.title}
      />
      <ListPanel list={list} size={size}>
        <ResidenceTable rows={list.rows} />
      </ListPanel>
    </div>
  )
}
