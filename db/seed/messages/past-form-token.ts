import { after, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newFormToken } from '#infra/secrets.ts'

/**
 * The anti-bot token of a form that was opened long enough before this moment of the seed for a person to have filled it
 * in.
 */
export function pastFormToken(purpose: 'inquiry form' | 'incident form'): string {
  const moment = now()
  travelTo(after(moment, -40 * second))
  const mark = newFormToken(purpose)
  travelTo(moment)
  return mark
}
