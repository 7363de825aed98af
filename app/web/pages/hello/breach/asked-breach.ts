import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { type BreachFilter, breachFilter, momentOf } from '#domain/privacy/breach/breach-input.ts'

const names = ['who', 'address', 'about', 'from', 'to'] as const

/** What the address asks for; without a period nothing is searched, and the form offers the last day. */
export function askedBreach(search: URLSearchParams) {
  const given = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  )
  const read = breachFilter.safeParse(given)
  const filter: BreachFilter | null = read.success ? read.data : null
  const offered = { from: minuteOf(after(now(), -day)), to: minuteOf(now()) }
  const { from, to } = filter ?? offered
  const known = breachFilter.shape.from.safeParse(search.get('known'))
  const asked: Record<string, string> = {
    ...offered,
    known: minuteOf(now()),
    ...given,
    ...(known.success ? { known: known.data } : {}),
  }
  return {
    filter,
    asked,
    known: momentOf(asked.known!),
    moments: { from: momentOf(from), to: momentOf(to) },
  }
}

/** A moment as the field of a form holds it, of Asia/Jakarta. */
function minuteOf(moment: Date): string {
  return after(moment, 7 * hour)
    .toISOString()
    .slice(0, 16)
}
