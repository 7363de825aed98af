import { Notice } from '@cakrawala/ui/notice'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import type { LicenseView } from '#domain/company/plan/plan-queries.server.ts'
import type { PlanWarnings } from '#domain/company/plan/plan-warnings.ts'
import { planLimits } from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { planDay } from '#web/parts/license/plan-day.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** The plan, how long it is valid, and what its owner should know now. */
export function PlanState({ present, warnings }: Pick<LicenseView, 'present'> & { warnings: PlanWarnings }) {
  const words = useWords(licenseWords)
  const locale = useLocale()
  const { plan, validUntil } = present
  const programs = planLimits[plan].programs
  return (
    <div className="grid gap-4">
      <StatRow label={words.plan}>
        <StatTile label={words.plan} value={words.plans[plan].name} hint={words.plans[plan].text} />
        <StatTile
          label={words.validUntil}
          value={validUntil ? planDay(validUntil, locale) : words.always}
          hint={programs === null ? undefined : words.holds({ programs })}
        />
      </StatRow>
      <PlanNotices warnings={warnings} />
    </div>
  )
}

function PlanNotices({ warnings: { measures, end } }: { warnings: PlanWarnings }) {
  const { warning: words, plans, measures: names, usedOf } = useWords(licenseWords)
  const locale = useLocale()
  const worst = (['over', 'full', 'near'] as const).find((one) =>
    measures.some((row) => row.fullness === one),
  )
  const ending = end && { plan: plans[end.plan].name, day: planDay(end.on, locale) }
  return (
    <>
      {ending && (
        <Notice tone="warning" title={end.way === 'soon' ? words.soon(ending) : words.past(ending)}>
          {end.way === 'soon' ? words.soonText : words.pastText}
        </Notice>
      )}
      {worst && (
        <Notice tone={worst === 'over' ? 'danger' : 'warning'} title={words[worst]}>
          <p>{measures.map((row) => `${names[row.measure]}: ${usedOf(row)}`).join(' · ')}</p>
          <p>{words.text}</p>
        </Notice>
      )}
    </>
  )
}
