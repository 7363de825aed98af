import { FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextInput } from '@cakrawala/ui/text-input'
import { data, useLoaderData } from 'react-router'
import { acceptTeamInvitation } from '#domain/account/team/accept-team-invitation.server.ts'
import { acceptTeamInvitationInput } from '#domain/account/team/team-input.ts'
import { teamInvitationBehind } from '#domain/account/team/team-queries.server.ts'
import { teamWords } from '#i18n/team.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { actOnLink, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { DeadLink, LinkForm, useBehindLink } from './link-form.tsx'
import { AgreementField, UsernameField } from './sign-up-fields.tsx'

export const middleware = [bounceSignedIn]
export const headers = linkHeaders
export const meta = pageTitle(teamWords, (words) => words.accept.title)

export const loader = load(async ({ url }) => {
  const invitation = await teamInvitationBehind(url.searchParams.get('token'))
  return data(invitation, invitation ? {} : { status: 404 })
})

export const action = actOnLink(
  'operator_invitation',
  async ({ actor, go }, form) => {
    const { passwordToken } = await acceptTeamInvitation(actor, parseForm(acceptTeamInvitationInput, form))
    return go(`/create-password?token=${passwordToken}`)
  },
  teamInvitationBehind,
)

/** Makes the account of an invited operator; who runs a new site names their address as well. */
export default function TeamInvitation() {
  const invitation = useBehindLink<{ token: string; first: boolean }>(useLoaderData<typeof loader>())
  const words = useWords(teamWords)
  if (!invitation) return <DeadLink />
  const { token, first } = invitation
  return (
    <>
      <AccountHeading title={words.accept.title} intro={first ? words.accept.first : words.accept.intro} />
      <LinkForm path="/team-invitation" token={token} intent="accept">
        {first && <EmailField label={words.fields.email} />}
        <UsernameField />
        <AgreementField />
        <SubmitButton wide>{words.accept.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}

function EmailField({ label }: { label: string }) {
  return (
    <FormField name="email" label={label} required>
      <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={useTyped('email')} />
    </FormField>
  )
}
