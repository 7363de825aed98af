import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day } from '@cakrawala/calendar/clock'
import type { RefusalCode } from '#kernel/refusal.ts'

/** `withdrawn`: signed anew before it was decided. `replaced`: a later one came into force. */
export const contractStates = ['signed', 'in_force', 'returned', 'withdrawn', 'replaced'] as const
export type ContractState = (typeof contractStates)[number]

/** What proved the owner: the password, with the code of a mail or the second factor; alone until November 2026. */
export const contractProofs = ['password', 'mail', 'factor'] as const
export type ContractProof = (typeof contractProofs)[number]

/** A version of the text, and the day in Jakarta from which it is the one to sign. */
export type ContractVersion = { version: number; from: string }

/** All versions, oldest first. A changed text is a new line here; texts that were signed are stored with their signature. */
export const contractVersions: readonly ContractVersion[] = [{ version: 1, from: '2026-11-26' }]

/** How many days the version before the present one still lets new programs in. */
export const renewalDays = 30

/** The last day on which the version before the present one lets new programs in. */
export function renewedUntil({ from }: ContractVersion): string {
  return jakartaDay(after(new Date(`${from}T12:00:00+07:00`), renewalDays * day))
}

/** The version to sign: the newest. */
export function versionToSign(versions = contractVersions): ContractVersion {
  return versions.at(-1)!
}

/** Whether a contract of this version lets a new program in on this day. */
function letsIn(version: number, today: string, versions: readonly ContractVersion[]): boolean {
  const present = versionToSign(versions)
  const former = versions.at(-2)
  return version === present.version || (version === former?.version && today <= renewedUntil(present))
}

/** Why the contract of a company lets no new program in, in the order they are named. */
export const contractObstacles = [
  'contract_waiting',
  'contract_returned',
  'contract_outdated',
  'contract_missing',
] as const
export type ContractObstacle = (typeof contractObstacles)[number]

export const contractRefusals: Readonly<Record<ContractObstacle, RefusalCode>> = {
  contract_waiting: 'step_missing',
  contract_returned: 'step_missing',
  contract_outdated: 'step_missing',
  contract_missing: 'step_missing',
}

/** `inForce`: the version that is counter-signed, if any. `last`: what became of the last signature. */
export type ContractFacts = { inForce: number | null; last: ContractState | null }

/** The first thing between a company and a new program that its contract asks for; null where nothing is. */
export function obstacleOfContract(
  { inForce, last }: ContractFacts,
  today: string,
  versions = contractVersions,
): ContractObstacle | null {
  if (inForce !== null && letsIn(inForce, today, versions)) return null
  if (last === 'signed') return 'contract_waiting'
  if (last === 'returned') return 'contract_returned'
  return inForce === null ? 'contract_missing' : 'contract_outdated'
}
