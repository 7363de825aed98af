import { ActForm, SubmitButton, useFieldError } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { ownVerification } from '#domain/account/identity/verification-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { ndaVersion, ndaWords } from '#i18n/nda.ts'
import { verificationWords } from '#i18n/verification.ts'
import { act, load } from '#web/http/open.ts'
import { useLocale, usePath, useSignedWords, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { actOnNda } from './nda-acts.server.ts'

export const meta = pageTitle(ndaWords, (words) => words.title)

export const loader = load(async ({ actor }) => {
  const { ndaVersion: version, ndaAcceptedAt } = await ownVerification(actor)
  return { acceptedAt: version === ndaVersion ? ndaAcceptedAt : null }
})

export const action = act(actOnNda)

export default function Nda() {
  const { acceptedAt } = useLoaderData<typeof loader>()
  const { title } = useWords(ndaWords)
  const { nda, title: account } = useWords(verificationWords)
  const locale = useLocale()
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={title}
        subtitle={nda.version({ version: ndaVersion })}
        breadcrumb={[{ to: path('/bughunter/profile'), label: account }, { label: title }]}
        breadcrumbLabel={nda.back}
      />
      <ProfileTabs />
      <div className="grid max-w-3xl gap-6">
        <Panel>
          <Agreement />
        </Panel>
        {acceptedAt ? (
          <Notice tone="success">
            {nda.accepted({ version: ndaVersion, date: dateText(acceptedAt, locale) })}
          </Notice>
        ) : (
          <AcceptForm />
        )}
      </div>
    </div>
  )
}

function Agreement() {
  const { lead, clauses } = useSignedWords(ndaWords)
  const brand = useBrand().name
  return (
    <div className="prose">
      <p>{lead({ brand })}</p>
      {Object.values(clauses).map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text({ brand })}</p>
        </section>
      ))}
    </div>
  )
}

function AcceptForm() {
  const { nda } = useWords(verificationWords)
  return (
    <Panel>
      <ActForm intent="accept_nda" className="grid gap-4">
        <input type="hidden" name="version" value={ndaVersion} />
        <AgreeField />
        <div>
          <SubmitButton>{nda.accept}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function AgreeField() {
  const { nda, documents } = useWords(verificationWords)
  return <Checkbox name="agree" label={nda.agree} error={useFieldError('agree', documents.consentName)} />
}
