import { logLine } from '@cakrawala/logging/log'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { rateLimit } from '#infra/rate-limit.ts'

/** Refused sign-ins of the whole site in 15 minutes that are still people mistyping. */
export const quietRefusals = 200
const window = 15 * 60

const refused = rateLimit('sign_in_refused_all', quietRefusals, window)
const raised = rateLimit('sign_in_alarm', 1, window)

/**
 * Counts a refused sign-in of any account from any network. Above the quiet number the platform team is
 * notified, once in 15 minutes: one try at each of ten thousand accounts passes every other limit (AUT-13).
 */
export async function watchRefusedSignIns(): Promise<void> {
  if ((await refused.takes('all')) || !(await raised.takes('all'))) return
  logLine('warn', { event: 'sign_in_alarm' })
  await transaction((tx) =>
    record(tx, { kind: 'system', job: 'sign_in_alarm' }, 'account.sign_in_alarm', site, {
      refused: quietRefusals,
    }),
  )
}
