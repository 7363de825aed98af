import { memberFilter } from '#domain/company/member-input.ts'
import { type MemberView, membersSeenBy } from '#domain/company/member-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { memberWords } from '#i18n/members.ts'
import { csvMoment } from './csv.ts'
import { listFile } from './list-file.ts'

/** The members of a company, for those who manage them. */
export const membersFile = listFile<MemberView>({
  list: 'members',
  lists: (person, search) => {
    const { data: status } = memberFilter.shape.status.safeParse(search.get('status') ?? undefined)
    return [(wanted) => membersSeenBy(person, { status }, wanted)]
  },
  csv: (locale) => {
    const { name, email, username, role, status, invited, joined } = wordsIn(listWords, locale).columns
    const { permissionNames, statuses } = wordsIn(memberWords, locale)
    return {
      head: [name, email, username, role, status, invited, joined],
      line: (row) => [
        ...[row.name, row.email, row.username ?? '', permissionNames[row.permission], statuses[row.status]],
        ...[csvMoment(row.invitedAt), row.joinedAt ? csvMoment(row.joinedAt) : ''],
      ],
    }
  },
})
