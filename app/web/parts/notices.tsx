import { Notice } from '@cakrawala/ui/notice'
import type { ReactNode } from 'react'
import type { SwitchName } from '#domain/setting/setting.ts'
import { refusals } from '#i18n/refusals.ts'
import { secondPersonWords } from '#i18n/second-person.ts'
import { L, useWords } from './locale.tsx'
import { useClosed } from './root-facts.tsx'

type Props = { obstacle: string | null | undefined; own?: string | undefined }

/** Why the reader does not count as the second person; nothing where they do. `own`: the words for one's own first step. */
export function SecondNotice({ obstacle, own }: Props) {
  const why: Readonly<Record<string, string>> = useWords(secondPersonWords)
  const text = obstacle && (why[obstacle] ?? own)
  return text ? <Notice>{text}</Notice> : null
}

/** What becomes of what is sent. */
export function PrivacyLine({ text, link }: { text: string; link: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {text}{' '}
      <L to="/privacy-policy" className="text-samudra-text underline">
        {link}
      </L>
    </p>
  )
}

/** Children of a function the platform team may switch off; while it is off, why nothing can be sent. */
export function WhileSwitchedOn({ name, children }: { name: SwitchName; children: ReactNode }) {
  const { details } = useWords(refusals)
  return useClosed(name) ? <Notice tone="warning">{details[`closed_${name}`]}</Notice> : children
}
