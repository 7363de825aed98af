import type { ChallengeGate } from '../challenge.ts'
import type { ProgramStatus } from '../program.ts'

/** `resting`: the program or one of the two sides is frozen for now, and so does the permission. */
export const letterStates = ['valid', 'resting', 'ended', 'revoked'] as const
export type LetterState = (typeof letterStates)[number]

/** What decides whether an authorisation letter holds. */
export type LetterFacts = {
  revokedAt: Date | null
  status: ProgramStatus
  /** `YYYY-MM-DD`, the last day included. */
  validUntil: string
  /** The account of the program's company is suspended or ended. */
  halted: boolean
  /** The program still has the version that was agreed to. */
  current: boolean
  /** The bughunter still knows of the program: it is public, or the invitation still holds. */
  known: boolean
  /** The bughunter is verified and active; suspended people come back, those whose account ended do not. */
  hunter: 'ready' | 'suspended' | 'ended'
  /** The obstacle that stops its bughunter from testing in a challenge now. */
  gate?: ChallengeGate | null
}

/** Whether testing is permitted by a letter on `today` (`YYYY-MM-DD`, Asia/Jakarta). */
export function letterStateOf(facts: LetterFacts, today: string): LetterState {
  const { revokedAt, status, validUntil, halted, current, known, hunter, gate = null } = facts
  if (revokedAt) return 'revoked'
  if (status === 'ended' || validUntil < today || !current || !known || hunter === 'ended') return 'ended'
  if (gate === 'challenge_over') return 'ended'
  return status !== 'accepted' || halted || hunter === 'suspended' || gate !== null ? 'resting' : 'valid'
}
