import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { EvidenceView } from '#domain/company/asset/asset-queries.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'

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
