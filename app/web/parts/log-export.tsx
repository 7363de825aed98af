import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { countedMost } from '@cakrawala/paging/paging'
import { Panel } from '@cakrawala/ui/panel'
import Download from 'lucide-react/icons/download'
import { type ExportedList, mostExported } from '#domain/account/export-policy.ts'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { listWords } from '#i18n/lists.ts'
import { useWords } from './locale.tsx'
import { ProofFields } from './proof-fields.tsx'

type LogExportProps = {
  /** The log as it is filtered now. */
  filter: Readonly<Record<string, string | undefined>>
  proof: ProofAsked
  words: { title: string; text: string; submit: string }
}

/** Takes a log along; a download is no page, so the form leaves this one where it is. */
export function LogExport({ filter, proof, words }: LogExportProps) {
  return (
    <Panel title={words.title} subtitle={words.text}>
      <ActForm intent="export" reloadDocument className="grid max-w-xl gap-4">
        {Object.entries(filter).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ProofFields asked={proof} />
        <div>
          <SubmitButton variant="secondary">{words.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

/**
 * Takes the list along as it is filtered now; a download is no page, so the form leaves this one where it is.
 * @param list which one, where a page has several
 * @param total rows as far as they are counted: of a longer list the file may leave some out
 */
export function ExportForm({ list, total }: { list?: ExportedList; total: number }) {
  const words = useWords(listWords)
  return (
    <ActForm intent="export" reloadDocument className="unprinted flex flex-wrap items-center gap-3">
      {total > countedMost && (
        <span className="text-ink-soft">{words.exportMost({ most: mostExported })}</span>
      )}
      {list && <input type="hidden" name="list" value={list} />}
      <SubmitButton variant="secondary">
        <Download aria-hidden className="size-4" />
        {words.export}
      </SubmitButton>
    </ActForm>
  )
}
