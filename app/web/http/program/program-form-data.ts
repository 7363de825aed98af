import { rewardedBands } from '#domain/program/reward-grid.ts'

const plain = [
  'kind',
  'managedBy',
  'visibility',
  'validUntil',
  'title',
  'summary',
  'descriptionMd',
  'publicationRules',
  'rewardType',
  'retestReward',
] as const
const challengeFields = [
  'registrationOpensAt',
  'registrationClosesAt',
  'startsAt',
  'endsAt',
  'participantLimit',
  'prizeRule',
  'pool',
] as const
/** Fields that belong to the page around the program. */
const around = new Set(['intent', 'key', 'version', 'companyId', 'outOfScope', 'rows'])
const dotted =
  /^(?:scope\.\d{1,3}\.(?:type|target|note)|grid\.[a-z]+\.(?:least|most)|otherRewards\.[a-z]+|challenge\.(?:registrationOpensAt|registrationClosesAt|startsAt|endsAt|participantLimit|prizeRule|pool|prizes\.\d{1,2}\.(?:amount|item)))$/

/**
 * The program in a form, as the schema wants it: dotted names become nested, empty rows and bands are left out.
 * A field the form does not know is passed on, so that the strict schema refuses it.
 */
export function programOfForm(form: FormData): Record<string, unknown> {
  const program: Record<string, unknown> = {}
  for (const name of plain) program[name] = textOf(form, name)
  program.scope = scopeOf(form)
  program.outOfScope = linesOf(textOf(form, 'outOfScope'))
  program.grid = gridOf(form)
  program.otherRewards = otherRewardsOf(form)
  if (program.kind === 'challenge') Object.assign(program, challengeOf(form))
  for (const name of form.keys()) {
    const known = around.has(name) || dotted.test(name) || plain.some((field) => field === name)
    if (!known) return { ...program, [name]: form.get(name) }
  }
  return program
}

/** A field sent twice is no one's honest form: it becomes an array and fails the schema. */
function textOf(form: FormData, name: string): unknown {
  const values = form.getAll(name)
  return values.length > 1 ? values : (values[0] ?? undefined)
}

function scopeOf(form: FormData): unknown[] {
  const rows = [...form.keys()].map((name) => Number(/^scope\.(\d{1,3})\./.exec(name)?.[1] ?? -1))
  const scope: unknown[] = []
  for (let row = 0; row <= Math.max(-1, ...rows); row++) {
    const item = {
      type: textOf(form, `scope.${row}.type`),
      target: textOf(form, `scope.${row}.target`) ?? '',
      note: textOf(form, `scope.${row}.note`) ?? '',
    }
    if (!isBlank(item.target) || !isBlank(item.note)) scope.push(item)
  }
  return scope
}

function gridOf(form: FormData): Record<string, unknown> {
  const grid: Record<string, unknown> = {}
  for (const band of rewardedBands) {
    const least = textOf(form, `grid.${band}.least`) ?? ''
    const most = textOf(form, `grid.${band}.most`) ?? ''
    if (!isBlank(least) || !isBlank(most)) {
      // One amount alone is the whole range.
      grid[band] = { least: isBlank(least) ? most : least, most: isBlank(most) ? least : most }
    }
  }
  return grid
}

function otherRewardsOf(form: FormData): Record<string, unknown> {
  const rewards: Record<string, unknown> = {}
  for (const band of rewardedBands) {
    const item = textOf(form, `otherRewards.${band}`)
    if (item !== undefined && !isBlank(item)) rewards[band] = item
  }
  return rewards
}

/** The plan, with empty ranks at its end left out. A challenge has no last day of its own to type. */
function challengeOf(form: FormData): Record<string, unknown> {
  const at = (name: string) => textOf(form, `challenge.${name}`)
  const plan: Record<string, unknown> = {}
  for (const name of challengeFields) plan[name] = at(name) ?? ''
  const places = [...form.keys()].map((name) =>
    Number(/^challenge\.prizes\.(\d{1,2})\./.exec(name)?.[1] ?? -1),
  )
  const prizes: { amount: unknown; item: unknown }[] = []
  for (let place = 0; place <= Math.max(-1, ...places); place++)
    prizes.push({ amount: at(`prizes.${place}.amount`) ?? '', item: at(`prizes.${place}.item`) ?? '' })
  while (prizes.length > 0 && Object.values(prizes.at(-1)!).every(isBlank)) prizes.pop()
  const end = typeof plan.endsAt === 'string' ? plan.endsAt.slice(0, 10) : ''
  // Where the end is invalid, its own field shows the error.
  return { challenge: { ...plan, prizes }, validUntil: /^\d{4}-\d{2}-\d{2}$/.test(end) ? end : '9999-12-31' }
}

function linesOf(text: unknown): unknown {
  if (typeof text !== 'string') return text ?? []
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
