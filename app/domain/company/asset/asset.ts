import type { Plan } from '../plan.ts'

/** `device`: a device, a desktop application or another system that has no address of the kinds before. */
export const assetKinds = ['domain', 'mobile_app', 'address_range', 'repository', 'device'] as const
export type AssetKind = (typeof assetKinds)[number]

/**
 * `claimed`: named, nothing shown yet. `waiting`: shown to the platform team. `refused`: the team did not believe it. `lost`: it was proved,
 * and the proof is gone or was withdrawn by the team. `withdrawn`: the company gave it up; the row is only history.
 */
export const assetStates = ['claimed', 'waiting', 'proved', 'refused', 'lost', 'withdrawn'] as const
export type AssetState = (typeof assetStates)[number]

/** How it was proved: by a TXT record, a file of the host, or the word of operators on what was shown. */
export const assetProofs = ['dns', 'file', 'operators'] as const
export type AssetProof = (typeof assetProofs)[number]

/** Why a proof no longer holds. */
export const assetLosses = ['gone', 'unreachable', 'revoked'] as const
export type AssetLoss = (typeof assetLosses)[number]

/** What is compared: which company owns what. */
export type AssetFacts = {
  kind: AssetKind
  /** The spelling that two claims of one thing share. */
  identity: string
  state: AssetState
  proof: AssetProof | null
}

/** How many operators have to believe what was shown: a domain is worth the most and can be proved without them. */
export const operatorsFor: Readonly<Record<AssetKind, 1 | 2>> = {
  domain: 2,
  mobile_app: 1,
  address_range: 1,
  repository: 1,
  device: 1,
}

/** Assets of a company that are not withdrawn. */
export const mostAssets: Readonly<Record<Plan, number>> = { free: 20, pro: 100, enterprise: 500 }
/** Those among them that are not proved yet. */
export const mostOpenClaims = 20

/** Days between two readings of a proof, and between two tries where a server did not answer. */
export const daysBetweenReadings = 30
export const daysBetweenTries = 1
/** Readings without an answer after which a proof counts as gone. */
export const mostUnanswered = 3

/**
 * Whether a record or a file can prove it: only a domain, only one that resembles no other person's, and none whose proof
 * the team took away. Everything else is for operators to believe.
 */
export function isReadable(asset: { kind: AssetKind; lookalike: boolean; loss: AssetLoss | null }): boolean {
  return asset.kind === 'domain' && !asset.lookalike && asset.loss !== 'revoked'
}

/** Whether a proved domain represents what is below it: a file shows one host only. */
export function coversBelow({ proof }: Pick<AssetFacts, 'proof'>): boolean {
  return proof !== 'file'
}
