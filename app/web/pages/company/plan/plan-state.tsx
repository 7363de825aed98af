import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { LicenseView, PlanRequestView } from '#domain/company/plan/plan-queries.server.ts'
import type { PlanWarnings } from '#domain/company/plan/plan-warnings.ts'
import { planLimits, plans } from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { momentText } from '#i18n/moment.ts'
import { planDay } from '#web/parts/license/plan-day.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** The plan, and how long it is valid. */
export function PlanState({ present }: Pick<LicenseView, 'present'>) {
  const words = useWords(licenseWords)
  const locale = useLocale()
  const { plan, validUntil } = present
  const programs = planLimits[plan].programs
  return (
    <StatRow label={words.plan}>
      <StatTile label={words.plan} value={words.plans[plan].name} hint={words.plans[plan].text} />
      <StatTile
        label={words.validUntil}
        value={validUntil ? planDay(validUntil, locale) : words.always}
        hint={programs === null ? undefined : words.holds({ programs })}
      />
    </StatRow>
  )
}

/** What the owner of a plan should know now. */
export function PlanNotices({ warnings: { measures, end } }: { warnings: PlanWarnings }) {
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

type Props = { waiting: PlanRequestView | undefined; mayAsk: boolean }

/** The owner asks for a plan, or takes back what waits. */
export function PlanRequestForm({ waiting, mayAsk }: Props) {
  const { ask: words } = useWords(licenseWords)
  return (
    <Panel title={words.title} subtitle={words.text}>
      {!mayAsk && <Notice tone="warning">{words.held}</Notice>}
      {mayAsk && waiting && <Waiting request={waiting} />}
      {mayAsk && !waiting && (
        <ActForm intent="request_plan" className="grid gap-4">
          <Fields />
          <SubmitButton variant="secondary" wide>
            {words.submit}
          </SubmitButton>
        </ActForm>
      )}
    </Panel>
  )
}

function Waiting({ request: { id, plan, askedAt, reason } }: { request: PlanRequestView }) {
  const { ask: words, plans: names } = useWords(licenseWords)
  const locale = useLocale()
  return (
    <ActForm intent="withdraw_plan_request" className="grid gap-4">
      <Notice tone="info" title={words.waiting({ plan: names[plan].name })}>
        <p>{momentText(askedAt, locale)}</p>
        <p className="break-words whitespace-pre-wrap">{reason}</p>
      </Notice>
      <input type="hidden" name="requestId" value={id} />
      <SubmitButton variant="secondary" wide>
        {words.withdraw}
      </SubmitButton>
    </ActForm>
  )
}

function Fields() {
  const { ask: words, plans: names } = useWords(licenseWords)
  return (
    <>
      <FormField name="plan" label={words.plan} required>
        <Select
          options={plans.map((plan) => ({ value: plan, label: names[plan].name }))}
          defaultValue={useTyped('plan', 'pro')}
        />
      </FormField>
      <FormField name="reason" label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={4} maxLength={2_000} defaultValue={useTyped('reason')} />
      </FormField>
      <FormField name="contact" label={words.contact} hint={words.contactHint} required>
        <TextInput maxLength={120} defaultValue={useTyped('contact')} />
      </FormField>
    </>
  )
}
