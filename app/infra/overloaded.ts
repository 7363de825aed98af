import { sqlState } from './database.ts'

// Query cancelled by its time limit, too many connections, server shutting down or starting (PostgreSQL, appendix A).
const busyStates = new Set(['57014', '53300', '57P01', '57P02', '57P03'])
const lostConnection = /^(?:timeout exceeded when trying to connect|Connection terminated)/

/** Whether `error` says that the database had no time or no connection for us: trying again later may do. */
export function isOverloaded(error: unknown): boolean {
  if (busyStates.has(sqlState(error) ?? '')) return true
  for (let at = error; at instanceof Error; at = at.cause) {
    if (lostConnection.test(at.message) || ('code' in at && at.code === 'ECONNREFUSED')) return true
  }
  return false
}
