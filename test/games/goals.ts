import type { Goal } from './goal.ts'
import { balanceMinted } from './goals/balance-minted.ts'
import { criticalClosed } from './goals/critical-closed.ts'
import { moneyGiven } from './goals/money-given.ts'
import { pointsGained } from './goals/points-gained.ts'
import { promiseEscaped } from './goals/promise-escaped.ts'
import { promisesKept } from './goals/promises-kept.ts'
import { silence } from './goals/silence.ts'

/** What each kind of user could want in bad faith. */
export const goals: readonly Goal[] = [
  ...[moneyGiven, silence, criticalClosed, promiseEscaped, promisesKept, pointsGained, balanceMinted],
]
