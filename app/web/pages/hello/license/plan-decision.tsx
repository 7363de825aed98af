import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { PlanRequestView } from '#domain/company/plan/plan-queries.server.ts'
import { type Plan, plans } from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { useWords } from '#web/parts/locale.tsx'

/** Days of Asia/Jakarta that are offered: a year from today. */
type Year = { from: string; until: string }
type Props = { waiting: PlanRequestView | undefined; plan: Plan; year: Year }

/** The platform team notes a plan, or declines the request that waits. */
export function PlanDecision({ waiting, plan, year }: Props) {
  const { team: words } = useWords(licenseWords)
  return (
    <div className="grid gap-6">
      <Panel title={words.grant} subtitle={words.grantText}>
        <ActForm intent="grant_plan" className="grid gap-4">
          <input type="hidden" name="requestId" value={waiting?.id ?? ''} />
          <GrantFields wished={waiting?.plan ?? plan} year={year} />
          <div>
            <SubmitButton>{words.submit}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
      {waiting && <Decline requestId={waiting.id} />}
    </div>
  )
}

function GrantFields({ wished, year }: { wished: Plan; year: Year }) {
  const { team: words, plan, plans: names } = useWords(licenseWords)
  return (
    <>
      <FormField name="plan" label={plan} required>
        <Select
          options={plans.map((one) => ({ value: one, label: names[one].name }))}
          defaultValue={useTyped('plan', wished)}
        />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="validFrom" label={words.from} required>
          <TextInput type="date" defaultValue={useTyped('validFrom', year.from)} />
        </FormField>
        <FormField name="validUntil" label={words.until} required>
          <TextInput type="date" defaultValue={useTyped('validUntil', year.until)} />
        </FormField>
      </div>
    </>
  )
}

function Decline({ requestId }: { requestId: string }) {
  const { team: words } = useWords(licenseWords)
  return (
    <Panel title={words.decline}>
      <ActForm intent="decline_plan" className="grid gap-4">
        <input type="hidden" name="requestId" value={requestId} />
        <Reason />
        <div>
          <SubmitButton variant="danger">{words.decline}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Reason() {
  const { team: words } = useWords(licenseWords)
  return (
    <FormField name="reason" label={words.declineReason} hint={words.declineHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
