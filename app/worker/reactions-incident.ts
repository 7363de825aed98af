import { type MailedOf, type Notice, type Reactions, silent } from './reaction.ts'

const received: readonly Notice[] = [
  { to: 'incident_reporter', mail: 'reporter_incident_received' },
  { to: 'team', mail: 'team_incident' },
]

/** Who hears of what happens to tickets. Reporters without an account of the incident kind hear by `send-link-mail`, the mailbox of the responders by `send-incident-mail`. */
export const incidentReactions: Reactions<MailedOf<'incident'>> = {
  'incident.reported': ({ spam }) => (spam === false ? received : silent),
  'incident.cleared': received,
  'incident.assigned': [{ to: 'incident_handlers', mail: 'responder_incident_assigned' }],
  'incident.moved': [{ to: 'incident_reporter', mail: 'reporter_incident_moved' }],
  'incident.noted': ({ side, audience }) => {
    if (side === 'reporter') return [{ to: 'incident_handlers', mail: 'responder_incident_note' }]
    return side === 'responder' && audience === 'all'
      ? [{ to: 'incident_reporter', mail: 'reporter_incident_note' }]
      : silent
  },
  'incident.clock_warned': [{ to: 'incident_watchers', mail: 'responder_incident_due' }],
  'incident.clock_overdue': [{ to: 'incident_watchers', mail: 'responder_incident_overdue' }],
  'incident.responder_appointed': [{ to: 'account', mail: 'responder_appointed' }],
}
