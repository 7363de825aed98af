import type { MemberPermission, Person } from '#kernel/actor.ts'
import { byGrant, insiders, members, type Stage, type Who } from './permission-scenario.ts'

/** What comes of an act: `.` it is done; 403 refused; 404 there is nothing; - not tried. */
export type Cell = '.' | '403' | '404' | '-'
export type Cells = Record<Who, Cell>

/**
 * Who may do an act in a program they know: the owner; admins (permission 1) too; members with a toggle as well, which they have
 * everywhere or, if a grant can give it, in the program alone; all who read; no one of the company. `but` has the cells that
 * differ. People outside the program (a member with all toggles and no grant, the owner of another company) find nothing,
 * and a suspended admin is refused what readers may not.
 */
export type Expected = {
  needs: 'owner' | 'admin' | 'reader' | 'no one' | MemberPermission
  but?: Partial<Cells>
}

/** An act and what comes of it. */
export type TriedAct = Expected & {
  /** Its intent on the report page of a company, where that is not its name. */
  intent?: string
  /** Makes what the act is about, then lets the actor try it. */
  attempt: (stage: Stage, actor: Person & { companyId: string }) => Promise<unknown>
}

const outside: Partial<Cells> = { ungranted: '404', other: '404' }

/** What each person meets. */
export function cellsOf({ needs, but }: Expected): Cells {
  const cells = insiders.map((who): [Who, Cell] => [who, outside[who] ?? (may(who, needs) ? '.' : '403')])
  return { ...(Object.fromEntries(cells) as Cells), ...but }
}

function may(who: Who, needs: Expected['needs']): boolean {
  if (needs === 'reader') return true
  if (needs === 'no one' || who === 'suspended') return false
  if (who === 'owner') return true
  if (needs === 'owner') return false
  return who === 'admin' || togglesOf(who).some((toggle) => toggle === needs)
}

function togglesOf(who: Who): readonly MemberPermission[] {
  if (who in members) return members[who as keyof typeof members]
  return who in byGrant ? [byGrant[who as keyof typeof byGrant]] : []
}
