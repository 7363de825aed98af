import { StartProblem } from '@cakrawala/errors/start-problem'
import type pg from 'pg'

/**
 * Checks whether every required trigger, `table.trigger function`, is there, switched on, and calls its function.
 * @throws StartProblem that names the first that are not
 */
export async function checkTriggers(owner: pg.Client, required: readonly string[]): Promise<void> {
  const active = new Set(await activeTriggers(owner))
  const missing = required.filter((trigger) => !active.has(trigger))
  if (missing.length === 0) return
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
  throw new StartProblem(
    `The database does not keep its own rules: the trigger ${missing.slice(0, 3).join(', ')}${more} is missing or switched off. Restore a backup, or ALTER TABLE … ENABLE TRIGGER where you switched it off.`,
  )
}

/** Triggers that fire for ordinary sessions, each as `table.trigger function`. */
export async function activeTriggers(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(
    `SELECT c.relname || '.' || t.tgname || ' ' || p.proname AS text
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled IN ('O','A') ORDER BY 1`,
  )
  return rows.map(({ text }) => text)
}
