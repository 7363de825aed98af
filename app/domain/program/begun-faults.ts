import { now } from '@cakrawala/calendar/clock'
import type { Fault } from '#kernel/refusal.ts'

/** No one plans a challenge that has begun. */
export function begunFaults({
  challenge,
}: {
  challenge?: { startsAt?: string } | null | undefined
}): Fault[] {
  const begun = Date.parse(challenge?.startsAt ?? '') <= now().getTime()
  return begun ? [['challenge.startsAt', 'date_past']] : []
}
