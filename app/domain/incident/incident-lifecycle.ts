import type { IncidentState } from './incident.ts'

/** From where a ticket may go where. */
const ways: Readonly<Record<IncidentState, readonly IncidentState[]>> = {
  received: ['verified', 'rejected'],
  verified: ['handling', 'rejected'],
  handling: ['recovered'],
  recovered: ['closed'],
  closed: [],
  rejected: [],
}

export function mayFollow(from: IncidentState, to: IncidentState): boolean {
  return ways[from].includes(to)
}

/** The one step forward; null at the end. */
export function nextOf(state: IncidentState): IncidentState | null {
  return ways[state][0] ?? null
}

export function isOpen(state: IncidentState): boolean {
  return ways[state].length > 0
}

/** The column that remembers when a ticket reached a state. */
export const timeOf = {
  verified: 'verifiedAt',
  handling: 'handlingAt',
  recovered: 'recoveredAt',
  closed: 'endedAt',
  rejected: 'endedAt',
} as const satisfies Partial<Record<IncidentState, string>>
