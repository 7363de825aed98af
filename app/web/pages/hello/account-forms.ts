import type { AccountForTeam } from '#domain/account/standing/account-for-team.server.ts'

/** The intents of the forms that stand on the page of an account: each says its own refusals. */
export function formsOf({ standing, erased, left, sanctions, mayKeepOrder }: AccountForTeam): string[] {
  if (!mayKeepOrder) return []
  return [
    ...(standing === 'ended' ? [] : ['sanction', 'end_sessions']),
    ...(mayRestore({ standing, erased, left }) ? ['restore'] : []),
    ...sanctions.filter(({ mayLift }) => mayLift).map(({ id }) => `lift:${id}`),
    ...sanctions.flatMap(({ appeal }) => (appeal?.mayDecide ? [`decide:${appeal.id}`] : [])),
  ]
}

/** What its owner closed only its owner opens; what was erased, nobody. */
export function mayRestore({
  standing,
  erased,
  left,
}: Pick<AccountForTeam, 'standing' | 'erased' | 'left'>): boolean {
  return standing === 'ended' && !erased && !left
}
