import { now } from '@cakrawala/calendar/clock'
import { refuseField } from '#kernel/refusal.ts'
import type { ProgramInput } from '../program-input.ts'

/** No one plans a challenge that has begun. @throws Refusal invalid_input */
export function refuseBegun({ challenge }: Pick<ProgramInput, 'challenge'>): void {
  if (challenge && Date.parse(challenge.startsAt) <= now().getTime())
    refuseField('challenge.startsAt', 'date_past')
}
