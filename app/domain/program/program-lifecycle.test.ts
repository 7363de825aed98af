import { describe, expect, it } from 'vitest'
import { type ProgramStatus, programStatuses } from './program.ts'
import { isEditable, programMoves, statusAfter } from './program-lifecycle.ts'

describe('the lifecycle of a program', () => {
  it('runs from draft to its end', () => {
    expect(statusAfter('draft', 'submit')).toBe('review')
    expect(statusAfter('review', 'accept')).toBe('accepted')
    expect(statusAfter('accepted', 'pause')).toBe('paused')
    expect(statusAfter('paused', 'resume')).toBe('accepted')
    expect(statusAfter('paused', 'end')).toBe('ended')
  })

  it('is corrected by its company and goes to review again', () => {
    expect(statusAfter('review', 'return')).toBe('corrections')
    expect(statusAfter('corrections', 'submit')).toBe('review')
  })

  it('comes back from a rejection as a draft', () => {
    expect(statusAfter('review', 'reject')).toBe('rejected')
    expect(statusAfter('rejected', 'redraft')).toBe('draft')
    expect(statusAfter('rejected', 'submit')).toBeNull()
  })

  it('allows exactly these moves from each status', () => {
    const movesFrom = (status: ProgramStatus) =>
      programMoves.filter((move) => statusAfter(status, move) !== null)
    expect(Object.fromEntries(programStatuses.map((status) => [status, movesFrom(status)]))).toEqual({
      draft: ['submit'],
      review: ['accept', 'return', 'reject'],
      corrections: ['submit'],
      accepted: ['pause', 'end'],
      paused: ['resume', 'end'],
      rejected: ['redraft'],
      ended: [],
    })
  })

  it('never leaves the end and never goes live without review', () => {
    for (const move of programMoves) expect(statusAfter('ended', move)).toBeNull()
    expect(programStatuses.filter((status) => statusAfter(status, 'accept') !== null)).toEqual(['review'])
  })

  it('freezes the policy in review and after the end', () => {
    expect(programStatuses.filter((status) => !isEditable(status))).toEqual(['review', 'ended'])
  })
})
