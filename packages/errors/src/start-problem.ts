import { isTemporary } from './temporary-error.ts'

/**
 * A condition outside the program that prevents its start: a port in use, a folder that cannot be written, a database
 * that does not answer, a wrong setting. The message is for the person at the terminal, one line per problem;
 * `app/main.ts` prints it without a stack trace.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/**
 * The start problem hidden in an error of listening, of a folder or of the database, or undefined when the
 * error is none of those (then it is a bug, and its stack trace matters).
 * @param what - what was being tried, such as `the site (PORT)` or `the database`
 */
export function startProblemOf(error: unknown, what: string): StartProblem | undefined {
  if (error instanceof StartProblem) return error
  const code = errorCode(error)
  const known = code && (LISTENING[code]?.(error) ?? FOLDER[code] ?? DATABASE[code])
  // Whatever was under way is undone or done; a start finds out which by itself.
  const reason = known || (isTemporary(error) ? `the database went away meanwhile; start again` : undefined)
  return reason ? new StartProblem(`Cannot start ${what}: ${reason}.`, { cause: error }) : undefined
}

/** The `code` of a system or PostgreSQL error, such as EACCES or 28P01. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0])
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}

const LISTENING: Record<string, (error: unknown) => string> = {
  EADDRINUSE: (error) =>
    `port ${portOf(error)} is already in use; stop the other program or choose another port`,
  EADDRNOTAVAIL: () => 'this machine does not have the address in HOST',
}

const FOLDER: Record<string, string> = {
  EACCES: 'permission denied (EACCES)',
  EPERM: 'permission denied (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  ENOTDIR: 'a file stands where a folder should be (ENOTDIR)',
}

const DATABASE: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there (ECONNREFUSED); check the address',
  ENOTFOUND: 'the host name is unknown (ENOTFOUND); check the address',
  EAI_AGAIN: 'the host name cannot be looked up now (EAI_AGAIN)',
  ETIMEDOUT: 'no answer in time (ETIMEDOUT); check the address and the network',
  ENOENT: 'its socket or folder does not exist (ENOENT)',
  '28P01': 'the database refused the password; check DATABASE_URL',
  '28000': 'the database refused the user; check DATABASE_URL',
  '3D000': 'the database named in DATABASE_URL does not exist',
  '53300': 'the database has no free connection',
  '57P03': 'the database is starting up or shutting down; try again in a moment',
}

function portOf(error: unknown): string {
  return error instanceof Error && 'port' in error ? String(error.port) : 'wanted'
}
