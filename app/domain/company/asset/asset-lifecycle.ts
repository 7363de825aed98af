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
