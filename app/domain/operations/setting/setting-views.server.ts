import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { holidayNames } from '@cakrawala/reference-data/holidays'
import { desc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import { banksOn } from '#domain/reward/payout/offered-banks.server.ts'
import { taxRuleOn } from '#domain/reward/tax.ts'
import { knownTaxRules } from '#domain/reward/tax-in-force.server.ts'
import type { Payee, TaxRule, TaxScheme } from '#domain/reward/tax-rules.ts'
import {
  accountPlaces,
  firstFees,
  firstPoints,
  needsSecond,
  pointsOf,
  pricedPlans,
  type SettingKey,
  type SettingLine,
  type SettingValues,
  settingKeys,
  switchNames,
  whole,
} from '#domain/setting/setting.ts'
import { bookOf, stageOf } from '#domain/setting/setting-book.ts'
import { firstDayOf } from '#domain/setting/setting-days.ts'
import {
  type LineStep,
  mayChangeSettings,
  maySeeSettings,
  mayWithdrawLine,
  obstacleToDecidingLine,
} from '#domain/setting/setting-policy.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { settingLineOn, settingLinesOf } from '#domain/setting/settings-memory.server.ts'
import { taxScopes } from '#domain/setting/tax-fields.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { secondBlock } from '#kernel/second-person.ts'
import type { SettingInList, SettingLineView, SettingView, ValueInForce } from './setting-view.ts'

/** What holds on `day`, as it is shown: by the team's lines, else by what the platform came with. */
function valuesInForce(key: SettingKey, day: string): ValueInForce[] {
  return shown[key](day)
}

const one = <K extends SettingKey>(
  key: K,
  scope: string,
  day: string,
  first: SettingValues[K],
): ValueInForce => {
  const line = settingLineOn(key, scope, day)
  return { scope, value: line?.value ?? first, since: line?.validFrom ?? null }
}

const shown: Record<SettingKey, (day: string) => ValueInForce[]> = {
  holidays: (day) => knownHolidays(day),
  points: (day) => {
    const line = settingLineOn('points', whole, day)
    return [{ scope: whole, value: pointsOf(line?.value ?? firstPoints), since: line?.validFrom ?? null }]
  },
  fees: (day) => [one('fees', whole, day, firstFees)],
  tax: (day) =>
    taxScopes.map((scope) => {
      const [scheme, payee] = scope.split('.') as [TaxScheme, Payee]
      const rule = taxRuleOn(day, scheme, payee, knownTaxRules())
      return { scope, value: toldOf(rule), since: rule.validFrom }
    }),
  plans: (day) => pricedPlans.map((plan) => one('plans', plan, day, { price: null })),
  // Places without a line are empty.
  accounts: (day) =>
    accountPlaces.flatMap((place) => {
      const line = settingLineOn('accounts', place, day)
      return line ? [{ scope: place, value: line.value, since: line.validFrom }] : []
    }),
  switches: (day) => switchNames.map((name) => one('switches', name, day, { on: true })),
  banks: (day) => banksOn(day).map(({ code, since, ...value }) => ({ scope: code, value, since })),
  brand: (day) => {
    const { brandName: name, brandEmailDomain } = settings()
    return [one('brand', whole, day, { name, domain: brandEmailDomain })]
  },
}

function toldOf({ basePercent, surchargePercent, source, bands }: TaxRule): SettingValues['tax'] {
  const told = bands.map(({ upTo, percent }) => ({ upTo: upTo === null ? null : String(upTo), percent }))
  return { basePercent, surchargePercent, source, bands: told }
}

/**
 * The days off of this year and the next, from `today` on, with their names; days the team opened are marked
 * as such.
 */
function knownHolidays(today: string): ValueInForce[] {
  const year = Number(today.slice(0, 4))
  const days = new Map<string, ValueInForce>()
  for (const { day, name } of [...holidayNames(year), ...holidayNames(year + 1)])
    days.set(day, { scope: day, value: { off: true, name }, since: null })
  for (const { scope, value } of settingLinesOf('holidays').toSorted((a, b) => a.number - b.number))
    days.set(scope, { scope, value, since: scope })
  return [...days.values()].filter(({ scope }) => scope >= today).sort((a, b) => (a.scope < b.scope ? -1 : 1))
}

const most = 200

/** Every setting with what holds today and what comes. @throws Refusal not_found for all but the platform team */
export async function settingsSeenBy(viewer: Actor): Promise<SettingInList[]> {
  found(maySeeSettings(viewer) ? viewer : null)
  const today = jakartaDay(now())
  const open = await database()
    .select({ key: settingLines.key, state: settingLines.state, validFrom: settingLines.validFrom })
    .from(settingLines)
    .where(or(eq(settingLines.state, 'proposed'), eq(settingLines.state, 'confirmed')))
  return settingKeys.map((key) => {
    const own = open.filter((line) => line.key === key)
    return {
      key,
      holding: valuesInForce(key, today),
      coming: own.filter(({ state, validFrom }) => state === 'confirmed' && validFrom > today).length,
      waiting: own.filter(({ state }) => state === 'proposed').length,
      second: needsSecond(key),
    }
  })
}

/** One setting with its history. @throws Refusal not_found for all but the platform team */
export async function settingSeenBy(viewer: Actor, key: SettingKey): Promise<SettingView> {
  const person = found(maySeeSettings(viewer) && isPerson(viewer) ? viewer : null)
  const lines = await linesOf(person, key)
  return {
    ...{ key, holding: valuesInForce(key, jakartaDay(now())), lines, seen: lines[0]?.number ?? 0 },
    ...{ firstDay: firstDayOf(key), second: needsSecond(key), mayChange: mayChangeSettings(viewer) },
  }
}

async function linesOf(viewer: Person, key: SettingKey): Promise<SettingLineView[]> {
  const [author, decider, taker] = ['author', 'decider', 'taker'].map((name) => alias(accounts, name))
  const rows = await database()
    .select({
      line: settingLines,
      by: author!.username,
      decidedBy: decider!.username,
      withdrawnBy: taker!.username,
    })
    .from(settingLines)
    .innerJoin(author!, eq(author!.id, settingLines.byId))
    .leftJoin(decider!, eq(decider!.id, settingLines.decidedBy))
    .leftJoin(taker!, eq(taker!.id, settingLines.withdrawnBy))
    .where(eq(settingLines.key, key))
    .orderBy(desc(settingLines.number))
    .limit(most)
  const right = await teamRightOf(database(), viewer.accountId)
  const today = jakartaDay(now())
  const book = bookOf(rows.map(({ line }) => line as SettingLine))
  return rows.map(({ line, ...names }) => {
    const { key: _, byId: __, ...told } = line
    const waits = line.state === 'proposed'
    const first = { by: line.byId, at: line.at }
    const block = secondBlock(viewer.accountId, right, first)
    const late = line.validFrom < firstDayOf(key)
    const obstacleTo = (step: LineStep) => (waits ? obstacleToDecidingLine(step, { block, late }) : null)
    const obstacles = { confirm: obstacleTo('confirm'), refuse: obstacleTo('refuse') }
    const decides = waits && mayChangeSettings(viewer)
    return {
      ...{ ...told, ...names, stage: stageOf(line as SettingLine, book, today) },
      obstacles,
      may: {
        ...{ confirm: decides && !obstacles.confirm, refuse: decides && !obstacles.refuse },
        withdraw: mayWithdrawLine(viewer, line, today),
      },
    }
  })
}
