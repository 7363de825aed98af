import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { settingSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { isSettingKey } from '#domain/setting/setting.ts'
import { settingWords } from '#i18n/settings.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { LineActs } from './line-acts.tsx'
import { LineFacts } from './line-facts.tsx'
import { lineActs } from './setting-acts.server.ts'
import { StageBadge } from './stage-badge.tsx'

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

/** One line: what it says, who wrote and decided it, and what may be done with it. */
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
