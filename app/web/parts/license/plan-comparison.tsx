import { ButtonLink } from '@cakrawala/ui/button-link'
import { ComparisonTable } from '@cakrawala/ui/comparison-table'
import type { PlanPrices } from '#domain/company/plan/plan-prices.server.ts'
import { type Plan, planLimits, planMeasures } from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from '../locale.tsx'

/** What each plan costs and holds, side by side. `dense`: among the panels of a work page. */
export function PlanComparison({ prices, dense = false }: { prices: PlanPrices; dense?: boolean }) {
  const { plans, comparison: words, notHeld } = useWords(licenseWords)
  const cells = (cell: (plan: Plan) => string) => ({
    ...{ first: cell('free'), second: cell('pro'), third: cell('enterprise') },
  })
  const priceOf = (plan: Plan) => {
    const price = prices[plan]
    if (price === null) return words.open
    return price === 0n ? words.free : words.perMonth({ price: formatRupiah(price) })
  }
  const limits = planMeasures.map((measure) => {
    const limitOf = (plan: Plan) => {
      const most = planLimits[plan][measure]
      return most === null ? words.unlimited : most === 0 ? notHeld : String(most)
    }
    return { what: words.measures[measure], ...cells(limitOf) }
  })
  const all = (text: string) => cells(() => text)
  const path = usePath()
  const ask = (
    <ButtonLink to={path('/contact-us')} reloadDocument>
      {words.contact}
    </ButtonLink>
  )
  return (
    <ComparisonTable
      dense={dense}
      action={Object.values(prices).includes(null) && ask}
      title={words.title}
      text={words.text}
      what={words.what}
      names={cells((plan) => plans[plan].name)}
      lines={[
        { what: words.price, ...cells(priceOf) },
        ...limits,
        { what: words.everyPlan, ...all(words.included) },
      ]}
    />
  )
}
