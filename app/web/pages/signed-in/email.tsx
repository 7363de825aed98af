import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { emailWords } from '#i18n/email.ts'
import { act, load } from '#web/http/open.ts'
import { actOnEmail, emailFacts } from '#web/parts/account/account-acts.server.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(emailWords, (words) => words.title)
export const loader = load(emailFacts)
export const action = act(actOnEmail)

export default function ChangeEmail() {
  return <EmailPanel {...useLoaderData<typeof loader>()} />
}

type Facts = { email: string; awaiting: string | null; domain: string | null; proof: ProofAsked }

/** The page for a new e-mail address, of every audience: ask for a code, type it in. */
function EmailPanel({ email, awaiting, domain, proof }: Facts) {
  const words = useWords(emailWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ProfileTabs />
      <Panel>
        <DescriptionList
          items={[{ term: words.current, value: <span className="break-all">{email}</span> }]}
        />
      </Panel>
      {awaiting && <CodeForm email={awaiting} />}
      {/* A new request empties the form: the password must not stay in it. */}
      <Panel key={awaiting} title={awaiting ? words.otherTitle : words.askTitle} subtitle={words.askText}>
        <ActForm intent="ask_email" className="grid max-w-xl gap-4">
          <AddressField domain={domain} />
          <ProofFields asked={proof} />
          <div>
            <SubmitButton variant={awaiting ? 'secondary' : 'primary'}>{words.send}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
    </div>
  )
}

function CodeForm({ email }: { email: string }) {
  const words = useWords(emailWords)
  return (
    <Panel title={words.codeTitle} subtitle={words.codeText}>
      <ActForm intent="change_email" className="grid max-w-xl gap-4">
        <Notice tone="info">
          <span className="break-words">{words.sent({ email })}</span>
        </Notice>
        <FormField name="code" label={words.code} required>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={6} mono />
        </FormField>
        <div>
          <SubmitButton>{words.change}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function AddressField({ domain }: { domain: string | null }) {
  const words = useWords(emailWords)
  const hint = domain ? words.domainHint({ domain }) : undefined
  return (
    <FormField name="email" label={words.newEmail} hint={hint} required>
      <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={useTyped('email')} />
    </FormField>
  )
}
