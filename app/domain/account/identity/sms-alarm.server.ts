import { day, second } from '@cakrawala/calendar/clock'
import { logLine } from '@cakrawala/logging/log'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { rateLimit } from '#infra/rate-limit.ts'

const raised = rateLimit('sms_alarm', 1, day / second)

/**
 * Notifies the platform team, once a day, that texts abroad are eating their budget: the mark of SMS pumping (AUT-17).
 */
export async function raiseSmsAlarm(sent: number): Promise<void> {
  if (!(await raised.takes('all'))) return
  logLine('warn', { event: 'sms_alarm' })
  await transaction((tx) =>
    record(tx, { kind: 'system', job: 'sms_alarm' }, 'account.sms_alarm', site, { sent }),
  )
}
