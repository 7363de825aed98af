import type { DeclaredRole, Privilege } from '@cakrawala/pg-access/declared-role'

/** What the application may do with a table that is not listed below. */
const everything: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
const appendOnly: readonly Privilege[] = ['SELECT', 'INSERT']
const neverDeleted: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE']

/** Tables of which the application may do less: what is written there is history, or is written by triggers only. */
const restricted: Readonly<Record<string, readonly Privilege[]>> = {
  events: appendOnly,
  ledger_transfers: appendOnly,
  ledger_entries: appendOnly,
  ledger_accounts: appendOnly,
  point_entries: appendOnly,
  program_versions: appendOnly,
  program_decisions: appendOnly,
  agreements: appendOnly,
  nda_acceptances: appendOnly,
  report_ratings: appendOnly,
  comment_files: appendOnly,
  disclosure_wordings: appendOnly,
  challenge_standings: appendOnly,
  announcement_versions: appendOnly,
  program_announcement_versions: appendOnly,
  exported_lists: appendOnly,
  reading_reasons: appendOnly,
  article_versions: ['SELECT', 'INSERT', 'DELETE'],
  company_contracts: neverDeleted,
  operators: neverDeleted,
  operator_changes: neverDeleted,
  assets: neverDeleted,
  asset_evidence: neverDeleted,
  payouts: neverDeleted,
  program_announcements: neverDeleted,
  program_proposals: neverDeleted,
  test_accounts: neverDeleted,
  reward_goods: neverDeleted,
  retests: neverDeleted,
  refunds: neverDeleted,
  tax_residences: neverDeleted,
  board_figures: ['SELECT'],
  program_figures: ['SELECT'],
  board_lines: ['SELECT'],
  report_lines: ['SELECT'],
  report_line_now: ['SELECT'],
  event_head: [],
  installation: [],
}

/** Locking a row asks for the right to update some column of it; the balance is not that column. */
const columns: DeclaredRole['columns'] = [{ table: 'ledger_accounts', column: 'id', privilege: 'UPDATE' }]

/**
 * The functions with the rights of the owner that the application calls itself: the state of the queues, and
 * lines of reports that the nightly check found wrong. The others are called by triggers alone.
 */
export const functionGrants: readonly string[] = [
  'job_queues()',
  'parked_jobs(integer)',
  'write_report_lines(uuid[])',
]

/** What the application's role may do with a table or view of the schema `public`. */
function grantsOn(table: string): readonly Privilege[] {
  return Object.hasOwn(restricted, table) ? restricted[table]! : everything
}

export const appRole: DeclaredRole = {
  name: 'cakrawala_app',
  on: grantsOn,
  columns,
  functions: functionGrants,
}
