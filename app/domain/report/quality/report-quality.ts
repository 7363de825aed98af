import type { ReportCore } from '../report-view.ts'

/** The checklist of a report's quality: one point a line that holds. */
export const qualityLines = ['steps', 'evidence', 'impact', 'advice', 'class'] as const
export type QualityLine = (typeof qualityLines)[number]

/** 0 … 5: how many different lines of the checklist were ticked; anything that is no line counts nothing. */
export function qualityOf(ticked: readonly unknown[]): number {
  return qualityLines.filter((line) => ticked.includes(line)).length
}

/** The lines that the report itself shows to hold; the other three need a reader's judgement. */
export function evidentLines({
  files,
  vrtId,
  cweId,
  cvssVector,
}: Pick<ReportCore, 'files' | 'vrtId' | 'cweId' | 'cvssVector'>): QualityLine[] {
  const lines: QualityLine[] = []
  if (files.length > 0) lines.push('evidence')
  if (cvssVector !== null && (vrtId !== null || cweId !== null)) lines.push('class')
  return lines
}
