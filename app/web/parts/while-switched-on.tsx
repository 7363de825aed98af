import { Notice } from '@cakrawala/ui/notice'
import type { ReactNode } from 'react'
import type { SwitchName } from '#domain/setting/setting.ts'
import { refusals } from '#i18n/refusals.ts'
import { useWords } from './locale.tsx'
import { useClosed } from './root-facts.tsx'

/** Children of a function the platform team may switch off; while it is off, why nothing can be sent. */
export function WhileSwitchedOn({ name, children }: { name: SwitchName; children: ReactNode }) {
  const { details } = useWords(refusals)
  return useClosed(name) ? <Notice tone="warning">{details[`closed_${name}`]}</Notice> : children
}
