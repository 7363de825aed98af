import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { programVersions } from '#domain/program/program-tables.server.ts'
import { amountFor } from '#domain/program/reward-grid.ts'
import { agreePublication, requestPublication } from '#domain/publication/disclosure-steps.server.ts'
import { type DisclosureTextInput, disclosureTextInput } from '#domain/publication/publication-input.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import type { InvalidReason } from '#domain/report/report-state.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { decideDisputeInput, disputeAnswerInput } from '#domain/reward/dispute/dispute-input.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { gridOf, secondApproverAbove } from '#domain/reward/reward.ts'
import {
  closeAsInvalidInput,
  giveRewardInput,
  rateReportInput,
  validateReportInput,
} from '#domain/reward/reward-input.ts'
import { rewards } from '#domain/reward/reward-tables.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { rowOf } from './report-row.ts'
import type { Act } from './seed-types.ts'
import { showingFactor } from './shown-factor.ts'
import type { When } from './when.ts'

/** The platform team finds a report valid; without another vector as its bughunter claimed. */
export function valid(at: When, by: string, quality: number, reproductionNote: string, vector?: string): Act {
  return {
    at,
    act: async (population, id) => {
      const { cvssVector, vrtId, cweId } = await rowOf(id)
      const typed = { vrtId: vrtId ?? '', cweId: String(cweId), reproductionNote, quality }
      const input = validateReportInput.parse({ cvssVector: vector ?? cvssVector, ...typed })
      return validateReport(population.person(by), id, input)
    },
  }
}

/** Rated as triaged; with another vector, at its level and for a reason. */
export function rate(at: When, by: string, other?: { vector: string; reason: string }): Act {
  return {
    at,
    act: async (population, id) => {
      const { revision, triagedLevel, cvssVector: before } = await rowOf(id)
      const cvssVector = other?.vector ?? before ?? ''
      const level = other ? riskLevelOf(found(parseCvss(cvssVector)).score) : triagedLevel
      const typed = { revision, level: String(level), cvssVector, reason: other?.reason ?? '' }
      return rateReport(population.person(by), id, rateReportInput.parse(typed))
    },
  }
}

/** The company's word on a disputed rating. */
export function standBy(at: When, by: string, body: string): Act {
  const input = disputeAnswerInput.parse({ answer: 'stands', body })
  return { at, act: (population, id) => answerDispute(population.person(by), id, input) }
}

/** Another operator's word on a disputed rating; without another vector it stays. */
export function decide(at: When, by: string, body: string, vector?: string): Act {
  return {
    at,
    act: async (population, id) => {
      const { revision, riskLevel, cvssVector: before } = await rowOf(id)
      const cvssVector = vector ?? before ?? ''
      const level = vector ? riskLevelOf(found(parseCvss(vector)).score) : riskLevel
      const typed = { revision, level: String(level), cvssVector, floor: '', body }
      return decideDispute(population.person(by), id, decideDisputeInput.parse(typed))
    },
  }
}

/**
 * The reward of the level by the reward table, or another amount for a reason; points and the named item where no money
 * is in it.
 */
export function give(at: When, by: string, other?: { amount: bigint; reason?: string }): Act {
  return {
    at,
    act: async (population, id) => {
      const amount = other?.amount ?? (await amountByGrid(await rowOf(id)))
      const typed = { amount: amount ? String(amount) : '', reason: other?.reason ?? '' }
      const person = population.person(by)
      const award = giveRewardInput.parse({ key: newId(), ...typed })
      if ((amount ?? 0n) <= secondApproverAbove) return giveReward(person, id, award)
      return showingFactor(person, (proof) => giveReward(person, id, { ...award, ...proof }))
    },
  }
}

/** The yes of a second person to what another one proposed. */
export function approve(at: When, by: string): Act {
  return {
    at,
    act: async (population, id) => {
      const [row] = await database().select().from(rewards).where(eq(rewards.reportId, id))
      const [person, amount] = [population.person(by), found(row).amountIdr]
      return showingFactor(person, (proof) => approveReward(person, id, { amount, ...proof }))
    },
  }
}

export function duplicate(at: When, by: string, original: string): Act {
  return {
    at,
    act: async (population, id) => {
      const { code } = await rowOf(population.report(original))
      return closeAsDuplicate(population.person(by), id, { original: code ?? '' })
    },
  }
}

export function invalid(at: When, by: string, reason: InvalidReason, note: string): Act {
  const input = closeAsInvalidInput.parse({ reason, note })
  return { at, act: (population, id) => closeAsInvalid(population.person(by), id, input) }
}

/** Asking for the publication, the other side's yes, and the publication itself. */
export function tell(at: When, by: string, disclosureText: DisclosureTextInput): Act {
  return {
    at,
    act: (population, id) =>
      requestPublication(population.person(by), id, disclosureTextInput.parse(disclosureText)),
  }
}

export function agree(at: When, by: string): Act {
  return { at, act: (population, id) => agreePublication(population.person(by), id, { wording: 1 }) }
}

export function publish(at: When, by = 'verifikator'): Act {
  return { at, act: (population, id) => publishReport(population.person(by), id) }
}

async function amountByGrid({ programId, programVersion, riskLevel }: ReportRow): Promise<bigint | null> {
  const version = and(eq(programVersions.programId, programId), eq(programVersions.version, programVersion))
  const [row] = await database()
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(version)
  const grid = gridOf(found(row).policy)
  return grid && riskLevel !== null ? amountFor(grid, riskLevel) : null
}
