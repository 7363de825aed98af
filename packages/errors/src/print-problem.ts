import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'

/**
 * Ends a command with exit code 1: one line for what the person at the terminal can fix, a stack trace for anything else.
 */
export function printProblem(error: unknown): void {
  const plain = error instanceof StartProblem || errorCode(error)?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${plain ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
