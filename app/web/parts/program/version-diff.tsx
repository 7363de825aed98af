import { Panel } from '@cakrawala/ui/panel'
import type { ProgramPolicy } from '#domain/program/program.ts'
import type { VersionPair } from '#domain/program/program-view.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { type DiffLine, lineDiff } from '#domain/program/version/line-diff.ts'
import { dateText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { versionWords } from '#i18n/program-versions.ts'
import { useLocale, useWords } from '../locale.tsx'
import { policyLines, policyParts } from './policy-lines.ts'
import { useManagerNames } from './program-badges.tsx'

/** What changed between two versions of a policy, line by line; parts without a change are left out. */
export function VersionDiff({ pair: { from, to, before, after } }: { pair: VersionPair }) {
  const words = useWords(versionWords)
  const parts = usePolicyDiff(before, after)
  return (
    <Panel title={words.diffTitle({ from, to })} id="version-diff">
      {parts.length === 0 ? <p className="text-ink-soft">{words.none}</p> : <Parts parts={parts} />}
    </Panel>
  )
}

type RulesDiffProps = { before: ProgramRules; after: ProgramRules; title: string }

/** The same of two sets of rules, with what a program stores beside its policy. */
export function RulesDiff({ before, after, title }: RulesDiffProps) {
  const locale = useLocale()
  const program = useWords(programWords)
  const managers = useManagerNames()
  const accessOf = ({ kind, managedBy, visibility, validUntil }: ProgramRules) => [
    program.kinds[kind],
    managers[managedBy],
    program.visibilities[visibility],
    `${program.validUntil}: ${dateText(new Date(`${validUntil}T00:00:00+07:00`), locale)}`,
  ]
  const access = { part: 'access' as const, lines: lineDiff(accessOf(before), accessOf(after)) }
  const parts = [access, ...usePolicyDiff(before.policy, after.policy)].filter(
    ({ lines }) => lines.length > 0,
  )
  return (
    <Panel title={title} id="proposed-diff">
      <Parts parts={parts} />
    </Panel>
  )
}

type DiffPart = { part: (typeof policyParts)[number] | 'access'; lines: DiffLine[] }

function usePolicyDiff(before: ProgramPolicy, after: ProgramPolicy): DiffPart[] {
  const program = useWords(programWords)
  const [old, present] = [policyLines(before, program), policyLines(after, program)]
  return policyParts
    .map((part) => ({ part, lines: lineDiff(old[part], present[part]) }))
    .filter(({ lines }) => lines.length > 0)
}

function Parts({ parts }: { parts: readonly DiffPart[] }) {
  const words = useWords(versionWords)
  return (
    <div className="grid gap-5">
      {parts.map(({ part, lines }) => (
        <section key={part} className="grid min-w-0 gap-2">
          <h3 className="text-sm font-semibold">{words.parts[part]}</h3>
          <ul className="rounded border border-line">
            {lines.map((line, at) => (
              // Lines have no names of their own and never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Line key={at} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const looks = {
  same: { sign: '', tone: '' },
  removed: { sign: '−', tone: 'bg-bata-tint text-bata-text' },
  added: { sign: '+', tone: 'bg-daun-tint text-daun-text' },
  skipped: { sign: '…', tone: 'text-ink-soft' },
} as const

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const words = useWords(versionWords)
  const { sign, tone } = looks[kind]
  return (
    <li className={`flex gap-2 px-3 py-1 ${tone}`}>
      <span aria-hidden className="w-3 shrink-0 text-center font-mono">
        {sign}
      </span>
      {kind !== 'same' && <span className="sr-only">{words[kind]}</span>}
      <span className="min-h-5 min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</span>
    </li>
  )
}
