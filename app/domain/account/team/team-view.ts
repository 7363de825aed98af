import { teamRoles } from '#kernel/actor.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { changeObstacles } from './team-policy.ts'

const roles = z.array(z.enum(teamRoles))

/** `roles` null: the person is let go. `obstacle`: why the reader does not confirm it; `own`: it is the reader's to take back. */
const change = z.object({
  ...{ id: text, roles: roles.nullable(), reason: text, by: text, at: moment, own: flag, mayClose: flag },
  obstacle: z.enum([...changeObstacles, 'team_self', 'team_role_missing']).nullable(),
})
export type OperatorChangeView = z.infer<typeof change>

/** `username` null until the invitation is accepted; `mayChange`: by the reader. */
export const operatorView = z.object({
  ...{ id: text, username: text.nullable(), email: text, roles, invitedAt: moment, rolesSince: moment },
  ...{ state: z.enum(['invited', 'active', 'resting', 'ended']), reason: text.nullable() },
  ...{ mayChange: flag, change: change.nullable() },
})
export type OperatorView = z.infer<typeof operatorView>
