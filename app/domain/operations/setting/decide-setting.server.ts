import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { secondBlockOfTeam } from '#domain/account/status/team-right.server.ts'
import { record } from '#domain/event/record.server.ts'
import { firstDayOf } from '#domain/setting/setting-days.ts'
import type { CloseSettingInput } from '#domain/setting/setting-input.ts'
import {
  type LineStep,
  lineRefusals,
  mayChangeSettings,
  mayWithdrawLine,
  obstacleToDecidingLine,
} from '#domain/setting/setting-policy.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { readTeamSettings } from '#domain/setting/settings-memory.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'

type Row = typeof settingLines.$inferSelect

/**
 * A colleague of the person who proposed it confirms a line. It has to begin on a day that has not begun: the person who
 * confirms too late proposes anew.
 * @throws Refusal not_found; forbidden (`second_setter`: one's own, `second_right_new`, `second_right_given`);
 * invalid_input (the proof); move_forbidden (it is decided); conflict `setting_too_late`
 */
export async function confirmSetting(actor: Person, lineId: string, proof: Proof): Promise<void> {
  refuseUnless(mayChangeSettings(actor), 'forbidden')
  await reauthenticate(actor, proof)
  await transaction(async (tx) => {
    const line = await lockProposed(tx, actor, 'confirm', lineId)
    await settle(tx, actor, line, 'setting.confirmed', {
      ...{ state: 'confirmed', decidedBy: actor.accountId, decidedAt: now() },
    })
  })
  await readTeamSettings()
}

/** A colleague refuses a proposal with a reason. @throws Refusal as `confirmSetting` */
export async function refuseSetting(
  actor: Person,
  { lineId, decideReason }: CloseSettingInput,
): Promise<void> {
  refuseUnless(mayChangeSettings(actor), 'forbidden')
  await transaction(async (tx) => {
    const line = await lockProposed(tx, actor, 'refuse', lineId)
    const decided = { decidedBy: actor.accountId, decidedAt: now(), decideReason }
    await settle(tx, actor, line, 'setting.refused', { state: 'refused', ...decided })
  })
}

/**
 * Takes back what does not hold yet: one's own proposal, or a confirmed line before its day. What remains is what was decided
 * before. @throws Refusal not_found, forbidden, move_forbidden (it holds already, or is closed)
 */
export async function withdrawSetting(
  actor: Person,
  { lineId, decideReason }: CloseSettingInput,
): Promise<void> {
  refuseUnless(mayChangeSettings(actor), 'forbidden')
  await transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    const open = line.state === 'proposed' || line.state === 'confirmed'
    const holds = line.state === 'confirmed' && line.validFrom <= jakartaDay(now())
    refuseUnless(open && !holds, 'move_forbidden', holds ? 'setting_holds' : undefined)
    refuseUnless(mayWithdrawLine(actor, line, jakartaDay(now())), 'forbidden')
    const withdrawn = { withdrawnBy: actor.accountId, withdrawnAt: now(), withdrawReason: decideReason }
    await settle(tx, actor, line, 'setting.withdrawn', { state: 'withdrawn', ...withdrawn })
  })
  await readTeamSettings()
}

async function lockProposed(tx: Tx, actor: Person, step: LineStep, lineId: string): Promise<Row> {
  const line = await lockLine(tx, lineId)
  refuseUnless(line.state === 'proposed', 'move_forbidden')
  const block = await secondBlockOfTeam(tx, actor, { by: line.byId, at: line.at })
  const late = line.validFrom < firstDayOf(line.key)
  refuseObstacle(obstacleToDecidingLine(step, { block, late }), lineRefusals)
  return line
}

async function lockLine(tx: Tx, lineId: string): Promise<Row> {
  if (!isId(lineId)) refuse('not_found')
  const [line] = await tx.select().from(settingLines).where(eq(settingLines.id, lineId)).for('update')
  return found(line)
}

async function settle(
  tx: Tx,
  actor: Person,
  { id, key, scope, number, validFrom }: Row,
  type: 'setting.confirmed' | 'setting.refused' | 'setting.withdrawn',
  set: Partial<Row>,
): Promise<void> {
  await tx.update(settingLines).set(set).where(eq(settingLines.id, id))
  await record(tx, actor, type, id, { key, scope, number, validFrom })
}
