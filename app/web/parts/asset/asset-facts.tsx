import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { AssetState } from '#domain/company/asset/asset.ts'
import type { AssetView, EvidenceView } from '#domain/company/asset/asset-queries.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

const tones = {
  claimed: 'neutral',
  waiting: 'warning',
  proved: 'success',
  refused: 'danger',
  lost: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<AssetState, string>

export function AssetBadge({ state }: { state: AssetState }) {
  return <Badge tone={tones[state]}>{useWords(assetWords).states[state]}</Badge>
}

type Row = { term: string; value: React.ReactNode }

/** What both sides read of an asset: what it is, its state, and what the last reading found. */
export function AssetFacts({ asset, more = [] }: { asset: AssetView; more?: readonly Row[] }) {
  const words = useWords(assetWords)
  const proved = asset.state === 'proved' && asset.provedAt && asset.proof
  const items: Row[] = [
    { term: words.kind, value: words.kinds[asset.kind] },
    { term: words.claimedAt, value: <Moment at={asset.claimedAt} /> },
    ...more,
  ]
  if (proved) {
    items.push({
      term: words.provedAt,
      value: (
        <>
          <Moment at={asset.provedAt!} /> ({words.proofs[asset.proof!]})
        </>
      ),
    })
  }
  if (asset.checkedAt) items.push({ term: words.checkedAt, value: <Moment at={asset.checkedAt} /> })
  if (asset.dnsProblem) items.push({ term: words.dnsFound, value: words.problems[asset.dnsProblem] })
  if (asset.fileProblem) items.push({ term: words.fileFound, value: words.problems[asset.fileProblem] })
  if (proved && asset.checkDue) items.push({ term: words.nextCheck, value: <Moment at={asset.checkDue} /> })
  return <DescriptionList columns={2} items={items} />
}

/** All that a company showed of an asset, newest first. `linkOf`: the way to a document, for those who may open it. */
export function AssetEvidence({
  evidence,
  linkOf,
}: {
  evidence: readonly EvidenceView[]
  linkOf?: (one: EvidenceView) => ReactNode
}) {
  const words = useWords(assetWords)
  if (evidence.length === 0) return null
  return (
    <Panel title={words.shown}>
      <ol className="grid gap-4">
        {evidence.map((one) => (
          <li key={one.id} className="grid gap-1">
            <p className="text-sm text-ink-soft">
              <Moment at={one.shownAt} />
            </p>
            <p className="max-w-prose break-words whitespace-pre-wrap">{one.statement}</p>
            <p className="break-words text-sm">{one.file ? (linkOf?.(one) ?? one.file) : words.noFile}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
