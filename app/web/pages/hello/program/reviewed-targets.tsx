import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { Link } from 'react-router'
import type { ReviewedTarget } from '#domain/reward/review/program-review-view.ts'
import { programWords } from '#i18n/program.ts'
import { reviewWords } from '#i18n/program-review.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { TargetBadge } from '#web/parts/program/target-badge.tsx'

/** The targets a permission would name, each with what the platform knows about whose it is. */
export function ReviewedTargets({ targets }: { targets: readonly ReviewedTarget[] }) {
  const words = useWords(reviewWords)
  const { scopeTypes } = useWords(programWords)
  return (
    <Panel title={words.targets} flush>
      <Table
        caption={words.targets}
        rows={targets}
        rowKey={(row) => String(targets.indexOf(row))}
        columns={[
          {
            key: 'target',
            header: words.target,
            main: true,
            cell: ({ target, note }) => (
              <span className="[overflow-wrap:anywhere]">{note ? `${target} (${note})` : target}</span>
            ),
          },
          { key: 'type', header: words.type, cell: ({ type }) => scopeTypes[type] },
          { key: 'proof', header: words.proof, cell: (target) => <Proof target={target} /> },
          { key: 'domain', header: words.domain, cell: (target) => <Domain target={target} /> },
        ]}
      />
    </Panel>
  )
}

function Proof({ target: { state, assetId } }: { target: ReviewedTarget }) {
  const path = usePath()
  if (!assetId) return <TargetBadge state={state} />
  return (
    <Link to={path(`/hello/assets/${assetId}`)} className="underline">
      <TargetBadge state={state} />
    </Link>
  )
}

function Domain({ target: { host, ofMailDomain } }: { target: ReviewedTarget }) {
  const words = useWords(reviewWords)
  if (host === null) return words.unknown
  return (
    <Badge tone={ofMailDomain ? 'success' : 'warning'}>{ofMailDomain ? words.within : words.outside}</Badge>
  )
}
