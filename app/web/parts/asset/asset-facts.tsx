import { DescriptionList } from '@cakrawala/ui/description-list'
import type { AssetView } from '#domain/company/asset/asset-queries.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'

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
