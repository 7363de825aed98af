import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { followReport } from '#domain/notification/follow-report.server.ts'
import {
  agreePublication,
  refusePublication,
  requestPublication,
  rewordPublication,
} from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { unpublish } from '#domain/publication/unpublish.server.ts'
import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { appealClosing } from '#domain/report/appeal/appeal-closing.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { setHandling } from '#domain/report/handling/set-handling.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { sealInReport } from '#domain/report/seal-originals.server.ts'
import { sealedSeenBy } from '#domain/report/sealed/sealed-queries.server.ts'
import { unsealOriginal } from '#domain/report/sealed/unseal-original.server.ts'
import { acceptRisk, startFixing } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { actOnReports } from '#domain/reward/bulk/act-on-reports.server.ts'
import type { BulkInput } from '#domain/reward/bulk/bulk-input.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { sendGoods } from '#domain/reward/goods/move-goods.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { rewards } from '#domain/reward/reward-tables.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, Refusal } from '#kernel/refusal.ts'
import { member, operator } from './cast.ts'
import { forgetFactor, proofOf } from './factor.ts'
import { withPassword } from './members.ts'
import type { TriedAct } from './permission-cells.ts'
import type { Stage } from './permission-scenario.ts'
import { reportRow, triage, vectors } from './reward-scenario.ts'

const body = 'Kami sudah memeriksa hal ini bersama tim teknis kami.'
const disclosureText = {
  title: 'Cerita yang boleh dibaca',
  summary: 'Celah lama yang sudah kami perbaiki.',
  body,
}
const finished = { stage: 'closed', closeReason: 'resolved', fix: 'fixed', rewardState: 'paid' } as const
const inReview = { stage: 'in_review', rewardState: 'none', riskLevel: null } as const
const award = { otherReward: undefined, reason: 'Dampaknya jauh lebih besar dari dugaan.' }

const asked = async (stage: Stage) => {
  const id = await stage.report(finished)
  await requestPublication(stage.reporter, id, { ...disclosureText, body: body.repeat(2) })
  return id
}
const agreed = async (stage: Stage) => {
  const id = await asked(stage)
  await agreePublication(stage.people.owner, id, { wording: 1 })
  return id
}

/** A report that earned a good, which no one has sent. */
const rewarded = async (stage: Stage) => {
  const id = await stage.report(finished)
  const given = { reportId: id, otherReward: 'Kaus', givenAt: now() }
  await database().insert(rewards).values(given).onConflictDoUpdate({ target: rewards.reportId, set: given })
  return id
}

/** Does it with one report, as the list shows it. @throws the refusal of its row */
async function inBulk(stage: Stage, actor: Person, act: Record<string, unknown>) {
  const id = await stage.report()
  const { revision } = await reportRow(id)
  const input = { rows: [{ id, revision, handlingRevision: 0 }], ...act } as BulkInput
  const [{ refused } = { refused: null }] = await actOnReports(actor, input)
  if (refused) throw new Refusal(refused.code, { fields: refused.fields })
}

