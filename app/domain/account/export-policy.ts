import { type Actor, isCompany } from '#kernel/actor.ts'

/** Who may take a list along as a file: people of a company need the right to; others take what they see anyway. */
export function mayExportLists(actor: Actor): boolean {
  if (actor.kind !== 'person' || actor.suspended) return false
  return isCompany(actor) ? actor.permissions.includes('export') : true
}

/** The lists there are, as the history names them. */
const exportedLists = [
  'reports',
  'programs',
  'top_ups',
  'inquiries',
  'incidents',
  'accounts',
  'members',
  'ledger',
  'payouts',
] as const
export type ExportedList = (typeof exportedLists)[number]

/** Most rows of one file, and lines of one copy of a log. */
export const mostExported = 10_000
