import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { isOpenTarget, type TargetView, unprovedOf } from '#domain/program/target-state.ts'
import { assetWords } from '#i18n/assets.ts'
import { programTargetWords } from '#i18n/program-versions.ts'
import { usePath, useWords } from '../locale.tsx'
import { TargetBadge } from './target-badge.tsx'

type Props = { targets: readonly TargetView[]; shown: boolean; area: string }

/**
 * For those who manage a program: whether each target is proved, and the way to what is missing. `shown`: bughunters see the program, so
 * what is not proved is paused. `area`: of the reader, who is of the company or of the platform team.
 */
export function ProgramTargets({ targets, shown, area }: Props) {
  const words = useWords(programTargetWords)
  const open = unprovedOf(targets).length
  return (
    <Panel title={words.title} flush>
      <div className="px-4 pt-4 pb-2">
        {open === 0 ? (
          <Notice tone="success">{words.ready}</Notice>
        ) : (
          <Notice tone="warning">
            {shown ? words.paused({ count: open }) : words.missing({ count: open })}
          </Notice>
        )}
      </div>
      <Table
        caption={words.caption}
        rows={targets.map((one, index) => ({ ...one, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'target',
            header: words.target,
            main: true,
            cell: ({ target }) => <span className="break-all font-mono">{target}</span>,
          },
          {
            key: 'state',
            header: words.state,
            cell: ({ state }) => <TargetBadge state={state} />,
          },
          { key: 'next', header: words.next, cell: (one) => <Next target={one} area={area} /> },
        ]}
      />
    </Panel>
  )
}

function Next({ target, area }: { target: TargetView; area: string }) {
  const words = useWords(programTargetWords)
  const { kinds } = useWords(assetWords)
  const path = usePath()
  const { assetId, claim } = target
  const ofTeam = area === '/hello'
  if (assetId) {
    const label = ofTeam || isOpenTarget(target) ? words.look : words.prove
    return (
      <ButtonLink size="sm" to={path(`${area}/assets/${assetId}`)}>
        {label}
      </ButtonLink>
    )
  }
  if (target.state === 'earlier') return words.none
  if (!claim) return words.unreadable
  if (ofTeam) return words.notYet({ kind: kinds[claim.kind], name: claim.name })
  return (
    <ButtonLink size="sm" to={path(`/company/assets?${new URLSearchParams(claim)}`)}>
      {words.claim({ name: claim.name })}
    </ButtonLink>
  )
}
