import { now } from '@cakrawala/calendar/clock'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import type { Person } from '#kernel/actor.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { Act, Draw, Scene } from './act.ts'
import type { Stage } from './environment.ts'
import type { Outcome } from './judge-step.ts'
import type { Life } from './live-histories.ts'
import type { Step } from './plan.ts'
import type { Seen } from './seen.ts'
import { count, type Tally } from './tally.ts'
import { chooseAct, chooseActor, chooseReport } from './weighted-choice.ts'

/** One act, or a few on the same report at the same moment. Never throws: what a use case throws is an outcome. */
export async function takeStep(
  stage: Stage,
  { environment, keys, log }: Life,
  seen: Seen,
  step: Step | undefined,
  tally: Tally,
): Promise<Outcome[]> {
  if (!step) return []
  const report = chooseReport(seen.reports, step.draw)
  const sceneOf = (draw: Draw): Scene => ({ stage, environment, seen, report, keys, draw })
  const first = sceneOf(step.draw)
  const leading = { scene: first, act: chooseAct(first) }
  const all = [leading, ...step.crowd.map((draw) => besides(leading, sceneOf(draw)))]
  if (all.length > 1) tally.crowds++
  const outcomes = await Promise.all(
    all.map(({ scene, act }) => tryAct(act, chooseActor(act, scene), scene, tally)),
  )
  log.push(
    ...outcomes.map(
      (outcome) => `${now().toISOString()} ${all.length > 1 ? '‖ ' : ''}${told(outcome, report?.id)}`,
    ),
  )
  return outcomes
}

/** Half of those who act at the same moment do the same thing; a quarter sends the very same form. */
function besides(leading: { scene: Scene; act: Act }, scene: Scene): { scene: Scene; act: Act } {
  const { wild } = scene.draw
  if (wild % 4 === 0) return leading
  return { scene, act: wild % 4 === 1 ? leading.act : chooseAct(scene) }
}

async function tryAct(act: Act, actor: Person, scene: Scene, tally: Tally): Promise<Outcome> {
  const who = `${actor.role} ${actor.accountId.slice(-6)}`
  try {
    await act.run(actor, scene)
    count(tally, act.name, null)
    return { act: act.name, who, refused: null, broke: null }
  } catch (error) {
    // A machine with too much to do is answered like a refusal, as pages answer it with 503.
    const busy = isTemporary(error)
    const told = isRefusal(error) ? wordsOf(error) : busy ? 'unavailable: overloaded' : 'broke'
    count(tally, act.name, told)
    return {
      act: act.name,
      who,
      refused: told === 'broke' ? null : told,
      broke: told === 'broke' ? causeOf(error) : null,
    }
  }
}

function wordsOf({ message, fields }: Refusal): string {
  const wrong = Object.entries(fields).map(([field, error]) => `${field} ${JSON.stringify(error)}`)
  return wrong.length === 0 ? message : `${message}: ${wrong.join(', ')}`
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return `${error instanceof Error ? error.stack : error}${cause ? `\ncaused by ${cause}` : ''}`
}

function told({ act, who, refused, broke }: Outcome, reportId: string | undefined): string {
  return `${act} · ${who} · ${reportId ?? 'no report'} → ${broke ?? refused ?? 'done'}`
}
