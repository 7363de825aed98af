import { hour } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { TextInput } from '@cakrawala/ui/text-input'
import { data, useLoaderData, useSearchParams } from 'react-router'
import { linkLives } from '#domain/account/link/link.ts'
import { askIncidentLink } from '#domain/incident/ask-incident-link.server.ts'
import { askIncidentLinkInput, openIncidentAccountInput } from '#domain/incident/incident-input.ts'
import { incidentAccountBehind, openIncidentAccount } from '#domain/incident/open-incident-account.server.ts'
import { accountWords } from '#i18n/account.ts'
import { incidentReporterWords } from '#i18n/incident-reporters.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { actOnLink, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { PasswordFields } from '#web/parts/account/password-fields.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { LinkForm, useBehindLink } from './link-form.tsx'

const path = '/incident/create-password'
type Behind = { token: string; code: string; username: string }

export const middleware = [bounceSignedIn]
export const headers = linkHeaders
export const meta = pageTitle(incidentReporterWords, (words) => words.account.title)

/** Without a token it is the page that asks for one. */
export const loader = load(async ({ url }) => {
  const token = url.searchParams.get('token')
  const behind = await behindLink(token)
  return data(behind, behind || token === null ? {} : { status: 404 })
})

export const action = actOnLink(
  'incident_account',
  async ({ actor, locale, go }, form) => {
    if (form.get('intent') === 'ask') {
      await askIncidentLink(actor, parseForm(askIncidentLinkInput, form).email, locale)
      return go(`${path}?asked=1`)
    }
    await openIncidentAccount(actor, parseForm(openIncidentAccountInput, form))
    return go('/incident/sign-in?done=password_created')
  },
  (token) => behindLink(token),
)

async function behindLink(token: string | null): Promise<Behind | null> {
  const ticket = await incidentAccountBehind(token)
  return ticket && token ? { token, ...ticket } : null
}

/** Makes the account of a person who reported an incident, by the link of the receipt. */
export default function IncidentCreatePassword() {
  const behind = useBehindLink<Behind>(useLoaderData<typeof loader>())
  const { account: words } = useWords(incidentReporterWords)
  const { fields } = useWords(accountWords)
  if (!behind) return <AskForLink />
  const { token, username } = behind
  return (
    <>
      <AccountHeading title={words.title} intro={words.intro(behind)} />
      <LinkForm path={path} token={token} intent="open">
        {/* Password managers save the name beside the password. */}
        <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        <PasswordFields label={fields.newPassword} own={{ username }} />
        <SubmitButton wide>{words.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}

function AskForLink() {
  const { account: words } = useWords(incidentReporterWords)
  const asked = useSearchParams()[0].has('asked')
  return (
    <>
      <AccountHeading
        title={words.deadTitle}
        intro={words.deadText({ hours: linkLives.incident_account / hour })}
      />
      <div className="grid gap-6">
        {asked && <Notice tone="success">{words.asked}</Notice>}
        <ActForm intent="ask" className="grid gap-4">
          <Email />
          <SubmitButton wide>{words.ask}</SubmitButton>
        </ActForm>
      </div>
      <p className="mt-6 text-center">
        <L to="/incident/sign-in" className="font-semibold text-samudra-text underline">
          {words.signIn}
        </L>
      </p>
    </>
  )
}

function Email() {
  const { account: words } = useWords(incidentReporterWords)
  return (
    <FormField name="email" label={words.email} required>
      <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={useTyped('email')} />
    </FormField>
  )
}
