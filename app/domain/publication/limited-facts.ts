import type { Classified } from '#domain/report/classification/class-input.ts'
import { classNames } from '#domain/report/classification/class-names.ts'

/** What a limited publication tells of its report beside the wording: names of the lists, never words of a person. */
export type LimitedFacts = {
  vrtName: string | null
  cweId: number | null
  cweName: string | null
  sentAt: Date | null
  closedAt: Date | null
}

type Source = Pick<Classified, 'vrtId' | 'cweId'> & Pick<LimitedFacts, 'sentAt' | 'closedAt'>

export function limitedFacts({ vrtId, cweId, sentAt, closedAt }: Source): LimitedFacts {
  return { ...classNames({ vrtId, cweId }), cweId, sentAt, closedAt }
}
