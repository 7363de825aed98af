import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { decideNpwp } from '#domain/company/decide-npwp.server.ts'
import { spacedNpwp } from '#domain/company/npwp.ts'
import { npwpDecisionInput } from '#domain/company/npwp-input.ts'
import { type NpwpForOperator, openNpwp } from '#domain/company/open-npwp.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { momentText } from '#i18n/moment.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { NpwpBadge } from '#web/parts/badges.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof npwpWords.id, { npwp: NpwpForOperator }>(npwpWords, (words, page) =>
  page ? words.review.title(page.npwp) : words.queue.title,
)
export const loader = load(async ({ actor, params }) => ({
  npwp: await openNpwp(actor, params.companyId ?? ''),
  mayDecide: mayActForTeam(actor, 'company.npwp_decided'),
}))

export const action = act(async ({ actor, params, go }, form) => {
  await decideNpwp(actor, params.companyId ?? '', parseForm(npwpDecisionInput, form))
  return go('/hello/npwp?done=npwp_decided')
})

export default function NpwpCase() {
  const { npwp, mayDecide } = useLoaderData<typeof loader>()
  const { review: words } = useWords(npwpWords)
  const path = usePath()
  const title = words.title({ company: npwp.company })
  return (
    <div className="grid gap-6">
      <PageHeader
        title={title}
        subtitle={words.logged}
        meta={<NpwpBadge state={npwp.state} />}
        breadcrumb={[{ to: path('/hello/npwp'), label: words.back }, { label: title }]}
        breadcrumbLabel={words.back}
      />
      <Facts npwp={npwp} />
      {npwp.state === 'pending' && mayDecide && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Verify npwp={npwp} />
          <Refuse npwp={npwp} />
        </div>
      )}
    </div>
  )
}

function Facts({ npwp }: { npwp: NpwpForOperator }) {
  const { review: words, fields, submittedAt, warnings } = useWords(npwpWords)
  const path = usePath()
  return (
    <Panel
      title={words.facts}
      actions={
        <ButtonLink size="sm" to={path(`/hello/npwp/${npwp.companyId}/card`)} reloadDocument download>
          {words.card}
        </ButtonLink>
      }
    >
      <div className="grid gap-4">
        <DescriptionList
          columns={2}
          items={[
            { term: fields.number, value: <span className="font-mono">{spacedNpwp(npwp.number)}</span> },
            { term: fields.name, value: <span className="break-words">{npwp.name}</span> },
            {
              term: fields.address,
              value: <span className="break-words whitespace-pre-wrap">{npwp.address}</span>,
            },
            { term: submittedAt, value: <Moment at={npwp.submittedAt} /> },
          ]}
        />
        {npwp.warnings.map((warning) => (
          <Notice key={warning} tone="warning">
            {warnings[warning]}
          </Notice>
        ))}
        {npwp.reason && (
          <Notice tone="info" title={words.reasonWas}>
            <p className="break-words whitespace-pre-wrap">{npwp.reason}</p>
          </Notice>
        )}
      </div>
    </Panel>
  )
}

function Verify({ npwp }: { npwp: NpwpForOperator }) {
  const { review: words } = useWords(npwpWords)
  const locale = useLocale()
  return (
    <Panel title={words.verifyTitle} subtitle={words.verifyText}>
      {npwp.heldUntil ? (
        <Notice tone="warning">{words.heldUntil({ at: momentText(npwp.heldUntil, locale) })}</Notice>
      ) : (
        <ActForm intent="verify">
          <input type="hidden" name="decision" value="verify" />
          <input type="hidden" name="submittedAt" value={npwp.submittedAt.toISOString()} />
          <SubmitButton>{words.verify}</SubmitButton>
        </ActForm>
      )}
    </Panel>
  )
}

function Refuse({ npwp }: { npwp: NpwpForOperator }) {
  const { review: words } = useWords(npwpWords)
  return (
    <Panel title={words.refuseTitle} subtitle={words.refuseText}>
      <ActForm intent="refuse" className="grid gap-4">
        <input type="hidden" name="decision" value="refuse" />
        <input type="hidden" name="submittedAt" value={npwp.submittedAt.toISOString()} />
        <Reason />
        <div>
          <SubmitButton variant="danger">{words.refuse}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Reason() {
  const { review: words } = useWords(npwpWords)
  return (
    <FormField name="reason" label={words.reason} hint={words.reasonHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
