import { count, flag, id, kinds, moment, notices, oneOf, optional, silent, text } from './kind.ts'

const articleKind = oneOf('activity', 'security_awareness', 'executive', 'write_up')

/** What happens to disclosures and articles. */
export const publicationKinds = kinds({
  'publication.requested': {
    facts: { wording: count, reworded: optional(flag) },
    notified: 'mail',
    group: 'publications',
    companyLog: true,
    publicTopics: ['publications'],
  },
  'publication.agreed': {
    facts: { wording: count },
    notified: 'mail',
    group: 'publications',
    companyLog: true,
    publicTopics: ['publications'],
  },
  'publication.published': {
    facts: { reporterId: id, slug: text, wording: count },
    notified: 'mail',
    group: 'publications',
    publicTopics: ['publications'],
  },
  'publication.refused': {
    facts: {},
    notified: 'mail',
    group: 'publications',
    companyLog: true,
    publicTopics: ['publications'],
  },
  'publication.withdrawn': {
    facts: {},
    notified: 'mail',
    group: 'publications',
    companyLog: true,
    publicTopics: ['publications'],
  },
  'publication.article_created': { facts: { kind: articleKind }, notified: 'none' },
  'publication.article_edited': { facts: { kind: articleKind, revision: count }, notified: 'none' },
  'publication.article_sent': { facts: {}, notified: 'mail', group: 'desk' },
  'publication.article_taken_back': { facts: {}, notified: 'none' },
  'publication.article_returned': { facts: {}, notified: 'mail', group: 'publications' },
  'publication.article_scheduled': { facts: { at: moment }, notified: 'none' },
  'publication.article_unscheduled': { facts: {}, notified: 'none' },
  'publication.article_published': {
    facts: { kind: articleKind, number: count },
    notified: 'mail',
    group: 'publications',
    publicTopics: ['publications'],
  },
  'publication.article_unpublished': {
    facts: { kind: articleKind },
    notified: 'mail',
    group: 'publications',
    publicTopics: ['publications'],
  },
  'publication.article_removed': { facts: { kind: articleKind }, notified: 'none' },
  // The requester has no account and is notified by `send-download-mail`.
  'publication.download_asked': { facts: { articleId: id, spam: flag }, notified: 'none' },
  'publication.downloads_exported': { facts: { lines: count }, notified: 'none', reading: true },
})

/** Who is notified of them. */
export const publicationNotices = notices(publicationKinds, {
  'publication.requested': [
    { to: 'company_publishers', mail: 'company_publication_requested', acts: true },
    { to: 'reporter', mail: 'hunter_publication_requested' },
  ],
  'publication.agreed': [
    { to: 'reporter', mail: 'hunter_publication_agreed' },
    { to: 'team', mail: 'team_publication_agreed', acts: true },
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
  'publication.article_sent': [{ to: 'team', mail: 'team_article', acts: true }],
  'publication.article_returned': [{ to: 'article_author', mail: 'hunter_article_returned', acts: true }],
  'publication.article_published': ({ kind }) =>
    kind === 'write_up' ? [{ to: 'article_author', mail: 'hunter_article_published' }] : silent,
  'publication.article_unpublished': ({ kind }) =>
    kind === 'write_up' ? [{ to: 'article_author', mail: 'hunter_article_unpublished' }] : silent,
})
