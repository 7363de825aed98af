import pg from 'pg'

/** One statement this process asked of PostgreSQL, and how long its answer took, in milliseconds. */
export type LoggedStatement = { text: string; ms: number }

let asked: LoggedStatement[] = []
let listening = false

/** From now on every statement of this process is noted. */
export function listen(): void {
  if (listening) return
  listening = true
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
    const began = performance.now()
    const ended = () => asked.push({ text, ms: performance.now() - began })
    const last = given.at(-1)
    if (typeof last === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        ended()
        last(...answer)
      }
      return query.apply(this, given)
    }
    const answer = query.apply(this, given)
    if (answer instanceof Promise) answer.then(ended, ended)
    return answer
  } as typeof pg.Client.prototype.query
}

/** What was asked since the last time a person wanted to know. */
export function takeStatements(): LoggedStatement[] {
  const met = asked
  asked = []
  return met
}
