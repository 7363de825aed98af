import { after, day, now } from '@cakrawala/calendar/clock'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { acceptProgram } from '#domain/reward/challenge/accept-program.server.ts'
import type { Person } from '#kernel/actor.ts'
import { challengeTexts } from './challenge-scenario.ts'
import { lastDay } from './last-day.ts'
import { draftProgram, join } from './program-scenario.ts'

type Owner = Person & { companyId: string }

/**
 * Two challenges that start tomorrow: one for everyone, and one the reporter was invited to, whose title holds `secret`.
 */
export async function buildTwoChallenges(owner: Owner, team: Person, reporter: Person, secret: string) {
  const open = await contest(owner, team)
  const inner = await contest(owner, team, { title: `Challenge ${secret}`, visibility: 'private' })
  await join(reporter, inner, owner)
  return { open: { id: open }, inner: { id: inner } }
}

async function contest(owner: Owner, team: Person, more: Parameters<typeof challengeTexts>[1] = {}) {
  const at = (days: number) => after(now(), days * day).toISOString()
  const times = { registrationOpensAt: at(-1), registrationClosesAt: at(1), startsAt: at(1), endsAt: at(3) }
  const texts = challengeTexts({ ...times, prizeRule: 'none', prizes: [] }, { validUntil: lastDay, ...more })
  const id = await draftProgram(owner, texts)
  await submitProgram(owner, id)
  await acceptProgram(team, id, 1)
  return id
}
