import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { declinePlan, grantPlan } from '#domain/company/plan/decide-plan.server.ts'
import { declinePlanInput, grantPlanInput } from '#domain/company/plan/plan-input.ts'
import { mayDecidePlans } from '#domain/company/plan/plan-policy.ts'
import { licenseForTeam, type PlanRequestView } from '#domain/company/plan/plan-queries.server.ts'
import { type Plan, plans } from '#domain/company/plan.ts'
import { planUsageSeenBy } from '#domain/report/plan/plan-usage.server.ts'
import { licenseWords } from '#i18n/license.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { PlanRequests, PlanTerms } from '#web/parts/license/plan-history.tsx'
import { PlanUsage } from '#web/parts/license/plan-usage.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof licenseWords.id, Loaded>(licenseWords, (words, data) =>
  data ? words.team.title({ company: data.license.company.name }) : words.plan,
)

export const loader = load(async ({ actor, params }) => {
  const license = await licenseForTeam(actor, params.companyId ?? '')
  const used = await planUsageSeenBy(actor, license.company.id)
  const today = now()
  const year = { from: jakartaDay(today), until: jakartaDay(after(today, 364 * day)) }
  return { license, used, year, mayDecide: mayDecidePlans(actor) }
})
type Loaded = Awaited<ReturnType<typeof loader>>

export const action = act(async ({ actor, params, go }, form) => {
  const companyId = params.companyId ?? ''
  switch (form.get('intent')) {
    case 'grant_plan':
      await grantPlan(actor, companyId, parseForm(grantPlanInput, form))
      return go(`/hello/licenses/${companyId}?done=plan_granted`)
    case 'decline_plan':
      await declinePlan(actor, companyId, parseForm(declinePlanInput, form))
      return go(`/hello/licenses/${companyId}?done=plan_declined`)
    default:
      return refuse('invalid_input')
  }
})

/** The plan of one company for the platform team: what it has, uses and asks. */
export default function CompanyLicense() {
  const { license, used, year, mayDecide } = useLoaderData<typeof loader>()
  const { team: words, plans } = useWords(licenseWords)
  const path = usePath()
  const { company, present, terms, requests } = license
  const title = words.title({ company: company.name })
  const waiting = requests.find(({ state }) => state === 'waiting')
  return (
    <div className="grid gap-6">
      <PageHeader
        title={title}
        subtitle={plans[present.plan].name}
        actions={<Button to={path(`/hello/accounts/${company.ownerId}`)}>{words.account}</Button>}
        breadcrumb={[{ to: path('/hello/queue?desk=plans'), label: words.back }, { label: title }]}
        breadcrumbLabel={words.back}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          {waiting && <PlanRequestFacts request={waiting} />}
          <PlanUsage plan={present.plan} used={used} />
          <PlanTerms terms={terms} />
          <PlanRequests requests={requests} />
        </div>
        {mayDecide && <PlanDecision waiting={waiting} plan={present.plan} year={year} />}
      </div>
    </div>
  )
}

/** What a company asks for, in its own words. */
function PlanRequestFacts({ request }: { request: PlanRequestView }) {
  const { team: words, columns, plans } = useWords(licenseWords)
  const { plan, askedAt, contact, reason } = request
  return (
    <Panel title={words.request}>
      <DescriptionList
        columns={2}
        items={[
          { term: columns.plan, value: plans[plan].name },
          { term: words.askedAt, value: <Moment at={askedAt} /> },
          { term: words.contact, value: <span className="break-words">{contact}</span> },
          { term: words.reason, value: <span className="break-words whitespace-pre-wrap">{reason}</span> },
        ]}
      />
    </Panel>
  )
}

/** Days of Asia/Jakarta that are offered: a year from today. */
type Year = { from: string; until: string }
type Props = { waiting: PlanRequestView | undefined; plan: Plan; year: Year }

/** The platform team notes a plan, or declines the request that waits. */
function PlanDecision({ waiting, plan, year }: Props) {
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
