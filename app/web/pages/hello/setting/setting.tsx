import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { overwriting } from '@cakrawala/page-parts/overwriting'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import type { SettingLineView, SettingView, ValueInForce } from '#domain/operations/setting/setting-view.ts'
import { settingSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { offeredBanks, type Provider } from '#domain/reward/payout/offered-banks.server.ts'
import { isSettingKey, needsSecond, type SettingKey } from '#domain/setting/setting.ts'
import { settingWords } from '#i18n/settings.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { changeByForm } from './setting-acts.server.ts'
import { ValueFields } from './value-fields.tsx'
import { DayShown, ScopeShown, StageBadge, ValueShown } from './value-shown.tsx'

export const meta = pageTitle<typeof settingWords.id, { setting: { key: SettingKey } }>(
  settingWords,
  (words, data) => (data ? words.keys[data.setting.key].name : words.title),
)

export const loader = load(async ({ actor, params }) => {
  const person = found(isOperator(actor) ? actor : null)
  const key = keyOf(params.key)
  const [setting, proof] = await Promise.all([settingSeenBy(person, key), proofAskedOf(person)])
  const banks = key === 'accounts' ? offeredBanks().filter(({ kind }) => kind === 'bank') : []
  return { setting, proof, banks }
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
  const { setting, proof, banks } = useLoaderData<typeof loader>()
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
        {setting.mayChange && <ChangeForm setting={setting} proof={proof} banks={banks} />}
      </div>
    </div>
  )
}

/** What holds today, part by part. */
function HoldingTable({ setting: { key, holding } }: { setting: SettingView }) {
  const words = useWords(settingWords)
  const title = key === 'holidays' ? words.upcoming : words.now
  const columns: Column<ValueInForce>[] = [
    {
      key: 'part',
      header: words.part,
      main: true,
      cell: ({ scope }) => <ScopeShown of={key} scope={scope} />,
    },
    { key: 'value', header: words.value, cell: ({ value }) => <ValueShown of={key} value={value} /> },
    {
      key: 'since',
      header: words.since,
      nowrap: true,
      cell: ({ since }) => (since === null ? words.first : <DayShown day={since} />),
    },
  ]
  return (
    <Panel title={title} flush>
      <Table
        caption={title}
        rows={holding}
        rowKey={({ scope }) => scope}
        columns={columns}
        empty={<EmptyState title={words.noAccounts.title}>{words.noAccounts.text}</EmptyState>}
      />
    </Panel>
  )
}

/** Writes a new line: what holds from which day on, and why. */
function ChangeForm({
  setting,
  proof,
  banks,
}: {
  setting: SettingView
  proof: ProofAsked
  banks: Provider[]
}) {
  const { change } = useWords(settingWords)
  const { key, second, seen } = setting
  const path = usePath()
  return (
    <Panel title={change.title} subtitle={second ? change.two : change.one}>
      <ActForm intent="change" className="grid gap-4">
        <SeenVersion name="seen" version={seen} kept={path(`/hello/settings/${key}`)} />
        <ValueFields setting={setting} banks={banks} />
        <Day setting={setting} />
        <Reason />
        <ProofFields asked={proof} />
        <SubmitButton>{second ? change.propose : change.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function Day({ setting: { key, firstDay } }: { setting: SettingView }) {
  const { change } = useWords(settingWords)
  const holiday = key === 'holidays'
  return (
    <FormField name="validFrom" label={holiday ? change.day : change.validFrom} required>
      <TextInput
        type="date"
        min={firstDay}
        defaultValue={useTyped('validFrom', holiday ? undefined : firstDay)}
      />
    </FormField>
  )
}

function Reason() {
  const { change } = useWords(settingWords)
  return (
    <FormField name="reason" label={change.reason} hint={change.reasonHint} required>
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}

/** Every line that was written, newest first. */
function LineTable({ setting: { key, lines } }: { setting: SettingView }) {
  const words = useWords(settingWords)
  const { columnsOfLine: names } = words
  const columns: Column<SettingLineView>[] = [
    {
      key: 'line',
      header: names.line,
      main: true,
      cell: ({ id, number, scope, stage }) => (
        <span className="grid justify-items-start gap-1">
          <L to={`/hello/settings/${key}/${id}`} className="text-samudra-text hover:underline">
            {words.line({ number })}
          </L>
          {scope !== '' && (
            <span className="text-xs font-normal text-ink-soft">
              <ScopeShown of={key} scope={scope} />
            </span>
          )}
          <StageBadge stage={stage} />
        </span>
      ),
    },
    { key: 'from', header: names.from, nowrap: true, cell: ({ validFrom }) => <DayShown day={validFrom} /> },
    { key: 'value', header: words.value, cell: ({ value }) => <ValueShown of={key} value={value} /> },
    { key: 'by', header: names.by, cell: ({ by }) => by },
  ]
  return (
    <Panel title={words.history} flush>
      <Table
        caption={words.history}
        rows={lines}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.historyEmpty.title}>{words.historyEmpty.text}</EmptyState>}
        columns={columns}
      />
    </Panel>
  )
}
