import type { Actor } from '#kernel/actor.ts'
import { isShown, type ManagedFacts, mayManage } from '../program-policy.ts'

/** A program's managers write announcements once it has readers. */
export function mayAnnounce(actor: Actor, program: ManagedFacts): boolean {
  return mayManage(actor, program) && isShown(program.status)
}
