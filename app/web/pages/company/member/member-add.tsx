import { hour } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { FormSection } from '@cakrawala/ui/form-section'
import { PageHeader } from '@cakrawala/ui/page-header'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { linkLives } from '#domain/account/link/link.ts'
import { usualPermissions } from '#domain/company/member.ts'
import { inviteMemberInput } from '#domain/company/member-input.ts'
import { mayMakeAdmin } from '#domain/company/member-policy.ts'
import { seatsSeenBy } from '#domain/company/member-queries.server.ts'
import { hasRoom } from '#domain/company/plan.ts'
import { inviteMemberToPrograms } from '#domain/program/grant/set-member-programs.server.ts'
import { programChoicesFor } from '#domain/program/program-choices.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { memberWords } from '#i18n/members.ts'
import { isCompany } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { managesMembers } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { NameField } from './member-fields.tsx'
import { MemberRights } from './member-rights.tsx'
import { SeatNotice } from './member-table.tsx'

export const middleware = [managesMembers]
export const meta = pageTitle(memberWords, (words) => words.addTitle)

export const loader = load(async ({ actor }) => {
  const person = found(isCompany(actor) ? actor : null)
  const [seats, programs, proof] = await Promise.all([
    seatsSeenBy(person),
    programChoicesFor(person, null),
    proofAskedOf(person),
  ])
  return {
    seats,
    seesLicense: maySeeBalance(person),
    hasSeat: hasRoom(seats.plan, 'seats', seats.used),
    offered: person.permissions,
    withAdmin: mayMakeAdmin(person),
    programs,
    proof,
  }
})

export const action = act(async ({ actor, go }, form) => {
  await inviteMemberToPrograms(actor, parseForm(inviteMemberInput, form))
  return go('/company/team/member-list?done=member_invited')
})

/** Invites a person of the company: who, with which rights, into which programs. */
export default function AddMember() {
  const { seats, seesLicense, hasSeat } = useLoaderData<typeof loader>()
  const words = useWords(memberWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.addTitle}
        subtitle={words.addSubtitle({ hours: linkLives.member_verification / hour })}
        breadcrumb={[{ to: path('/company/team/member-list'), label: words.back }, { label: words.addTitle }]}
        breadcrumbLabel={words.back}
      />
      <SeatNotice seats={seats} seesLicense={seesLicense} />
      {hasSeat && <InviteForm />}
    </div>
  )
}

function InviteForm() {
  const { seats, offered, withAdmin, programs, proof } = useLoaderData<typeof loader>()
  const words = useWords(memberWords)
  return (
    <ActForm intent="invite" className="group/rights grid max-w-3xl gap-8">
      <FormSection number={1} title={words.who}>
        <NameField />
        <EmailField domain={seats.domain} />
      </FormSection>
      <MemberRights
        {...{ offered, withAdmin, programs }}
        number={2}
        kept={{ permission: 2, permissions: usualPermissions.filter((one) => offered.includes(one)) }}
      />
      <FormSection number={4} title={words.prove} hint={words.proveHint}>
        <ProofFields asked={proof} />
      </FormSection>
      <div>
        <SubmitButton>{words.invite}</SubmitButton>
      </div>
    </ActForm>
  )
}

function EmailField({ domain }: { domain: string }) {
  const { fields, hints } = useWords(memberWords)
  return (
    <FormField name="email" label={fields.email} hint={hints.email({ domain })} required>
      <TextInput
        type="email"
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={useTyped('email')}
      />
    </FormField>
  )
}
