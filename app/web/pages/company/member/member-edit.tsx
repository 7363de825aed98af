import { overwriting } from '@cakrawala/page-parts/overwriting'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { companyPermission } from '#domain/company/member.ts'
import { editMemberInput, proveInput } from '#domain/company/member-input.ts'
import { mayMakeAdmin } from '#domain/company/member-policy.ts'
import { memberSeenBy } from '#domain/company/member-queries.server.ts'
import { reactivateMember } from '#domain/company/reactivate-member.server.ts'
import { resendInvitation, withdrawInvitation } from '#domain/company/send-invitation.server.ts'
import { editMemberAndPrograms } from '#domain/program/grant/set-member-programs.server.ts'
import { programChoicesFor } from '#domain/program/program-choices.server.ts'
import { memberWords } from '#i18n/members.ts'
import { isCompany, memberPermissions } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { managesMembers } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { MemberActs } from './member-acts.tsx'
import { MemberStatusBadge } from './member-table.tsx'

export const middleware = [managesMembers]
export const meta = pageTitle<typeof memberWords.id, EditMemberData>(memberWords, (words, data) =>
  data ? words.editTitle(data.member) : words.back,
)

export const loader = load(async ({ actor, params, url }) => {
  const person = found(isCompany(actor) ? actor : null)
  const member = await memberSeenBy(person, params.id ?? '')
  const [programs, proof] = await Promise.all([programChoicesFor(person, member.id), proofAskedOf(person)])
  const wanted = url.searchParams.get('act') === 'deactivate'
  return {
    member,
    deactivating: wanted && member.mayChange && member.status === 2,
    offered: memberPermissions.filter(
      (one) => person.permissions.includes(one) || member.permissions.includes(one),
    ),
    withAdmin: mayMakeAdmin(person) || member.permission === companyPermission.admin,
    programs,
    proof,
  }
})
export type EditMemberData = Awaited<ReturnType<typeof loader>>

const kept = newest(async ({ actor, params }) => {
  const { revision, revisedAt } = await memberSeenBy(actor, params.id ?? '')
  return revisedAt && { newest: revision, at: revisedAt }
})

export const action = act(async ({ actor, params, go }, form) => {
  const id = params.id ?? ''
  const list = '/company/team/member-list?done='
  switch (form.get('intent')) {
    case 'save':
      await editMemberAndPrograms(actor, id, parseForm(editMemberInput, overwriting(form, 'revision')))
      return go(`${list}member_saved`)
    case 'deactivate':
      await deactivateMember(actor, id, parseForm(proveInput, form))
      return go(`${list}member_deactivated`)
    case 'reactivate':
      await reactivateMember(actor, id, parseForm(proveInput, form))
      return go(`${list}member_reactivated`)
    case 'resend':
      await resendInvitation(actor, id)
      return go(`${list}invitation_resent`)
    case 'withdraw':
      await withdrawInvitation(actor, id)
      return go(`${list}member_withdrawn`)
    default:
      // Who may not see the member does not learn from an odd form that there is one.
      await memberSeenBy(actor, id)
      return refuse('invalid_input')
  }
}, kept)

/** One membership: its rights and programs, and its end. */
export default function EditMember() {
  const data = useLoaderData<typeof loader>()
  const { member, deactivating } = data
  const words = useWords(memberWords)
  const path = usePath()
  const title = words.editTitle({ name: member.name })
  return (
    <div className="grid gap-6">
      <PageHeader
        title={title}
        subtitle={member.username ? `${member.email} · ${member.username}` : member.email}
        meta={<MemberStatusBadge member={member} />}
        breadcrumb={[{ to: path('/company/team/member-list'), label: words.back }, { label: member.name }]}
        breadcrumbLabel={words.back}
        actions={
          member.mayChange &&
          member.status === 2 &&
          !deactivating && (
            <ButtonLink to={path(`/company/team/edit/${member.id}?act=deactivate`)}>
              {words.deactivate}
            </ButtonLink>
          )
        }
      />
      <MemberActs {...data} />
    </div>
  )
}
