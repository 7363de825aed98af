import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { CopyText } from '@cakrawala/ui/copy-text'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofPlaces } from '#domain/company/asset/read-proof.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { useWords } from '#web/parts/locale.tsx'

/** Where to put what, for a domain, and the button that looks for it. */
export function AssetInstructions({ places, mayCheck }: { places: ProofPlaces; mayCheck: boolean }) {
  const words = useWords(assetWords)
  return (
    <Panel title={words.howTitle}>
      <div className="grid gap-6">
        <Way
          title={words.dnsTitle}
          text={words.dnsText}
          rows={[
            [words.recordName, places.recordName],
            [words.recordContent, places.content],
          ]}
        />
        <Way
          title={words.fileTitle}
          text={words.fileText}
          rows={[
            [words.fileAddress, places.fileAddress],
            [words.fileContent, places.content],
          ]}
        />
        {mayCheck && (
          <ActForm intent="check_asset" className="grid gap-3">
            <p className="max-w-prose text-ink-soft">{words.checkText}</p>
            <div>
              <SubmitButton>{words.check}</SubmitButton>
            </div>
          </ActForm>
        )}
      </div>
    </Panel>
  )
}

function Way({ title, text, rows }: { title: string; text: string; rows: [string, string][] }) {
  const { copy, copied } = useWords(assetWords)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <DescriptionList
        items={rows.map(([term, value]) => ({
          term,
          value: <CopyText text={value} copyLabel={copy} copiedLabel={copied} />,
        }))}
      />
    </section>
  )
}
