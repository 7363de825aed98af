import type { ServerResponse } from 'node:http'

/** Every 503 has a time to retry, in seconds, unless the answer sets it itself. */
const usual = '5'

/** Node writes every head by `writeHead`, also one that no caller wrote by name. Must be called before anything is answered. */
export function sayWhenToComeAgain(answer: ServerResponse): void {
  const write = answer.writeHead as (status: number, ...rest: unknown[]) => ServerResponse
  answer.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status === 503 && !answer.hasHeader('Retry-After') && !names(rest.at(-1))) {
      answer.setHeader('Retry-After', usual)
    }
    return write.call(answer, status, ...rest)
  }) as typeof answer.writeHead
}

/** Whether headers that come with the status hold it: as an object, or as a list of names and values. */
function names(headers: unknown): boolean {
  if (typeof headers !== 'object' || headers === null) return false
  const all = Array.isArray(headers) ? headers.flat() : Object.keys(headers)
  return all.some((name) => String(name).toLowerCase() === 'retry-after')
}
