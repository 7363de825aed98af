import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import type { BulkAct } from './bulk.ts'

/** The acts a person may ever do in bulk; what holds for each report, its own policy says. */
export function bulkActsOf(actor: Actor): readonly BulkAct[] {
  if (actor.kind !== 'person' || actor.suspended) return []
  if (isCompany(actor)) return ['assign', 'label']
  return mayActForTeam(actor, 'report.moved') ? ['take', 'assign', 'ask_info', 'close_invalid'] : []
}
