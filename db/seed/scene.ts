import { travelTo } from '@cakrawala/calendar/clock'
import type { Visitor } from '#kernel/actor.ts'
import { momentOf, type When } from './when.ts'

/** A person does something at a moment. */
export type Scene = { at: When; play: () => Promise<unknown> }

/** The person who signs up. 192.0.2.0/24 is for examples: no visitor ever comes from there. */
export const visitor: Visitor = { kind: 'visitor', address: '192.0.2.7' }

/**
 * Plays scenes in the order of their moments, each with the clock at its own, so that histories, promises and points are
 * those of people who lived it. Whatever happens, the clock comes back to the present.
 * @param present the moment all others are counted back from
 */
export async function playInOrder(scenes: readonly Scene[], present: Date): Promise<void> {
  const dated = scenes.map((scene) => ({ moment: momentOf(scene.at, present), scene }))
  // The sort preserves the written order of scenes at one moment.
  dated.sort((a, b) => a.moment.getTime() - b.moment.getTime())
  try {
    for (const { moment, scene } of dated) {
      travelTo(moment)
      await scene.play()
    }
  } finally {
    travelTo(null)
  }
}
