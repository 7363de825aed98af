import { mayInCompany } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isCompany, type PersonOf } from '#kernel/actor.ts'
import type { AssetState } from './asset.ts'

const assetMoves = ['show', 'prove', 'refuse', 'lose', 'withdraw'] as const
type AssetMove = (typeof assetMoves)[number]

type Rule = { readonly from: readonly AssetState[]; readonly to: AssetState }

const rules: Readonly<Record<AssetMove, Rule>> = {
  show: { from: ['claimed', 'waiting', 'refused', 'lost'], to: 'waiting' },
  prove: { from: ['claimed', 'waiting', 'refused', 'lost'], to: 'proved' },
  refuse: { from: ['waiting'], to: 'refused' },
  lose: { from: ['proved'], to: 'lost' },
  withdraw: { from: ['claimed', 'waiting', 'proved', 'refused', 'lost'], to: 'withdrawn' },
}

/** The state after a move; null where the move is not possible. */
export function assetStateAfter(state: AssetState, move: AssetMove): AssetState | null {
  const rule = rules[move]
  return rule.from.includes(state) ? rule.to : null
}

type CompanyPerson = PersonOf<'company' | 'company_member'> & { companyId: string }

/** Whose assets are: of the people who write programs for a company. A suspended account reads them still. */
export function maySeeAssets(actor: Actor): actor is CompanyPerson {
  return isCompany(actor) && (actor.permission === 1 || actor.permissions.includes('program.manage'))
}

/** Who claims, proves and withdraws assets. */
export function mayClaimAssets(actor: Actor): actor is CompanyPerson {
  return isCompany(actor) && mayInCompany(actor, 'program.manage', actor.companyId)
}

/** Who judges what companies show. */
export function mayJudgeAssets(actor: Actor): actor is PersonOf<'hello'> {
  return mayActForTeam(actor, 'company.asset_believed')
}
