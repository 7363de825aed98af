import { Notice } from '@cakrawala/ui/notice'
import { secondPersonWords } from '#i18n/second-person.ts'
import type { SecondBlock } from '#kernel/second-person.ts'
import { useWords } from './locale.tsx'

/** Why the reader does not count as the second person; nothing where they do. `own`: the words for one's own first step. */
export function SecondNotice({ block, own }: { block: SecondBlock | null | undefined; own?: string }) {
  const why = useWords(secondPersonWords)
  if (!block) return null
  const text = block === 'own' ? own : why[`second_${block}`]
  return text ? <Notice>{text}</Notice> : null
}
