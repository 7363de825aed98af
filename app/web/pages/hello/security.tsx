import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { ownAccount } from '#domain/account/account-queries.server.ts'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { colleagueResetInput } from '#domain/account/recovery/recovery-input.ts'
import { resetColleague } from '#domain/account/recovery/start-reset.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { accountWords } from '#i18n/account.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { isOperator } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { keptOnSecurity } from '#web/parts/account/factor-acts.server.ts'
import { actOnPicture } from '#web/parts/account/picture-acts.server.ts'
import { PicturePanel } from '#web/parts/account/picture-panel.tsx'
import { actOnSecurity, securityFacts } from '#web/parts/account/security-acts.server.ts'
import { SecurityPanel } from '#web/parts/account/security-panel.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(accountWords, (words) => words.security.title)
export const loader = load(async (visit) => {
  const { pictureId } = await ownAccount(found(isOperator(visit.actor) ? visit.actor : null))
  const mayReset = mayActForTeam(visit.actor, 'account.factor_reset_done')
  return { ...(await securityFacts(visit)), mayReset, pictureId }
})

export const action = actWithFiles(async (visit, form) => {
  const { actor, go } = visit
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const own = form.get('intent') === 'reset_colleague' || String(form.get('intent')).endsWith('_picture')
  if (!own) return actOnSecurity(visit, form)
  if (actor.factorOwed) refuse('step_missing', 'factor_owed')
  const pictured = await actOnPicture(visit, form)
  if (pictured) return pictured
  await resetColleague(actor, parseForm(colleagueResetInput, form))
  return go('/hello/security?done=colleague_reset')
}, keptOnSecurity)

export default function Security() {
  const { mayReset, pictureId, ...facts } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6">
      <SecurityPanel {...facts} />
      {!facts.owed && <PicturePanel of="hello" name={facts.username} picture={pictureId} />}
      {mayReset && !facts.owed && <ResetColleague proof={facts.proof} />}
    </div>
  )
}

/** The only way back for an operator who lost the authenticator: a colleague. */
function ResetColleague({ proof }: { proof: ProofAsked }) {
  const { colleague: words } = useWords(recoveryWords)
  return (
    <Panel flush title={words.title} subtitle={words.text}>
      <FoldAct intent="reset_colleague" title={words.submit}>
        <ActForm intent="reset_colleague" className="grid gap-4">
          <Fields />
          <ProofFields asked={proof} />
          <div>
            <SubmitButton variant="danger">{words.submit}</SubmitButton>
          </div>
        </ActForm>
      </FoldAct>
    </Panel>
  )
}

function Fields() {
  const { colleague: words } = useWords(recoveryWords)
  return (
    <>
      <FormField name="colleague" label={words.field} required>
        <TextInput
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={useTyped('colleague')}
        />
      </FormField>
      <FormField name="reason" label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={3} maxLength={1000} defaultValue={useTyped('reason')} />
      </FormField>
    </>
  )
}
