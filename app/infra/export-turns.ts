import { turnsOf } from '@cakrawala/fair-queue/turns'

/**
 * Makes a CSV file or a copy of one's data in its turn: two at once, one for each account. Reading many rows and writing them
 * would otherwise be the work of the whole process.
 * @throws Refusal unavailable when too many wait, or for more than 20 s, or the client is gone
 */
export const inExportTurn = turnsOf(2, 40, { atOnceOfOne: 1, longestWaitMs: 20_000 })
