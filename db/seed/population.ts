import { newId } from '@cakrawala/ids/ids'
import {
  type MemberPermission,
  memberPermissions,
  type Person,
  type Role,
  workingRoles,
} from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Population } from './seed-types.ts'

/** The population while it is built: its people and objects, by name. */
export type OpenPopulation = Population & {
  meet(person: Person): void
  keepProgram(key: string, id: string): void
  keepReport(key: string, id: string): void
}

export function newPopulation(): OpenPopulation {
  const people = new Map<string, Person>()
  const programs = new Map<string, string>()
  const reports = new Map<string, string>()
  return {
    person: (username) => known(people, username),
    program: (key) => known(programs, key),
    report: (key) => known(reports, key),
    meet: (person) => people.set(person.username, person),
    keepProgram: (key, id) => programs.set(key, id),
    keepReport: (key, id) => reports.set(key, id),
  }
}

function known<T>(things: ReadonlyMap<string, T>, name: string): T {
  const thing = things.get(name)
  if (thing === undefined) throw new RangeError(`the story does not know "${name}" yet`)
  return thing
}

/** An actor as a session would make it, without one. */
export function personOf(facts: {
  accountId: string
  username: string
  role: Role
  locale: Locale
  companyId?: string
  permission?: 1 | 2
  memberId?: string
  /** What a member may do; admins and owners may all of it. */
  permissions?: readonly MemberPermission[]
}): Person {
  const { companyId = null, permission = null, memberId = null, permissions = [], ...who } = facts
  // 192.0.2.0/24 is for examples: no visitor ever comes from there.
  return {
    kind: 'person',
    ...who,
    companyId,
    permission,
    memberId,
    permissions: permission === 1 ? memberPermissions : permissions,
    teamRoles: facts.role === 'hello' ? workingRoles : [],
    picture: null,
    companyNeedsFactor: false,
    factorOwed: false,
    verified: false,
    suspended: false,
    sessionId: newId(),
    address: '192.0.2.7',
  }
}
