import type { Person, Role } from '#kernel/actor.ts'
import type { Visit } from './open.ts'

/** What the frame of an area shows of the person in it; `admin`: of a company, its owner too. */
export type MemberFacts = {
  username: string
  picture: string | null
  role: Role
  admin: boolean
  suspended: boolean
  collapsed: boolean
}

/** The frame's facts of a signed-in person; the sidebar's fold is a display hint that the browser stores. */
export function memberFacts(
  { request }: Pick<Visit, 'request'>,
  { username, picture, role, permission, suspended }: Person,
): MemberFacts {
  const cookie = request.headers.get('cookie') ?? ''
  const admin = permission === 1
  return {
    username,
    picture,
    role,
    admin,
    suspended,
    collapsed: /(?:^|;\s*)sidebar=collapsed(?:;|$)/.test(cookie),
  }
}
