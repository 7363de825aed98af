import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { explainReading } from '#domain/report/reading/explain-reading.server.ts'
import { explainReadingInput } from '#domain/report/reading/reading.ts'
import { readingsWords } from '#i18n/readings.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { pathAfterSignIn } from '#web/http/next-path.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { AuditHeader } from '#web/pages/hello/audit/audit-table.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(readingsWords, (words) => words.explain.title)

export const loader = load(({ actor, url }) => {
  found(isOperator(actor) ? actor : null)
  return { next: url.searchParams.get('next') ?? '' }
})

export const action = act(async ({ actor, locale, url, go }, form) => {
  await explainReading(actor, parseForm(explainReadingInput, form))
  return go(pathAfterSignIn(url.searchParams.get('next'), 'hello', locale).replace(/^\/en(?=\/)/, ''))
})

/** Asked before the next report of another person, when there were many today. */
export default function ReadingReason() {
  const { next } = useLoaderData<typeof loader>()
  const { explain } = useWords(readingsWords)
  return (
    <div className="grid max-w-2xl gap-6">
      <AuditHeader title={explain.title} subtitle={explain.text} />
      <Panel>
        <ActForm intent="explain" action={`?next=${encodeURIComponent(next)}`} className="grid gap-4">
          <FormField name="reason" label={explain.reason} hint={explain.holds} required>
            <Reason />
          </FormField>
          <div>
            <SubmitButton>{explain.submit}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
    </div>
  )
}

function Reason() {
  return <TextArea rows={4} maxLength={500} defaultValue={useTyped('reason')} />
}
