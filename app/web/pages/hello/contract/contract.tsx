import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { decideContractInput } from '#domain/company/contract/contract-input.ts'
import { contractForTeam } from '#domain/company/contract/contract-queries.server.ts'
import type { ContractForTeam } from '#domain/company/contract/contract-view.ts'
import { decideContract } from '#domain/company/contract/decide-contract.server.ts'
import { contractWords } from '#i18n/contract.ts'
import { reviewWords } from '#i18n/program-review.ts'
import { isPerson } from '#kernel/actor.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ContractBadge, ContractSheet, ContractText } from '#web/parts/contract/contract-text.tsx'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof contractWords.id, Loaded>(contractWords, (words, data) =>
  data ? words.review.title({ company: data.contract.company }) : words.queue.title,
)
export const loader = load(async ({ actor, params }) => {
  const contract = await contractForTeam(actor, params.id ?? '')
  const open = contract.state === 'signed' && contract.mayDecide && isPerson(actor)
  return { contract, proof: open ? await proofAskedOf(actor) : null }
})
type Loaded = Awaited<ReturnType<typeof loader>>

export const action = act(async ({ actor, params, go }, form) => {
  const input = parseForm(decideContractInput, form)
  await decideContract(actor, params.id ?? '', input)
  const done = input.decision === 'return' ? 'contract_returned' : 'contract_countersigned'
  return go(`/hello/contracts?done=${done}`)
})

export default function CompanyContract() {
  const { contract, proof } = useLoaderData<typeof loader>()
  const { review: words, queue } = useWords(contractWords)
  const path = usePath()
  const title = words.title({ company: contract.company })
  return (
    <div className="grid gap-6">
      <PageHeader
        title={title}
        meta={<ContractBadge state={contract.state} />}
        breadcrumb={[{ to: path('/hello/contracts'), label: queue.title }, { label: title }]}
        breadcrumbLabel={queue.title}
      />
      {contract.reason && (
        <Notice title={words.reason}>
          <p className="break-words whitespace-pre-wrap">{contract.reason}</p>
        </Notice>
      )}
      <Company contract={contract} />
      <Twins contract={contract} />
      <ContractSheet contract={contract} root="/hello/contracts" />
      {proof && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Decide decision="counter_sign" asksReason={contract.twins.length > 0} proof={proof} />
          <Decide decision="return" asksReason proof={proof} />
        </div>
      )}
      <ContractText {...contract} />
    </div>
  )
}

function Company({ contract }: { contract: ContractForTeam }) {
  const { review: words, fields } = useWords(contractWords)
  const { npwpStates } = useWords(reviewWords)
  const { company, legalName, emailDomain, npwpState, ownerId } = contract
  return (
    <Panel title={words.company}>
      <DescriptionList
        columns={2}
        items={[
          { term: fields.company, value: <span className="wrap-anywhere">{legalName}</span> },
          { term: words.presentName, value: <span className="wrap-anywhere">{company}</span> },
          { term: words.emailDomain, value: emailDomain },
          { term: words.npwpState, value: npwpStates[npwpState] },
          {
            term: words.account,
            value: (
              <L to={`/hello/accounts/${ownerId}`} className="underline">
                {words.account}
              </L>
            ),
          },
        ]}
      />
    </Panel>
  )
}

/** Other companies that could be the same, or pass for it. */
function Twins({ contract: { twins } }: { contract: ContractForTeam }) {
  const { review: words } = useWords(contractWords)
  return (
    <Panel title={words.twins} subtitle={words.twinsText}>
      {twins.length === 0 ? (
        <p className="text-ink-soft">{words.noTwins}</p>
      ) : (
        <ul className="grid gap-3">
          {twins.map(({ companyId, ownerId, name, emailDomain, sameName, sameDomain }) => (
            <li key={companyId} className="flex flex-wrap items-center gap-2">
              <L to={`/hello/accounts/${ownerId}`} className="font-semibold wrap-anywhere underline">
                {name}
              </L>
              <span className="text-ink-soft">{emailDomain}</span>
              {sameName && <Badge tone="warning">{words.sameName}</Badge>}
              {sameDomain && <Badge tone="warning">{words.sameDomain}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type DecideProps = {
  decision: 'counter_sign' | 'return'
  asksReason: boolean
  proof: NonNullable<Loaded['proof']>
}

function Decide({ decision, asksReason, proof }: DecideProps) {
  const { review: words } = useWords(contractWords)
  const back = decision === 'return'
  return (
    <Panel
      title={back ? words.returnTitle : words.signTitle}
      subtitle={back ? words.returnText : words.signText}
    >
      <ActForm intent={decision} className="grid gap-4">
        <input type="hidden" name="decision" value={decision} />
        {asksReason && <Reason back={back} />}
        <ProofFields asked={proof} />
        <div>
          <SubmitButton variant={back ? 'danger' : 'primary'}>
            {back ? words.returnTitle : words.sign}
          </SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Reason({ back }: { back: boolean }) {
  const { review: words } = useWords(contractWords)
  return (
    <FormField
      name="reason"
      id={back ? 'field-return-reason' : 'field-counter_sign-reason'}
      label={back ? words.reason : words.twinReason}
      hint={back ? words.reasonHint : words.twinReasonHint}
      required
    >
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
