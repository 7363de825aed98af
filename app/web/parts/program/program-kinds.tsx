import { ComparisonTable } from '@cakrawala/ui/comparison-table'
import { programKindWords } from '#i18n/program-kinds.ts'
import { useWords } from '../locale.tsx'

/** The three kinds of program beside each other, on the page of each. */
export function ProgramKinds() {
  const { lines, ...words } = useWords(programKindWords)
  return <ComparisonTable {...words} lines={Object.values(lines)} />
}
