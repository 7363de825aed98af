type ActTally = { tried: number; done: number; refused: Map<string, number> }

/** What was tried and what came of it. */
export type Tally = {
  histories: number
  tried: number
  done: number
  refused: Map<string, number>
  byAct: Map<string, ActTally>
  /** Groups of acts at one moment on one report. */
  crowds: number
  checks: number
}

export function newTally(): Tally {
  return { histories: 0, tried: 0, done: 0, refused: new Map(), byAct: new Map(), crowds: 0, checks: 0 }
}

/** @param refusal the code and detail; null for an act that was done */
export function count(tally: Tally, act: string, refusal: string | null): void {
  const its = tally.byAct.get(act) ?? { tried: 0, done: 0, refused: new Map() }
  tally.byAct.set(act, its)
  tally.tried++
  its.tried++
  if (refusal === null) {
    tally.done++
    its.done++
  } else {
    more(tally.refused, refusal.split(':')[0]!)
    more(its.refused, refusal)
  }
}

/** How an act was refused most often. */
export function usualRefusal({ refused }: ActTally): string {
  const [first] = [...refused].toSorted(([, one], [, two]) => two - one)
  return first ? `${first[1]} × ${first[0]}` : ''
}

function more(times: Map<string, number>, word: string): void {
  times.set(word, (times.get(word) ?? 0) + 1)
}
