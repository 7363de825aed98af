import { type Actor, isOperator, type Person } from '#kernel/actor.ts'

/** Everyone takes a copy of their own data, also while suspended. */
export function mayTakeOwnData(actor: Actor): actor is Person {
  return actor.kind === 'person'
}

/** Everyone leaves when they want, also while suspended; accounts of the platform team are ended by a colleague. */
export function mayLeave(actor: Actor): actor is Person {
  return actor.kind === 'person' && !isOperator(actor)
}
