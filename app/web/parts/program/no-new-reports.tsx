import { Notice } from '@cakrawala/ui/notice'
import type { ProgramView } from '#domain/program/program-view.ts'
import { programWords } from '#i18n/program.ts'
import { promiseWords } from '#i18n/promises.ts'
import { useWords } from '../locale.tsx'

type Stopped = Pick<ProgramView, 'open' | 'halted' | 'uncovered' | 'late'>

/** Why a program takes no new reports, for those who would send one; nothing while it takes them. */
export function NoNewReports({ program: { open, halted, uncovered, late } }: { program: Stopped }) {
  const words = useWords(programWords)
  const { lateNotice } = useWords(promiseWords)
  if (!open) return <Notice tone="warning">{halted ? words.haltedNotice : words.closedNotice}</Notice>
  return (
    <>
      {uncovered && <Notice tone="warning">{words.uncoveredNotice}</Notice>}
      {late && <Notice tone="warning">{lateNotice}</Notice>}
    </>
  )
}
