import { barShare } from '@cakrawala/ui/chart-bar'
import { Panel } from '@cakrawala/ui/panel'
import { type Tone, toneShape } from '@cakrawala/ui/tone'
import {
  type Fullness,
  fullnessOf,
  type Plan,
  type PlanMeasure,
  planLimits,
  planMeasures,
  type PlanUsage as Used,
} from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { useWords } from '../locale.tsx'

const tones = { room: 'primary', near: 'warning', full: 'warning', over: 'danger' } as const satisfies Record<
  Fullness,
  Tone
>

/** What a company uses of each measure of its plan, as bars that end at the limit. */
export function PlanUsage({ plan, used }: { plan: Plan; used: Used }) {
  const words = useWords(licenseWords)
  return (
    <Panel title={words.usage} subtitle={words.usageHint}>
      <dl className="grid grid-cols-[auto_1fr_auto] gap-y-3">
        {planMeasures.map((measure) => (
          <Row key={measure} measure={measure} most={planLimits[plan][measure]} used={used[measure]} />
        ))}
      </dl>
      <p className="mt-4 text-ink-soft">{words.inEvery}</p>
    </Panel>
  )
}

function Row({ measure, most, used }: { measure: PlanMeasure; most: number | null; used: number }) {
  const words = useWords(licenseWords)
  const text = most === null ? words.unlimited({ used }) : words.usedOf({ used, most })
  return (
    <div className="col-span-3 grid grid-cols-subgrid items-center gap-x-3">
      <dt className="text-ink-soft">{words.measures[measure]}</dt>
      <dd className="col-span-2 grid grid-cols-subgrid items-center gap-x-3">
        <svg aria-hidden width="100%" height="12" className={toneShape[tones[fullnessOf(most, used)]]}>
          <rect width="100%" height="12" rx="2" className="fill-neutral-tint" />
          <rect width={barShare(used, [], most ?? 0)} height="12" rx="2" fill="currentColor" />
        </svg>
        <span className="num font-medium">{most === 0 && used === 0 ? words.notHeld : text}</span>
      </dd>
    </div>
  )
}
