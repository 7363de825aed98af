import { type EventType, kindOf, readFacts, type StoredFacts } from '#domain/event/event.ts'
import { type MailedType, type Notice, type Reaction, type Reactions, silent } from './reaction.ts'
import { accountReactions } from './reactions-account.ts'
import { incidentReactions } from './reactions-incident.ts'
import { payoutReactions } from './reactions-payout.ts'
import { reportReactions } from './reactions-report.ts'
import { settingReactions } from './reactions-setting.ts'

/** Every kind of event that is mailed, and who is notified of it. */
export const reactions: Reactions<MailedType> = {
  ...accountReactions,
  ...reportReactions,
  ...incidentReactions,
  ...settingReactions,
  'company.signed_up': [{ to: 'owner', mail: 'company_registered', self: true }],
  // Who has no account gets the link by `send-link-mail`.
  'company.member_invited': [{ to: 'invited_elsewhere', mail: 'person_invited_elsewhere', self: true }],
  'company.member_joined': [{ to: 'inviter', mail: 'company_member_joined' }],
  'company.member_edited': ({ changed }) =>
    changed?.some((one) => one !== 'name') ? [{ to: 'member', mail: 'person_membership_changed' }] : silent,
  'company.member_deactivated': [{ to: 'member', mail: 'person_membership_ended' }],
  'company.member_reactivated': [{ to: 'member', mail: 'person_membership_restored' }],
  // The person who may decide rewards above the limit of one person: their owner hears of each, also of those they named
  // themselves.
  'company.approver_named': [{ to: 'owner', mail: 'company_approver_named', self: true }],
  'company.npwp_submitted': npwpSent,
  'company.npwp_decided': ({ decision }) => npwpNotices(decision),
  'company.plan_requested': [{ to: 'team', mail: 'team_plan' }],
  'company.plan_granted': [{ to: 'owner', mail: 'company_plan_granted' }],
  'company.plan_declined': [{ to: 'owner', mail: 'company_plan_declined' }],
  'company.plan_ending': [{ to: 'plan_owner', mail: 'company_plan_ending' }],
  'company.asset_shown': [{ to: 'team', mail: 'team_asset' }],
  'company.asset_believed': [{ to: 'team', mail: 'team_asset_second' }],
  'company.asset_refused': [{ to: 'company_writers', mail: 'company_asset_refused' }],
  // The actor sees it on the page; decisions of operators are notified.
  'company.asset_proved': ({ proof }) =>
    proof === 'operators' ? [{ to: 'company_writers', mail: 'company_asset_proved' }] : silent,
  'company.asset_lost': [
    { to: 'company_writers', mail: 'company_asset_lost' },
    { to: 'team', mail: 'team_asset_lost' },
  ],
  'program.submitted': [
    { to: 'program_company', mail: 'company_program_received', self: true },
    { to: 'team', mail: 'team_program' },
  ],
  'program.accepted': [{ to: 'program_company', mail: 'company_program_accepted' }],
  'program.rejected': [{ to: 'program_company', mail: 'company_program_rejected' }],
  'program.returned': [{ to: 'program_company', mail: 'company_program_returned' }],
  'program.version_proposed': [{ to: 'team', mail: 'team_version' }],
  'program.version_approved': [
    { to: 'program_company', mail: 'company_version_approved' },
    { to: 'joined', mail: 'hunter_version_announced' },
  ],
  'program.version_returned': [{ to: 'program_company', mail: 'company_version_returned' }],
  'program.version_refused': [{ to: 'program_company', mail: 'company_version_refused' }],
  'program.version_withdrawn': ({ announced }) =>
    announced === true ? [{ to: 'joined', mail: 'hunter_version_withdrawn' }] : silent,
  'program.ended': [{ to: 'program_company', mail: 'company_program_ended' }],
  'program.invited': [{ to: 'invited', mail: 'hunter_invited' }],
  'program.challenge_registered': [
    { to: 'named_bughunter', mail: 'hunter_challenge_registered', self: true },
  ],
  'program.challenge_moved_on': ({ stage }) => challengeNotices(stage),
  'program.letter_revoked': [{ to: 'named_bughunter', mail: 'hunter_letter_revoked' }],
  'program.letter_restored': [{ to: 'letter_holder', mail: 'hunter_letter_restored' }],
  'program.late': [
    { to: 'program_company', mail: 'company_program_late' },
    { to: 'team', mail: 'team_program_late' },
  ],
  'program.late_cleared': [{ to: 'program_company', mail: 'company_program_late_cleared' }],
  'program.announced': [{ to: 'announced', mail: 'hunter_program_announced' }],
  'reward.reserved': ({ short }) =>
    short === true ? [{ to: 'company_owner', mail: 'company_balance_short', self: true }] : silent,
  'reward.proposed': [{ to: 'company_deciders', mail: 'company_reward_proposed' }],
  'reward.proposal_lapsed': [{ to: 'company_deciders', mail: 'company_reward_lapsed' }],
  'reward.approved': [{ to: 'company_owner', mail: 'company_reward_approved', self: true }],
  'reward.given': [{ to: 'reporter', mail: 'hunter_rewarded' }],
  'reward.results_proposed': [
    { to: 'program_deciders', mail: 'company_results_proposed' },
    { to: 'team', mail: 'team_results_proposed' },
  ],
  'reward.results_confirmed': [
    { to: 'participants', mail: 'hunter_challenge_results' },
    { to: 'program_company', mail: 'company_results_confirmed' },
  ],
  'reward.prize_given': [{ to: 'named_bughunter', mail: 'hunter_prize' }],
  // Who took part in a challenge hears of the certificate with the results.
  'reward.certificate_issued': ({ place }) =>
    place === undefined ? [{ to: 'named_bughunter', mail: 'hunter_certificate_issued' }] : silent,
  'reward.certificate_revoked': [{ to: 'named_bughunter', mail: 'hunter_certificate_revoked' }],
  'reward.top_up_requested': [{ to: 'team', mail: 'team_top_up' }],
  'reward.top_up_decided': ({ confirmed }) =>
    confirmed === true
      ? [{ to: 'top_up_owner', mail: 'company_top_up_confirmed' }]
      : [{ to: 'top_up_owner', mail: 'company_top_up_refused' }],
  'reward.top_up_reversal_proposed': [{ to: 'team', mail: 'team_top_up_reversal' }],
  'reward.top_up_reversed': [{ to: 'top_up_owner', mail: 'company_top_up_reversed' }],
  'reward.refund_requested': [
    { to: 'refund_owner', mail: 'company_refund_requested', self: true },
    { to: 'team', mail: 'team_refund' },
  ],
  'reward.refund_paid': [{ to: 'refund_owner', mail: 'company_refund_paid' }],
  'reward.refund_refused': [{ to: 'refund_owner', mail: 'company_refund_refused' }],
  'reward.refund_returned': [{ to: 'refund_owner', mail: 'company_refund_returned' }],
  ...payoutReactions,
  'publication.requested': [
    { to: 'company_publishers', mail: 'company_publication_requested' },
    { to: 'reporter', mail: 'hunter_publication_requested' },
  ],
  'publication.agreed': [
    { to: 'reporter', mail: 'hunter_publication_agreed' },
    { to: 'team', mail: 'team_publication_agreed' },
  ],
  'publication.published': [
    { to: 'reporter', mail: 'hunter_published' },
    { to: 'company', mail: 'company_published' },
  ],
  'publication.refused': [
    { to: 'reporter', mail: 'hunter_publication_refused' },
    { to: 'company_publishers', mail: 'company_publication_refused' },
    { to: 'team', mail: 'team_publication_refused' },
  ],
  // The person who took it back is informed by their own act.
  'publication.withdrawn': [
    { to: 'reporter', mail: 'hunter_publication_withdrawn' },
    { to: 'company_publishers', mail: 'company_publication_withdrawn' },
  ],
  'publication.article_sent': [{ to: 'team', mail: 'team_article' }],
  'publication.article_returned': [{ to: 'article_author', mail: 'hunter_article_returned' }],
  'publication.article_published': ({ kind }) =>
    kind === 'write_up' ? [{ to: 'article_author', mail: 'hunter_article_published' }] : silent,
  'publication.article_unpublished': ({ kind }) =>
    kind === 'write_up' ? [{ to: 'article_author', mail: 'hunter_article_unpublished' }] : silent,
  // The mailbox of the topic and the sender, who have no account, are notified by `send-inquiry-mail`.
  'inquiry.sent': ({ spam }) => (spam === true ? silent : [{ to: 'team', mail: 'team_inquiry' }]),
  'privacy.data_exported': [{ to: 'account', mail: 'person_data_exported', self: true }],
  // Who left gets the link to come back by `send-link-mail`.
  'privacy.left': [{ to: 'crew', mail: 'person_company_closed' }],
  'privacy.leaving_cancelled': [
    { to: 'account', mail: 'person_leaving_cancelled' },
    { to: 'crew', mail: 'person_company_reopened' },
  ],
}

