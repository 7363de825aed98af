import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { Field } from '@cakrawala/ui/field'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { type Column, Table } from '@cakrawala/ui/table'
import { Form } from 'react-router'
import type { VersionPair } from '#domain/program/program-view.ts'
import type { VersionLine } from '#domain/program/proposal/proposal-view.ts'
import { momentText } from '#i18n/moment.ts'
import { versionWords } from '#i18n/program-versions.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { VersionDiff } from './version-diff.tsx'

type VersionsProps = {
  versions: readonly VersionLine[]
  /** The two the reader asked to compare. */
  pair: VersionPair | null
  /** Path of the program's page, without language. */
  page: string
}

/** Every policy the program had, newest first, and what changed between any two. */
export function ProgramVersions({ versions, pair, page }: VersionsProps) {
  const words = useWords(versionWords)
  const several = versions.length > 1
  return (
    <>
      <Panel
        title={words.title}
        subtitle={words.hint}
        id="versions"
        flush
        footer={several && <Compare versions={versions} pair={pair} page={page} />}
      >
        <Table
          caption={words.title}
          rows={versions}
          rowKey={({ version }) => String(version)}
          columns={useColumns(versions, page)}
        />
      </Panel>
      {pair && <VersionDiff pair={pair} />}
    </>
  )
}

function useColumns(versions: readonly VersionLine[], page: string): Column<VersionLine>[] {
  const words = useWords(versionWords)
  const locale = useLocale()
  const path = usePath()
  const columns: Column<VersionLine>[] = [
    {
      key: 'version',
      header: words.column,
      main: true,
      cell: ({ version, state }) => (
        <span className="flex flex-wrap items-center gap-2">
          {words.version({ version })}
          {state !== 'past' && (
            <Badge tone={state === 'in_force' ? 'success' : 'neutral'}>{words.states[state]}</Badge>
          )}
        </span>
      ),
    },
    { key: 'at', header: words.saved, nowrap: true, cell: (row) => momentText(row.createdAt, locale) },
    { key: 'by', header: words.by, cell: ({ by }) => by },
    {
      key: 'hash',
      header: words.hash,
      cell: ({ textHash }) => (
        <code className="font-mono text-xs" title={textHash}>
          {textHash.slice(0, 16)}…
        </code>
      ),
    },
  ]
  const changes: Column<VersionLine> = {
    key: 'act',
    header: words.act,
    hideHeader: true,
    cell: ({ version }) =>
      version > 1 && (
        <Button size="sm" to={path(`${page}?from=${version - 1}&to=${version}#version-diff`)}>
          {words.changes}
        </Button>
      ),
  }
  return versions.length > 1 ? [...columns, changes] : columns
}

function Compare({ versions, pair, page }: VersionsProps) {
  const words = useWords(versionWords)
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: words.version({ version }),
  }))
  const [newest, before] = versions
  return (
    <Form
      method="get"
      action={`${usePath()(page)}#version-diff`}
      aria-label={words.compareLabel}
      preventScrollReset
      key={`${pair?.from} ${pair?.to}`}
      className="flex flex-wrap items-end gap-3"
    >
      <Field name="from" label={words.from}>
        <Select options={options} defaultValue={String(pair?.from ?? before?.version)} />
      </Field>
      <Field name="to" label={words.to}>
        <Select options={options} defaultValue={String(pair?.to ?? newest?.version)} />
      </Field>
      <Button>{words.compare}</Button>
    </Form>
  )
}
