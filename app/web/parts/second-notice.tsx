import { Notice } from '@cakrawala/ui/notice'
import { secondPersonWords } from '#i18n/second-person.ts'
import { useWords } from './locale.tsx'

type Props = { obstacle: string | null | undefined; own?: string | undefined }

/** Why the reader does not count as the second person; nothing where they do. `own`: the words for one's own first step. */
export function SecondNotice({ obstacle, own }: Props) {
  const why: Readonly<Record<string, string>> = useWords(secondPersonWords)
  const text = obstacle && (why[obstacle] ?? own)
  return text ? <Notice>{text}</Notice> : null
}
