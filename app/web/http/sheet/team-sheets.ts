import { incidentFilterOf } from '#domain/incident/incident-filter.ts'
import { incidentsSeenBy } from '#domain/incident/incident-lists.server.ts'
import type { IncidentInList } from '#domain/incident/incident-view.ts'
import {
  type InquiryInList,
  inquiriesSeenBy,
  inquiryFilterOf,
} from '#domain/inquiry/inquiry-queries.server.ts'
import { type TopUpForHello, topUpQueue } from '#domain/reward/top-up-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { contactWords } from '#i18n/contact.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { listWords } from '#i18n/lists.ts'
import { moneyWords } from '#i18n/money.ts'
import { csvMoment } from './csv.ts'
import { listFile } from './list-file.ts'

// Files of the queues of the platform team. Lists of people (accounts, verification, recovery) are not taken along (decision
// 0027).

export const topUpsFile = listFile<TopUpForHello>({
  list: 'top_ups',
  read: async (person, search, most) => {
    const decided = search.get('show') === 'decided'
    return (await topUpQueue(person, { decided, size: most })).rows
  },
  sheet: (rows, locale) => {
    const { company, amount, reference, status, submitted, decided } = wordsIn(listWords, locale).columns
    const { statuses } = wordsIn(moneyWords, locale)
    return [
      [company, amount, reference, status, submitted, decided],
      ...rows.map((row) => [
        ...[row.company, String(row.amount), row.reference, statuses[row.status]],
        ...[csvMoment(row.requestedAt), row.decidedAt ? csvMoment(row.decidedAt) : ''],
      ]),
    ]
  },
})

export const inquiriesFile = listFile<InquiryInList>({
  list: 'inquiries',
  read: async (person, search, most) =>
    (await inquiriesSeenBy(person, inquiryFilterOf(search), { size: most })).rows,
  sheet: (rows, locale) => {
    const { topic, name, company, title, state, submitted, taker } = wordsIn(listWords, locale).columns
    const { states } = wordsIn(inquiriesWords, locale)
    const { topics } = wordsIn(contactWords, locale)
    return [
      [topic, name, company, title, state, submitted, taker],
      ...rows.map((row) => [
        ...[topics[row.topic], row.fullName, row.companyName ?? '', row.title ?? '', states[row.state]],
        ...[csvMoment(row.sentAt), row.taker ?? ''],
      ]),
    ]
  },
})

export const incidentsFile = listFile<IncidentInList>({
  list: 'incidents',
  read: async (person, search, most) =>
    (await incidentsSeenBy(person, incidentFilterOf(search), { size: most })).rows,
  sheet: (rows, locale) => {
    const { code, title, application, severity, state, submitted, assignee } = wordsIn(
      listWords,
      locale,
    ).columns
    const { severities, states } = wordsIn(incidentWords, locale)
    return [
      [code, title, application, severity, state, submitted, assignee],
      ...rows.map((row) => [
        ...[row.code, row.title, row.application, row.severity ? severities[row.severity] : ''],
        ...[states[row.state], csvMoment(row.receivedAt), row.assignee ?? ''],
      ]),
    ]
  },
})
