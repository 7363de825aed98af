import { overwriting } from '@cakrawala/page-parts/overwriting'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { proveInput } from '#domain/company/member-input.ts'
import { grantProgram, withdrawProgramGrant } from '#domain/program/grant/grant-program.server.ts'
import { programGrantSeenBy } from '#domain/program/grant/grant-queries.server.ts'
import { programPermissionsInput } from '#domain/program/grant/program-permissions-input.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { programWords } from '#i18n/program.ts'
import { programMemberWords } from '#i18n/program-members.ts'
import { isCompany } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ProgramMemberActs } from './program-member-acts.tsx'

const detail = '/company/programs/detail'

export const meta = pageTitle(programMemberWords, (words) => words.memberRights)

/** `?act=withdraw` opens the form that takes the access back: one form at a time asks for the password. */
export const loader = load(async ({ actor, params, url }) => {
  const person = found(isCompany(actor) ? actor : null)
  const grant = await programGrantSeenBy(person, params.id ?? '', params.memberId ?? '')
  const withdrawing = grant.granted && url.searchParams.get('act') === 'withdraw'
  return { ...grant, withdrawing, proof: await proofAskedOf(person) }
})
export type ProgramMemberData = Awaited<ReturnType<typeof loader>>

const kept = newest(async ({ actor, params }) => {
  const { revision, revisedAt } = await programGrantSeenBy(actor, params.id ?? '', params.memberId ?? '')
  return revisedAt && { newest: revision, at: revisedAt }
})

export const action = act(async ({ actor, params, go }, form) => {
  const [id = '', memberId = ''] = [params.id, params.memberId]
  // Who may not see the grant does not learn from an odd form that there is one.
  const { granted } = await programGrantSeenBy(actor, id, memberId)
  switch (form.get('intent')) {
    case 'save':
      refuseUnless(granted, 'conflict')
      await setProgramPermissions(
        actor,
        id,
        memberId,
        parseForm(programPermissionsInput, overwriting(form, 'revision')),
      )
      break
    case 'grant':
      await grantProgram(actor, id, memberId, parseForm(proveInput, form))
      break
    case 'withdraw':
      await withdrawProgramGrant(actor, id, memberId, parseForm(proveInput, form))
      break
    default:
      refuse('invalid_input')
  }
  return go(`${detail}/${id}?done=access_changed`)
}, kept)

/** What a member may do in one program beyond what holds for them everywhere. */
export default function ProgramMember() {
  const data = useLoaderData<typeof loader>()
  const { program, member } = data
  const words = useWords(programWords)
  const memberWords = useWords(programMemberWords)
  const path = usePath()
  const back = { to: path(`${detail}/${program.id}`), label: program.title }
  return (
    <div className="grid gap-4">
      <PageHeader
        title={memberWords.memberRightsOf({ name: member.name })}
        subtitle={memberWords.memberRightsHint}
        breadcrumb={[{ to: path('/company/programs'), label: words.programs }, back, { label: member.name }]}
        breadcrumbLabel={words.path}
        actions={
          <ButtonLink variant="quiet" to={path(`/company/team/edit/${member.id}`)}>
            {memberWords.rightsEverywhere}
          </ButtonLink>
        }
      />
      <ProgramMemberActs {...data} />
    </div>
  )
}
