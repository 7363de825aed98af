import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { programInput } from '#domain/program/program-input.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'
import type { ChallengeDescription, DayAndTime, ProgramDescription } from './seed-types.ts'

/** A company writes a program, and what then happens to it. */
export function programScenes(population: OpenPopulation, story: ProgramDescription, present: Date): Scene[] {
  const { key, by, at, kind, lastDay, texts, contest, acts } = story
  const write = async () => {
    const owner = population.person(by)
    const validUntil = jakartaDay(after(present, lastDay * day))
    const challenge = contest ? planOf(contest, present) : null
    const input = programInput.parse({ ...texts, kind, validUntil, challenge })
    const { id } = await createProgram(owner, owner.companyId ?? '', input, newId())
    population.keepProgram(key, id)
  }
  return [
    { at, play: write },
    ...acts.map((act) => ({ at: act.at, play: () => act.act(population, population.program(key)) })),
  ]
}

/** The plan as the form sends it. */
function planOf({ opens, closes, starts, ends, limit, ...prizes }: ChallengeDescription, present: Date) {
  const at = ([days, clock]: DayAndTime) => `${jakartaDay(after(present, days * day))}T${clock}`
  return {
    registrationOpensAt: at(opens),
    registrationClosesAt: at(closes),
    startsAt: at(starts),
    endsAt: at(ends),
    participantLimit: limit === undefined ? '' : String(limit),
    ...prizes,
  }
}
