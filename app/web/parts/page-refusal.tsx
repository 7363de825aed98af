import { useActionData } from 'react-router'
import { RefusalNotice } from './form.tsx'
import { isRefused } from './refused.ts'

/**
 * Says why an act was refused whose form no longer stands on the page: somebody else was faster, or a right was taken
 * back. `forms` are the intents of the forms that do, and that say it themselves.
 */
export function PageRefusal({ forms }: { forms: readonly string[] }) {
  const answer = useActionData<unknown>()
  if (!isRefused(answer) || forms.includes(answer.typed.intent?.[0] ?? '')) return null
  return <RefusalNotice refused={answer} />
}
