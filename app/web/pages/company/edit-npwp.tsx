import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { maySubmitNpwp } from '#domain/company/company-policy.ts'
import { spacedNpwp } from '#domain/company/npwp.ts'
import { npwpInputOf } from '#domain/company/npwp-input.ts'
import { type OwnNpwpView, ownNpwp } from '#domain/company/npwp-queries.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { momentText } from '#i18n/moment.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { reviewWaitWords } from '#i18n/review-wait.ts'
import { isCompany } from '#kernel/actor.ts'
import { ownerOnly } from '#web/http/company-guards.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { NpwpBadge } from '#web/parts/badges.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [ownerOnly]
export const meta = pageTitle(npwpWords, (words) => words.title)
export const loader = load(async ({ actor }) => {
  const npwp = await ownNpwp(actor)
  const maySubmit = isCompany(actor) && maySubmitNpwp(actor, actor.companyId)
  // A number that is there is changed with a proof.
  return { npwp, maySubmit, proof: npwp && maySubmit ? await proofAskedOf(actor) : null }
})

export const action = actWithFiles(async ({ actor, go }, form) => {
  const changing = (await ownNpwp(actor)) !== null
  await submitNpwp(actor, parseForm(npwpInputOf(changing), form))
  return go('/company/profile/edit-npwp?done=npwp_submitted')
})

export default function EditNpwp() {
  const { npwp, maySubmit, proof } = useLoaderData<typeof loader>()
  const words = useWords(npwpWords)
  const { held } = useWords(companyAccountWords)
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        meta={npwp && <NpwpBadge state={npwp.state} />}
      />
      <ProfileTabs />
      {npwp && <Standing npwp={npwp} />}
      <Panel title={npwp ? words.change : words.fillIn} subtitle={words.text}>
        <ActForm intent="submit_npwp" encType="multipart/form-data" className="grid max-w-3xl gap-4">
          <Fields npwp={npwp} />
          {proof && <ProofFields asked={proof} />}
          {maySubmit ? (
            <div>
              <SubmitButton>{words.submit}</SubmitButton>
            </div>
          ) : (
            <Notice tone="warning">{held}</Notice>
          )}
        </ActForm>
      </Panel>
    </div>
  )
}

function Standing({ npwp: { state, detail, wait } }: { npwp: OwnNpwpView }) {
  const words = useWords(npwpWords)
  const { usual } = useWords(reviewWaitWords)
  const locale = useLocale()
  const tone = { pending: 'info', verified: 'success', refused: 'danger' } as const
  return (
    <div className="grid gap-3">
      <Notice tone={tone[state]} title={state === 'refused' ? words.refusedTitle : undefined}>
        {state === 'refused' ? (
          <p className="break-words whitespace-pre-wrap">{detail?.reason}</p>
        ) : (
          `${words.stateTexts[state]} ${wait ? usual(wait) : ''}`
        )}
      </Notice>
      {detail?.heldUntil && (
        <Notice tone="warning">{words.heldUntil({ at: momentText(detail.heldUntil, locale) })}</Notice>
      )}
      {state !== 'verified' &&
        detail?.warnings.map((warning) => (
          <Notice key={warning} tone="warning">
            {words.warnings[warning]}
          </Notice>
        ))}
    </div>
  )
}

function Fields({ npwp }: { npwp: OwnNpwpView | null }) {
  const { fields, hints, cardKept } = useWords(npwpWords)
  const detail = npwp?.detail
  return (
    <>
      <FormField name="number" label={fields.number} hint={hints.number} required>
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={useTyped('number', npwp ? spacedNpwp(npwp.number) : '')}
        />
      </FormField>
      <FormField name="name" label={fields.name} hint={hints.name} required>
        <TextInput maxLength={120} defaultValue={useTyped('name', detail?.name ?? '')} />
      </FormField>
      <FormField name="address" label={fields.address} hint={hints.address} required>
        <TextArea rows={3} maxLength={300} defaultValue={useTyped('address', detail?.address ?? '')} />
      </FormField>
      <FormField
        name="card"
        label={fields.card}
        hint={detail ? cardKept({ name: detail.card.name }) : hints.card}
        required={!detail}
      >
        <FileInput accept="application/pdf" />
      </FormField>
    </>
  )
}
