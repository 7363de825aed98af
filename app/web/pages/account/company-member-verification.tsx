import { SubmitButton } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { data, useLoaderData } from 'react-router'
import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import { acceptInvitationInput } from '#domain/company/member-input.ts'
import { invitationBehind } from '#domain/company/member-queries.server.ts'
import { memberWords } from '#i18n/members.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { actOnLink, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { LinkForm, useBehindLink } from './link-form.tsx'
import { AgreementField, UsernameField } from './sign-up-fields.tsx'

const path = '/company-member-verification'
type Invitation = { token: string; companyName: string }

export const middleware = [bounceSignedIn]
export const headers = linkHeaders
export const meta = pageTitle(memberWords, (words) => words.verification.title)

export const loader = load(async ({ url }) => {
  const invitation = await invitationOf(url.searchParams.get('token'))
  // One answer for every link that is not good, whatever became of it.
  return data(invitation, invitation ? {} : { status: 404 })
})

export const action = actOnLink(
  'member_verification',
  async ({ actor, go }, form) => {
    const { passwordToken } = await acceptInvitation(actor, parseForm(acceptInvitationInput, form))
    return go(`/create-password?token=${passwordToken}&done=member_verified`)
  },
  (token) => invitationOf(token),
)

async function invitationOf(token: string | null): Promise<Invitation | null> {
  const behind = await invitationBehind(token)
  return behind && token ? { token, companyName: behind.companyName } : null
}

/** Before it is accepted, an invitation names who invites and nothing else. */
export default function CompanyMemberVerification() {
  const invitation = useBehindLink<Invitation>(useLoaderData<typeof loader>())
  const words = useWords(memberWords).verification
  if (!invitation) return <Failed />
  const { token, companyName } = invitation
  return (
    <>
      <AccountHeading
        title={words.title}
        intro={`${words.invitedBy({ company: companyName })} ${words.intro}`}
      />
      <LinkForm path={path} token={token} intent="accept">
        <UsernameField />
        <AgreementField />
        <SubmitButton wide>{words.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}

function Failed() {
  const words = useWords(memberWords).verification
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-bold">{words.failedTitle}</h1>
      <Notice tone="danger">{words.failed}</Notice>
      <div>
        <ButtonLink to={usePath()('/')}>{words.home}</ButtonLink>
      </div>
    </div>
  )
}