/** What a person of a company can try on a report, by name. */
export const actsOnReports: Record<string, TriedAct> = {
  read_report: {
    needs: 'reader',
    attempt: async (stage, actor) => {
      const { id, hash } = await reportRow(await stage.report())
      return found(await reportSeenBy(actor, hash, id))
    },
  },
  follow: {
    needs: 'reader',
    attempt: async (stage, actor) => followReport(actor, await stage.report(), { way: 'watch' }),
  },
  send_goods: {
    needs: 'reward.decide',
    attempt: async (stage, actor) => sendGoods(actor, await rewarded(stage), { sending: 'JNE 0123456789' }),
  },
  comment_to_all: {
    needs: 'report.comment',
    intent: 'comment',
    attempt: async (stage, actor) => commentOnReport(actor, await stage.report(), { body, audience: 'all' }),
  },
  comment_inside: {
    needs: 'report.comment_internal',
    intent: 'comment',
    attempt: async (stage, actor) =>
      commentOnReport(actor, await stage.report(), { body, audience: 'company' }),
  },
  comment_own: {
    needs: 'report.comment_internal',
    intent: 'comment',
    attempt: async (stage, actor) =>
      commentOnReport(actor, await stage.report(), { body, audience: 'company_own' }),
  },
  unseal: {
    needs: 'report.rate',
    attempt: async (stage, actor) => {
      const id = await stage.report()
      const writer = stage.reporter
      const [nik, reason] = ['3173054107900004', 'Mencocokkan korban dengan catatan kami']
      await transaction((tx) =>
        sealInReport(tx, writer, id, {
          texts: {},
          originals: [{ field: 'pocMd', kind: 'nik', mask: '3173••••••••0004', value: nik }],
        }),
      )
      const [sealed] = await sealedSeenBy(writer, id)
      return unsealOriginal(actor, id, { originalId: found(sealed).id, reason })
    },
  },
  handle: {
    needs: 'report.comment_internal',
    attempt: async (stage, actor) =>
      setHandling(actor, await stage.report(), { assigneeId: '', labels: ['web'], reference: null }),
  },
  bulk_label: {
    needs: 'report.comment_internal',
    attempt: async (stage, actor) => inBulk(stage, actor, { act: 'label', add: ['web'], remove: [] }),
  },
  bulk_assign: {
    needs: 'report.comment_internal',
    attempt: async (stage, actor) =>
      inBulk(stage, actor, { act: 'assign', assigneeId: stage.people.owner.accountId }),
  },
  rate: {
    needs: 'report.rate',
    attempt: async (stage, actor) => {
      const id = await stage.report({ stage: 'valid', rewardState: 'none', riskLevel: null, ratedAt: null })
      const { revision } = await reportRow(id)
      await rateReport(actor, id, { revision, level: 7, cvssVector: vectors.high, reason: undefined })
    },
  },
  start_fixing: {
    needs: 'report.rate',
    attempt: async (stage, actor) => startFixing(actor, await stage.report()),
  },
  ask_retest: {
    needs: 'report.rate',
    attempt: async (stage, actor) => askRetest(actor, await stage.report({ fix: 'fixing' }), { body }),
  },
  retest: {
    needs: 'report.rate',
    attempt: async (stage, actor) =>
      giveRetestVerdict(actor, await stage.report({ fix: 'retest' }), { verdict: 'fixed', body }),
  },
  accept_risk: {
    needs: 'report.rate',
    attempt: async (stage, actor) => acceptRisk(actor, await stage.report(), { body }),
  },
  answer_appeal: {
    needs: 'report.rate',
    attempt: async (stage, actor) => {
      const id = await stage.report(inReview)
      await closeAsInvalid(await operator(), id, { reason: 'informative', note: body })
      await appealClosing(stage.reporter, id, { body })
      await answerAppeal(actor, id, { answer: 'stands', body })
    },
  },
  answer_dispute: {
    needs: 'report.rate',
    attempt: async (stage, actor) =>
      answerDispute(actor, await stage.report({ ratingState: 'disputed' }), { answer: 'stands', body }),
  },
  resolve: {
    needs: 'report.rate',
    attempt: async (stage, actor) =>
      resolveReport(actor, await stage.report({ fix: 'fixed', rewardState: 'points_granted' })),
  },
  reward: {
    needs: 'reward.decide',
    attempt: async (stage, actor) =>
      giveReward(actor, await stage.report(), { key: newId(), amount: 6_000_000n, ...award }),
  },
  approve_reward: {
    needs: 'reward.decide',
    attempt: async (stage, actor) => {
      const id = await stage.report()
      const proposer = await member(stage.people.owner.companyId, 1)
      const amount = 60_000_000n
      await giveReward(proposer, id, { key: newId(), amount, ...award, ...(await proofOf(proposer)) })
      try {
        await approveReward(actor, id, { amount, ...(await proofOf(actor)) })
      } finally {
        // The others of these acts are proved by the password alone.
        await forgetFactor(actor)
        await withPassword(actor)
      }
    },
  },
  publication_request: {
    needs: 'program.manage',
    attempt: async (stage, actor) => requestPublication(actor, await stage.report(finished), disclosureText),
  },
  publication_agree: {
    needs: 'program.manage',
    attempt: async (stage, actor) => agreePublication(actor, await asked(stage), { wording: 1 }),
  },
  publication_reword: {
    needs: 'program.manage',
    attempt: async (stage, actor) =>
      rewordPublication(actor, await asked(stage), { ...disclosureText, wording: 1 }),
  },
  publication_refuse: {
    needs: 'program.manage',
    attempt: async (stage, actor) =>
      refusePublication(actor, await asked(stage), { reason: 'Masih ada sistem lain dengan celah ini.' }),
  },
  publication_publish: {
    needs: 'no one',
    attempt: async (stage, actor) => publishReport(actor, await agreed(stage), { wording: 1 }),
  },
  publication_unpublish: {
    needs: 'no one',
    attempt: async (stage, actor) => {
      const id = await agreed(stage)
      await publishReport(await operator(), id)
      await unpublish(actor, id, { reason: 'Masih ada sistem lain dengan celah ini.' })
    },
  },
  validate: {
    needs: 'no one',
    attempt: async (stage, actor) => validateReport(actor, await stage.report(inReview), triage()),
  },
  take: {
    needs: 'no one',
    attempt: async (stage, actor) =>
      takeReport(actor, await stage.report({ ...inReview, stage: 'submitted' })),
  },
  close_invalid: {
    needs: 'no one',
    attempt: async (stage, actor) =>
      closeAsInvalid(actor, await stage.report(inReview), { reason: 'spam', note: body }),
  },
  decide_dispute: {
    needs: 'no one',
    attempt: async (stage, actor) => {
      const id = await stage.report({ ratingState: 'deciding' })
      const { revision } = await reportRow(id)
      const level = { level: 7, cvssVector: vectors.high } as const
      await decideDispute(actor, id, { ...level, revision, floor: undefined, body })
    },
  },
}
