import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { useLoaderData } from 'react-router'
import type { CannedScope } from '#domain/report/canned/canned-answer.ts'
import { createCannedInput } from '#domain/report/canned/canned-input.ts'
import { mayWriteCanned } from '#domain/report/canned/canned-policy.ts'
import { createCanned } from '#domain/report/canned/write-canned.server.ts'
import { cannedWords } from '#i18n/canned.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { areaAt, useArea } from '#web/parts/area-of.ts'
import { CannedFields, PlaceholderList } from '#web/parts/canned/canned-form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(cannedWords, (words) => words.createTitle)

export const loader = load(({ actor }) => {
  refuseUnless(mayWriteCanned(actor, 'own'), 'forbidden')
  return { mayShare: mayWriteCanned(actor, 'shared') }
})

export const action = act(async ({ actor, go, url }, form) => {
  await createCanned(actor, parseForm(createCannedInput, form))
  return go(`/${areaAt(url.pathname)}/canned-answers?done=canned_saved`)
})

/** A new canned answer. */
export default function CreateCannedAnswer() {
  const { mayShare } = useLoaderData<typeof loader>()
  const words = useWords(cannedWords)
  const list = usePath()(`/${useArea()}/canned-answers`)
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeader
        title={words.createTitle}
        breadcrumb={[{ to: list, label: words.title }, { label: words.createTitle }]}
        breadcrumbLabel={words.back}
      />
      <Panel>
        <ActForm intent="create_canned" className="grid gap-4">
          <CannedFields kept={null} />
          {mayShare ? <ScopeChoice /> : <input type="hidden" name="scope" value="own" />}
          <div>
            <SubmitButton>{words.save}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
      <PlaceholderList />
    </div>
  )
}

const scopes = ['own', 'shared'] as const satisfies readonly CannedScope[]

function ScopeChoice() {
  const { scope, scopes: names, scopeHints } = useWords(cannedWords)
  const shared = useArea() === 'hello' ? scopeHints.team : scopeHints.company
  const hints = { own: scopeHints.own, shared }
  return (
    <RadioGroup
      name="scope"
      legend={scope}
      required
      columns={2}
      defaultValue={useTyped('scope', 'own')}
      error={useFieldError('scope', scope)}
      options={scopes.map((value) => ({ value, label: `${names[value]}: ${hints[value]}` }))}
    />
  )
}
