import { incidentFilterOf } from '#domain/incident/incident-filter.ts'
import { incidentsSeenBy } from '#domain/incident/incident-lists.server.ts'
import type { IncidentInList } from '#domain/incident/incident-view.ts'
import {
  type InquiryInList,
  inquiriesSeenBy,
  inquiryFilterOf,
} from '#domain/inquiry/inquiry-queries.server.ts'
import { type TopUpForOperator, topUpQueue } from '#domain/reward/top-up/top-up-queries.server.ts'
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

export const topUpsFile = listFile<TopUpForOperator>({
  list: 'top_ups',
  lists: (person, search) => {
    const decided = search.get('show') === 'decided'
    return [(wanted) => topUpQueue(person, { decided, ...wanted })]
  },
  csv: (locale) => {
    const { company, amount, reference, status, submitted, decided } = wordsIn(listWords, locale).columns
    const { statuses } = wordsIn(moneyWords, locale)
    return {
      head: [company, amount, reference, status, submitted, decided],
      line: (row) => [
        ...[row.company, String(row.amount), row.reference, statuses[row.status]],
        ...[csvMoment(row.requestedAt), row.decidedAt ? csvMoment(row.decidedAt) : ''],
      ],
    }
  },
})

export const inquiriesFile = listFile<InquiryInList>({
  list: 'inquiries',
  lists: (person, search) => [(wanted) => inquiriesSeenBy(person, inquiryFilterOf(search), wanted)],
  csv: (locale) => {
    const { topic, name, company, title, state, submitted, taker } = wordsIn(listWords, locale).columns
    const { states } = wordsIn(inquiriesWords, locale)
    const { topics } = wordsIn(contactWords, locale)
    return {
      head: [topic, name, company, title, state, submitted, taker],
      line: (row) => [
        ...[topics[row.topic], row.fullName, row.companyName ?? '', row.title ?? '', states[row.state]],
        ...[csvMoment(row.sentAt), row.taker ?? ''],
      ],
    }
  },
})

export const incidentsFile = listFile<IncidentInList>({
  list: 'incidents',
  lists: (person, search) => [(wanted) => incidentsSeenBy(person, incidentFilterOf(search), wanted)],
  csv: (locale) => {
    const { code, title, application, severity, state, submitted, assignee } = wordsIn(
      listWords,
      locale,
    ).columns
    const { severities, states } = wordsIn(incidentWords, locale)
    return {
      head: [code, title, application, severity, state, submitted, assignee],
      line: (row) => [
        ...[row.code, row.title, row.application, row.severity ? severities[row.severity] : ''],
        ...[states[row.state], csvMoment(row.receivedAt), row.assignee ?? ''],
      ],
    }
  },
})
