import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { editCannedInput } from '#domain/report/canned/canned-input.ts'
import { type CannedView, cannedAnswer } from '#domain/report/canned/canned-queries.server.ts'
import { deleteCanned, editCanned } from '#domain/report/canned/write-canned.server.ts'
import { cannedWords } from '#i18n/canned.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { areaAt, useArea } from '#web/parts/area-of.ts'
import { CannedFields, PlaceholderList } from '#web/parts/canned/canned-form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof cannedWords.id, CannedView>(
  cannedWords,
  (words, answer) => answer?.name ?? words.title,
)

export const loader = load(({ actor, params }) => cannedAnswer(actor, params.id ?? ''))

export const action = act(async ({ actor, params, go, url }, form) => {
  const id = params.id ?? ''
  const list = `/${areaAt(url.pathname)}/canned-answers`
  switch (form.get('intent')) {
    case 'edit_canned':
      await editCanned(actor, id, parseForm(editCannedInput, form))
      return go(`${list}/${id}?done=canned_saved`)
    case 'delete_canned':
      await deleteCanned(actor, id)
      return go(`${list}?done=canned_deleted`)
    default:
      return refuse('invalid_input')
  }
})

/** One canned answer: changed by those who may, read by the others. */
export default function CannedAnswer() {
  const answer = useLoaderData<typeof loader>()
  const words = useWords(cannedWords)
  const list = usePath()(`/${useArea()}/canned-answers`)
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeader
        title={answer.name}
        meta={<Badge>{words.scopes[answer.scope]}</Badge>}
        breadcrumb={[{ to: list, label: words.title }, { label: answer.name }]}
        breadcrumbLabel={words.back}
      />
      {answer.mayChange ? <Editing key={answer.revision} answer={answer} /> : <Reading answer={answer} />}
      <PlaceholderList />
    </div>
  )
}

function Editing({ answer }: { answer: CannedView }) {
  const words = useWords(cannedWords)
  return (
    <>
      <Panel>
        <ActForm intent="edit_canned" className="grid gap-4">
          <input type="hidden" name="revision" value={answer.revision} />
          <CannedFields kept={answer} />
          <div>
            <SubmitButton>{words.save}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
      <Panel title={words.remove} subtitle={words.removeText}>
        <ActForm intent="delete_canned">
          <SubmitButton variant="danger">{words.remove}</SubmitButton>
        </ActForm>
      </Panel>
    </>
  )
}

function Reading({ answer: { textId, textEn } }: { answer: CannedView }) {
  const words = useWords(cannedWords)
  const texts = [
    { lang: 'id', title: words.textId, text: textId },
    { lang: 'en', title: words.textEn, text: textEn },
  ]
  return (
    <>
      <Notice>{words.readOnly}</Notice>
      {texts
        .filter(({ text }) => text !== '')
        .map(({ lang, title, text }) => (
          <Panel key={lang} title={title}>
            <p lang={lang} className="font-mono text-sm break-words whitespace-pre-wrap">
              {text}
            </p>
          </Panel>
        ))}
    </>
  )
}
