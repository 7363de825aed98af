import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { askResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { residenceInput, withdrawResidenceInput } from '#domain/reward/residence/residence-input.ts'
import { ownResidence, type ResidenceView } from '#domain/reward/residence/residence-queries.server.ts'
import { withdrawResidence } from '#domain/reward/residence/withdraw-residence.server.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isBughunter } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { countryName, countryOptions } from '#web/parts/account/country-options.server.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { pageTitle } from '#web/parts/title.ts'
import { ResidenceAsked, ResidenceNow } from './residence-now.tsx'
import { ResidenceRequest } from './residence-request.tsx'

const here = '/bughunter/profile/reward/tax-residence'

export const meta = pageTitle(taxResidenceWords, (words) => words.word)
export const loader = load(async ({ actor, locale }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const [{ inForce, open, former, verified }, proof] = await Promise.all([
    ownResidence(actor),
    proofAskedOf(actor),
  ])
  const named = (row: ResidenceView) => withName(row, locale)
  return {
    ...{ inForce: namedResidence(inForce, locale), open: open && named(open), former: former.map(named) },
    ...{ verified, proof, countries: countryOptions(locale), today: jakartaDay(now()) },
  }
})

export const action = actWithFiles(async ({ actor, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  if (form.get('intent') === 'withdraw') {
    await withdrawResidence(actor, parseForm(withdrawResidenceInput, form))
    return go(`${here}?done=tax_residence_withdrawn`)
  }
  await askResidence(actor, parseForm(residenceInput, form))
  return go(`${here}?done=tax_residence_asked`)
})

function withName(row: ResidenceView, locale: Locale) {
  return { ...row, countryName: countryName(row.country, locale) }
}

export default function TaxResidence() {
  const { inForce, open, former, ...form } = useLoaderData<typeof loader>()
  const words = useWords(taxResidenceWords)
  const { ask } = useWords(ownPayoutWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.word}
        subtitle={words.own.hint}
        breadcrumb={[{ to: path('/bughunter/profile/reward'), label: ask.back }, { label: words.word }]}
        breadcrumbLabel={ask.back}
      />
      <ResidenceNow residence={inForce} open={open} />
      {!open && <ResidenceRequest {...form} />}
      {former.length > 0 && <ResidenceAsked rows={former} />}
    </div>
  )
}
