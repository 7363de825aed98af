import { day } from '@cakrawala/calendar/clock'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import type { Actor, Person } from '#kernel/actor.ts'

/** What a message of the contact page can be about, in the order of the form. */
export const inquiryTopics = [
  'business',
  'company_support',
  'bughunter_support',
  'media',
  'career',
  'privacy',
  'other',
] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

/** What one can apply for on the career page: its fields of work, and the internship. */
export const positions = [
  'triage',
  'engineering',
  'programs',
  'identity',
  'incident',
  'words',
  'internship',
] as const
export type Position = (typeof positions)[number]

/** The position of that name, or null: addresses (`?for=`) hold anything. */
export function positionNamed(name: unknown): Position | null {
  return positions.find((position) => position === name) ?? null
}

/** Messages and applications are erased so long after they came; what no person wrote much sooner. In milliseconds. */
export const inquiryLife = { kept: 365 * day, spam: 30 * day } as const

/**
 * `spam` is what no person seems to have written: stored for the team to look through, notified to no one.
 */
export const inquiryStates = ['new', 'taken', 'answered', 'closed', 'spam'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** The mailboxes of the platform, by the word before the @ of the brand's domain. */
export const mailboxes = {
  business: 'business',
  bughunters: 'bughunter-support',
  privacy: 'privasi',
} as const

/** The mailbox that is notified of a topic. */
export function mailboxOf(topic: InquiryTopic): string {
  if (topic === 'bughunter_support') return mailboxes.bughunters
  return topic === 'privacy' ? mailboxes.privacy : mailboxes.business
}

/** The topic of that name, or null: addresses (`?topic=`) hold anything. */
export function topicNamed(name: unknown): InquiryTopic | null {
  return inquiryTopics.find((topic) => topic === name) ?? null
}

/** What the policy must know of an inquiry. */
type InquiryFacts = { state: InquiryState; takenBy: string | null }

/** Anyone of the platform team, also out of the spam: taking it confirms that a person wrote it. */
export function mayTakeInquiry(actor: Actor, { state }: InquiryFacts): actor is Person {
  return isTeam(actor) && (state === 'new' || state === 'spam')
}

/** Who took it writes down what was answered. */
export function mayAnswerInquiry(actor: Actor, { state, takenBy }: InquiryFacts): actor is Person {
  return isTeam(actor) && state === 'taken' && takenBy === actor.accountId
}

/** Who took it closes it, with an answer or without one. */
export function mayCloseInquiry(actor: Actor, { state, takenBy }: InquiryFacts): actor is Person {
  return isTeam(actor) && (state === 'taken' || state === 'answered') && takenBy === actor.accountId
}

function isTeam(actor: Actor): actor is Person {
  return mayActForTeam(actor, 'inquiry.taken')
}
