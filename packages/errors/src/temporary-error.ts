import { errorsIn } from './error-codes.ts'

// What passes by itself, by SQLSTATE (PostgreSQL, appendix A): lost connections, no memory, disk or connection left, server
// stopping or starting, files of the server that cannot be read or written.
const sqlClasses = /^(?:08|53|57P|58)/
const sqlStates = new Set([
  '57014', // a statement cancelled by its time limit
  '25P03', // a transaction ended because nothing came for too long
  '25P04', // a transaction ended by its time limit
  '25006', // a server that only reads: the connection outlived a change of servers
  '40001', // a serialization failure, when it comes again after all tries
  '40P01', // a deadlock, likewise
  '55P03', // a lock that was not free in time
])

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  // No space on the disk, no file or memory left for this process.
  ...['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'EIO', 'EROFS'],
  // Ours: see infra/connection.
  ...['NO_ANSWER', 'DATABASE_AWAY'],
])

/** Messages of pg without a code. */
const driverWords =
  /^(?:timeout exceeded|Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/**
 * Whether `error` is temporary, so that a retry may succeed: the one list of all such errors of the database driver and
 * of the system. The client gets 503 and a time to retry.
 */
export function isTemporary(error: unknown): boolean {
  for (const one of errorsIn(error)) if (isTemporaryItself(one)) return true
  return false
}

function isTemporaryItself(error: object): boolean {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown }
  if (typeof code === 'string') {
    // A socket of the database that is not there; a file that is not there comes back by no waiting.
    if (code === 'ENOENT') return syscall === 'connect'
    if (systemCodes.has(code) || sqlStates.has(code)) return true
    if (/^[0-9A-Z]{5}$/.test(code) && sqlClasses.test(code)) return true
  }
  return typeof message === 'string' && driverWords.test(message)
}
