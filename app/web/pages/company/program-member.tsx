import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/prove-again.server.ts'
import { programGrantSeenBy } from '#domain/program/grant-queries.server.ts'
import { programPermissionsInput } from '#domain/program/program-permissions-input.ts'
import { setProgramPermissions } from '#domain/program/set-program-permissions.server.ts'
import { memberWords } from '#i18n/members.ts'
import { programWords } from '#i18n/program.ts'
import { isCompany } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { FormSection } from '#ui/form-section.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ActForm, SubmitButton } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PageRefusal } from '#web/parts/page-refusal.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { RewardLimitField, TogglesField } from './member-fields.tsx'

const detail = '/company/programs/detail'

export const meta = pageTitle(programWords, (words) => words.memberRights)

export const loader = load(async ({ actor, params }) => {
  const person = found(isCompany(actor) ? actor : null)
  const grant = await programGrantSeenBy(person, params.id ?? '', params.memberId ?? '')
  return { ...grant, proof: await proofAskedOf(person) }
})

export const action = act(async ({ actor, params, go }, form) => {
  const [id = '', memberId = ''] = [params.id, params.memberId]
  // Who may not see the grant does not learn from an odd form that there is one.
  await programGrantSeenBy(actor, id, memberId)
  await setProgramPermissions(actor, id, memberId, parseForm(programPermissionsInput, form))
  return go(`${detail}/${id}?done=access_changed`)
})

/** What a member may do in one program beyond what holds for them everywhere. */
export default function ProgramMember() {
  const { program, member, permissions, offered, rewardLimit, proof } = useLoaderData<typeof loader>()
  const words = useWords(programWords)
  const { prove, proveHint } = useWords(memberWords)
  const path = usePath()
  const back = { to: path(`${detail}/${program.id}`), label: program.title }
  return (
    <div className="grid gap-4">
      <PageHeader
        title={words.memberRightsOf({ name: member.name })}
        subtitle={words.memberRightsHint}
        breadcrumb={[{ to: path('/company/programs'), label: words.programs }, back, { label: member.name }]}
        breadcrumbLabel={words.path}
        actions={
          <ButtonLink variant="quiet" to={path(`/company/team/edit/${member.id}`)}>
            {words.rightsEverywhere}
          </ButtonLink>
        }
      />
      <PageRefusal forms={['save']} />
      <Panel>
        <ActForm intent="save" className="grid max-w-3xl gap-8">
          <FormSection title={words.memberRights} hint={program.title}>
            <TogglesField kept={permissions} offered={offered} />
            {offered.includes('reward.decide') && <RewardLimitField kept={rewardLimit} />}
          </FormSection>
          <FormSection title={prove} hint={proveHint}>
            <ProofFields asked={proof} />
          </FormSection>
          <div>
            <SubmitButton>{words.saveRights}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
    </div>
  )
}