/** Who hears of an event, and by which mail. */
export function noticesOf(type: EventType, facts: Readonly<Record<string, unknown>>): readonly Notice[] {
  return isMailed(type) ? noticesOfMailed(type, readFacts(type, facts)) : []
}

function noticesOfMailed<Type extends MailedType>(type: Type, facts: StoredFacts<Type>): readonly Notice[] {
  const reaction: Reaction<Type> = reactions[type]
  return typeof reaction === 'function' ? reaction(facts) : reaction
}

function isMailed(type: EventType): type is MailedType {
  const { notified } = kindOf(type)
  return notified === 'mail' || notified === 'both'
}

function challengeNotices(stage: StoredFacts<'program.challenge_moved_on'>['stage']): readonly Notice[] {
  if (stage === 'running') return [{ to: 'participants', mail: 'hunter_challenge_started' }]
  if (stage !== 'judging') return silent
  return [
    { to: 'program_deciders', mail: 'company_challenge_over' },
    { to: 'team', mail: 'team_challenge_over' },
  ]
}

function npwpSent({ changed, changeId }: StoredFacts<'company.npwp_submitted'>): readonly Notice[] {
  const team: Notice = { to: 'team', mail: 'team_npwp' }
  if (changed !== true) return [team]
  const former: Notice = { to: 'former_address', mail: 'company_npwp_changed_former', self: true }
  return [team, { to: 'owner', mail: 'company_npwp_changed', self: true }, ...(changeId ? [former] : [])]
}

function npwpNotices(decision: StoredFacts<'company.npwp_decided'>['decision']): readonly Notice[] {
  if (decision === 'verified') return [{ to: 'owner', mail: 'company_npwp_verified' }]
  return decision === 'refused' ? [{ to: 'owner', mail: 'company_npwp_refused' }] : silent
}
