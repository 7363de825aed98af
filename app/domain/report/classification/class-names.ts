import type { Classified } from './class-input.ts'
import { cweLabel, cweOf } from './cwe.ts'
import { vrtOf } from './vrt.ts'

/** What a class and a weakness are called; null where there is none. An id our lists do not know is its own name. */
export function classNames({ vrtId, cweId }: Pick<Classified, 'vrtId' | 'cweId'>) {
  const cwe = cweId === null ? null : cweOf(cweId)
  return {
    vrtName: vrtId === null ? null : (vrtOf(vrtId)?.name ?? vrtId),
    cweName: cweId === null ? null : (cwe?.name ?? null),
  }
}

/** What triage made of the class, for the history; nothing where it is as reported. `other` for what no list names. */
export function changedClass(before: Classified, after: Classified): { vrt?: string; cwe?: string } {
  const { vrtName } = classNames(after)
  const cwe = after.cweId === null ? null : cweOf(after.cweId)
  return {
    ...(isSame(before, after, 'vrt') ? {} : { vrt: vrtName ?? (after.vrtOther ? 'other' : 'none') }),
    ...(isSame(before, after, 'cwe') ? {} : { cwe: cwe ? cweLabel(cwe) : after.cweOther ? 'other' : 'none' }),
  }
}

function isSame(before: Classified, after: Classified, list: 'vrt' | 'cwe'): boolean {
  return before[`${list}Id`] === after[`${list}Id`] && before[`${list}Other`] === after[`${list}Other`]
}
