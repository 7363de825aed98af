import { ActForm, FormField, SubmitButton, useIntent, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import type { SettingLineView } from '#domain/operations/setting/setting-view.ts'
import { settingSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { isSettingKey, type SettingKey } from '#domain/setting/setting.ts'
import { refusals } from '#i18n/refusals.ts'
import { settingWords } from '#i18n/settings.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { lineActs } from './setting-acts.server.ts'
import { DayShown, ScopeShown, StageBadge, ValueShown } from './value-shown.tsx'

export const meta = pageTitle(settingWords, (words) => words.title)

export const loader = load(async ({ actor, params: { key = '', line: id } }) => {
  const person = found(isOperator(actor) && isSettingKey(key) ? actor : null)
  const setting = await settingSeenBy(person, found(isSettingKey(key) ? key : null))
  const line = found(setting.lines.find((one) => one.id === id))
  return { of: setting.key, line, proof: await proofAskedOf(person) }
})

export const action = act(async ({ actor, params: { key = '', line = '' }, go }, form) => {
  const person = found(isOperator(actor) && isSettingKey(key) ? actor : null)
  const name = String(form.get('intent'))
  const { done, work } = found(Object.hasOwn(lineActs, name) ? lineActs[name] : null)
  form.set('lineId', line)
  await work(person, form)
  return go(`/hello/settings/${key}/${line}?done=${done}`)
})

/** One line: its value, who wrote and decided it, and what may be done with it. */
export default function SettingLine() {
  const { of, line, proof } = useLoaderData<typeof loader>()
  const words = useWords(settingWords)
  const path = usePath()
  const name = words.line({ number: line.number })
  return (
    <div className="grid gap-6">
      <PageHeader
        title={`${words.keys[of].name}: ${name}`}
        meta={<StageBadge stage={line.stage} />}
        breadcrumb={[
          { to: path('/hello/settings'), label: words.title },
          { to: path(`/hello/settings/${of}`), label: words.keys[of].name },
          { label: name },
        ]}
        breadcrumbLabel={words.title}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <LineFacts of={of} line={line} />
        <LineActs line={line} proof={proof} />
      </div>
    </div>
  )
}

/** The value of a line, and who had a part in it. */
function LineFacts({ of, line }: { of: SettingKey; line: SettingLineView }) {
  const words = useWords(settingWords)
  const { facts, columnsOfLine } = words
  const items: { key: string; term: string; value: ReactNode }[] = [
    { key: 'scope', term: words.part, value: <ScopeShown of={of} scope={line.scope} /> },
    { key: 'value', term: words.value, value: <ValueShown of={of} value={line.value} /> },
    { key: 'from', term: columnsOfLine.from, value: <DayShown day={line.validFrom} /> },
    { key: 'reason', term: facts.reason, value: <Said text={line.reason} /> },
    { key: 'by', term: facts.by, value: line.by },
    { key: 'at', term: facts.at, value: <Moment at={line.at} /> },
  ]
  const add = (key: keyof typeof facts, value: string | Date | null) => {
    if (value instanceof Date) items.push({ key, term: facts[key], value: <Moment at={value} /> })
    else if (value) items.push({ key, term: facts[key], value: <Said text={value} /> })
  }
  for (const key of ['decidedBy', 'decidedAt', 'decideReason'] as const) add(key, line[key])
  for (const key of ['withdrawnBy', 'withdrawnAt', 'withdrawReason'] as const) add(key, line[key])
  return (
    <Panel>
      <DescriptionList columns={2} items={items} />
    </Panel>
  )
}

function Said({ text }: { text: string }) {
  return <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>
}

/** What the reader may do with a line: decide a colleague's proposal, or take back what does not hold yet. */
function LineActs({ line: { may, obstacles }, proof }: { line: SettingLineView; proof: ProofAsked }) {
  const { confirm, refuse, withdraw } = useWords(settingWords)
  const { details } = useWords(refusals)
  return (
    <div className="grid gap-6">
      <SecondNotice
        obstacle={obstacles.confirm}
        own={obstacles.confirm === 'setting_too_late' ? details.setting_too_late : undefined}
      />
      {may.confirm && (
        <Panel title={confirm.title} subtitle={confirm.text}>
          <ActForm intent="confirm" className="grid gap-4">
            <ProofFields asked={proof} />
            <SubmitButton>{confirm.submit}</SubmitButton>
          </ActForm>
        </Panel>
      )}
      {may.refuse && <Closing intent="refuse" words={refuse} />}
      {may.withdraw && <Closing intent="withdraw" words={withdraw} />}
    </div>
  )
}

type ClosingWords = { title: string; text?: string; submit: string }

function Closing({ intent, words: { title, text, submit } }: { intent: string; words: ClosingWords }) {
  return (
    <Panel title={title} subtitle={text}>
      <ActForm intent={intent} className="grid gap-4">
        <Reason />
        <SubmitButton variant="secondary">{submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function Reason() {
  const { closeReason } = useWords(settingWords)
  return (
    <FormField name="decideReason" id={`field-${useIntent()}-decideReason`} label={closeReason} required>
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('decideReason')} />
    </FormField>
  )
}
