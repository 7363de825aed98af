/** Circles of people, seen from the subject of an event. */
export type Audience =
  | 'account'
  /** The address an account had before, after it was changed. */
  | 'former_address'
  | 'account_company'
  | 'sanctioned'
  | 'bughunter'
  | 'owner'
  /** The owner of a company whose plan still ends on the day an event names. */
  | 'plan_owner'
  /** The operators whose work begins with the event: `rolesNotified`. */
  | 'team'
  | 'colleagues'
  | 'reporter'
  | 'assignee'
  /** Those of the people a comment names who may still read it. */
  | 'mentioned'
  /** Everyone of the company who reads the report. */
  | 'company'
  /** Of those, who rates and mends, who decides rewards, who answers for publications. */
  | 'company_raters'
  | 'company_deciders'
  | 'company_publishers'
  /** The owner alone: whatever is about the balance. */
  | 'company_owner'
  /** Who writes programs for a company, and so answers for its assets. */
  | 'company_writers'
  | 'program_company'
  /** Of those, who decides rewards. */
  | 'program_deciders'
  /** Bughunters who registered for a challenge and may still know of it. */
  | 'participants'
  /** Bughunters who agreed to a program and may still know of it. */
  | 'joined'
  /** Of those, who may read an announcement of the program. */
  | 'announced'
  | 'invited'
  | 'top_up_owner'
  | 'refund_owner'
  | 'member'
  | 'invited_elsewhere'
  /** The person who reported a ticket, once there is an account. */
  | 'incident_reporter'
  /** The person who handles a ticket, or the whole platform team while no one does. */
  | 'incident_handlers'
  /** The person who handles a ticket that is still open, and the platform team beside them. */
  | 'incident_watchers'
  | 'inviter'
  /** The operator an event names: who was given a report. */
  | 'named_operator'
  /** The person of the company an event names, while they read the report. */
  | 'named_reader'
  /** The bughunter an event names in its facts: holder of a certificate or a letter. */
  | 'named_bughunter'
  /** The same, while they may know of the program the event is about. */
  | 'letter_holder'
  /** The same for news of money: also while suspended, as it is still theirs. */
  | 'payee'
  /** The same where they left or may not sign in, until they are erased. */
  | 'left_payee'
  /** The bughunter who wrote an article. */
  | 'article_author'
  /** Those who watch a report and may read it; those of the company and the platform team; those of the team alone. */
  | 'watchers'
  | 'staff_watchers'
  | 'team_watchers'
  /** Active members of a company whose owner closed it. */
  | 'crew'
