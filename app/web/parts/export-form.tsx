import Download from 'lucide-react/icons/download'
import { listWords } from '#i18n/lists.ts'
import { ActForm, SubmitButton } from './form.tsx'
import { useWords } from './locale.tsx'

/** Takes the list along as it is filtered now; a download is no page, so the form leaves this one where it is. */
export function ExportForm() {
  const words = useWords(listWords)
  return (
    <ActForm intent="export" reloadDocument className="unprinted">
      <SubmitButton variant="secondary">
        <Download aria-hidden className="size-4" />
        {words.export}
      </SubmitButton>
    </ActForm>
  )
}
