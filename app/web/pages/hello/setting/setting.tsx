import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { settingSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { isSettingKey, needsSecond, type SettingKey } from '#domain/setting/setting.ts'
import { settingWords } from '#i18n/settings.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { overwriting } from '#web/http/overwriting.ts'
import { newest } from '#web/http/stored-version.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ChangeForm } from './change-form.tsx'
import { HoldingTable } from './holding-table.tsx'
import { LineTable } from './line-table.tsx'
import { changeByForm } from './setting-acts.server.ts'

export const meta = pageTitle<typeof settingWords.id, { setting: { key: SettingKey } }>(
  settingWords,
  (words, data) => (data ? words.keys[data.setting.key].name : words.title),
)

export const loader = load(async ({ actor, params }) => {
  const person = found(isOperator(actor) ? actor : null)
  const key = keyOf(params.key)
  const [setting, proof] = await Promise.all([settingSeenBy(person, key), proofAskedOf(person)])
  return { setting, proof }
})

const kept = newest(async ({ actor, params }) => {
  const { seen, lines } = await settingSeenBy(actor, keyOf(params.key))
  return lines[0] && { newest: seen, at: lines[0].at }
})

export const action = act(async ({ actor, params, go }, form) => {
  const person = found(isOperator(actor) ? actor : null)
  const key = keyOf(params.key)
  await changeByForm(person, key, overwriting(form, 'seen'))
  return go(`/hello/settings/${key}?done=${needsSecond(key) ? 'setting_proposed' : 'setting_set'}`)
}, kept)

function keyOf(text = '') {
  return found(isSettingKey(text) ? text : null)
}

/** One setting: what holds, what comes, what was, and a new line. */
export default function Setting() {
  const { setting, proof } = useLoaderData<typeof loader>()
  const words = useWords(settingWords)
  const path = usePath()
  const { name, text } = words.keys[setting.key]
  return (
    <div className="grid gap-6">
      <PageHeader
        title={name}
        subtitle={text}
        breadcrumb={[{ to: path('/hello/settings'), label: words.title }, { label: name }]}
        breadcrumbLabel={words.title}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <HoldingTable setting={setting} />
          <LineTable setting={setting} />
        </div>
        {setting.mayChange && <ChangeForm setting={setting} proof={proof} />}
      </div>
    </div>
  )
}
