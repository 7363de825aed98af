import { type SQL, sql } from 'drizzle-orm'
import type { BoardColumn } from './report-board.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import type { FixState, Stage } from './report-state.ts'
import { reports } from './report-tables.server.ts'

/** Which rows of `report_lines` are in a column of the board: the same rule as `columnOf`. */
export function inColumn(column: BoardColumn): SQL {
  switch (column) {
    case 'sent':
      return at('submitted')
    case 'review':
      return sql`(${at('in_review', 'needs_info')} OR ${at('valid')} AND ${fixIn('open', 'accepted_risk')})`
    case 'rated':
      return sql`(${at('rated')} AND ${fixIn('open', 'accepted_risk')})`
    case 'fixing':
      return sql`(${at('valid', 'rated')} AND ${fixIn('fixing')})`
    case 'retest':
      return sql`(${at('valid', 'rated')} AND ${fixIn('retest', 'fixed')})`
    case 'closed':
      return at('closed')
  }
}

function at(...stages: Stage[]): SQL {
  return sql`${lines.stage} IN (${wordsOf(stages)})`
}

/** The fix is asked of the report itself, of the few that are being mended. */
function fixIn(...fixes: FixState[]): SQL {
  return sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.id} = ${lines.reportId} AND ${reports.fix} IN (${wordsOf(fixes)}))`
}

/** Written out, so that indexes of some stages serve. */
function wordsOf(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}
