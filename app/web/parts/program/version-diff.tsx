import type { VersionPair } from '#domain/program/program-views.ts'
import { type DiffLine, lineDiff } from '#domain/program/version/line-diff.ts'
import { programWords } from '#i18n/program.ts'
import { versionWords } from '#i18n/program-versions.ts'
import { Panel } from '#ui/panel.tsx'
import { useWords } from '../locale.tsx'
import { policyLines, policyParts } from './policy-lines.ts'

/** What changed between two versions of a policy, line by line; parts without a change are left out. */
export function VersionDiff({ pair: { from, to, before, after } }: { pair: VersionPair }) {
  const words = useWords(versionWords)
  const program = useWords(programWords)
  const [old, present] = [policyLines(before, program), policyLines(after, program)]
  const parts = policyParts
    .map((part) => ({ part, lines: lineDiff(old[part], present[part]) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <Panel title={words.diffTitle({ from, to })} id="version-diff">
      <div className="grid gap-5">
        {parts.length === 0 && <p className="text-ink-soft">{words.none}</p>}
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
    </Panel>
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
