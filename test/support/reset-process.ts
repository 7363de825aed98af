import { travelTo } from '@cakrawala/calendar/clock'

// Files that share a process each begin as in a new one: in the present, without settings of a team.
travelTo(null)
for (const place of ['cakrawala.team-settings', 'cakrawala.brand'])
  Reflect.deleteProperty(globalThis, Symbol.for(place))
