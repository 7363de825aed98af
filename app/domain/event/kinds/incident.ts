import { count, flag, id, kinds, moment, type Notice, notices, oneOf, orNull, silent, text } from './kind.ts'

const deadline = { kind: oneOf('pdp', 'iiv'), dueAt: moment }

/** What happens to tickets of the incident response team. */
export const incidentKinds = kinds({
  'incident.reported': { facts: { spam: flag, fileId: orNull(id) }, notified: 'mail', group: 'incidents' },
  'incident.cleared': { facts: {}, notified: 'mail', group: 'incidents' },
  'incident.assigned': {
    facts: { from: orNull(text), to: orNull(text) },
    notified: 'mail',
    group: 'incidents',
  },
  'incident.assessed': {
    facts: {
      kind: oneOf(
        'account_takeover',
        'data_breach',
        'defacement',
        'denial_of_service',
        'fraud',
        'intrusion',
        'malware',
        'other',
        'phishing',
        'ransomware',
      ),
      severity: oneOf('critical', 'high', 'low', 'medium'),
      personalData: flag,
      vital: flag,
    },
    notified: 'none',
  },
  'incident.moved': {
    facts: {
      from: oneOf('closed', 'handling', 'received', 'recovered', 'rejected', 'verified'),
      to: oneOf('closed', 'handling', 'recovered', 'rejected', 'verified'),
    },
    notified: 'mail',
    group: 'incidents',
  },
  'incident.noted': {
    facts: { side: oneOf('reporter', 'responder'), audience: oneOf('all', 'responders'), fileId: orNull(id) },
    notified: 'mail',
    group: 'incidents',
  },
  'incident.clock_warned': { facts: { ...deadline }, notified: 'mail', group: 'incidents' },
  'incident.clock_overdue': { facts: { ...deadline }, notified: 'mail', group: 'incidents' },
  'incident.responder_appointed': { facts: {}, notified: 'mail', group: 'incidents' },
  'incident.responder_dismissed': { facts: { tickets: count }, notified: 'none' },
})

const received: readonly Notice[] = [
  { to: 'incident_reporter', mail: 'reporter_incident_received', until: 'incident_answer' },
  { to: 'team', mail: 'team_incident', until: 'incident_answer', acts: true },
]

/** Who is notified of them. */
export const incidentNotices = notices(incidentKinds, {
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
})
