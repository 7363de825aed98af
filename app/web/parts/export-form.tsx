import Download from 'lucide-react/icons/download'
import type { ExportedList } from '#domain/account/export-policy.ts'
import { listWords } from '#i18n/lists.ts'
import { ActForm, SubmitButton } from './form.tsx'
import { useWords } from './locale.tsx'

/**
 * Takes the list along as it is filtered now; a download is no page, so the form leaves this one where it is.
 * @param list which one, where a page has several
 */
export function ExportForm({ list }: { list?: ExportedList }) {
  const words = useWords(listWords)
  return (
    <ActForm intent="export" reloadDocument className="unprinted">
      {list && <input type="hidden" name="list" value={list} />}
      <SubmitButton variant="secondary">
        <Download aria-hidden className="size-4" />
        {words.export}
      </SubmitButton>
    </ActForm>
  )
}
