import { type InvalidReason, invalidReasons } from '#domain/report/report-state.ts'

/** Reports of one bulk act at most. */
export const mostInBulk = 50

/** What is done with several reports at once: the acts of a report's own page that need no facts of that report. */
export const bulkActs = ['take', 'assign', 'label', 'ask_info', 'close_invalid'] as const
export type BulkAct = (typeof bulkActs)[number]

/** A report that cannot be reproduced is closed from its own page, where its proof is. */
export const bulkReasons = invalidReasons.filter(
  (reason): reason is Exclude<InvalidReason, 'not_reproducible'> => reason !== 'not_reproducible',
)
