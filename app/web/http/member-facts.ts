import type { Person, Role } from '#kernel/actor.ts'
import type { Visit } from './open.ts'

/** What the frame of an area shows of the person in it. */
export type MemberFacts = { username: string; role: Role; collapsed: boolean }

/** The frame's facts of a signed-in person; the sidebar's fold is a display hint the browser keeps. */
export function memberFacts({ request }: Pick<Visit, 'request'>, { username, role }: Person): MemberFacts {
  const cookie = request.headers.get('cookie') ?? ''
  return { username, role, collapsed: /(?:^|;\s*)sidebar=collapsed(?:;|$)/.test(cookie) }
}
