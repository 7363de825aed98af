import type { Actor } from '#kernel/actor.ts'
import { isShown, type ManagedFacts, mayManage } from '../program-policy.ts'

/** Who manages a program tells its readers something, once there are any. */
export function mayAnnounce(actor: Actor, program: ManagedFacts): boolean {
  return mayManage(actor, program) && isShown(program.status)
}
