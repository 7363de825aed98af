import type { Manager } from '#domain/program/program.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { programWords } from '#i18n/program.ts'
import { settings } from '#infra/settings.ts'
import { isCompany } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { programFiltersOf } from '../program/program-filters.ts'
import { listFile } from './list-file.ts'

/**
 * The file of a list of programs: a company's own (of one kind of management, where given), or all for the
 * platform team.
 */
export const programsFileOf = (managedBy?: Manager) =>
  listFile<ProgramLine>({
    list: 'programs',
    lists: (person, search) => {
      const place = {
        ...(isCompany(person) ? { place: 'own' as const } : {}),
        ...(managedBy ? { managedBy } : {}),
      }
      return [(wanted) => programsFrom(person, { ...programFiltersOf(search), ...place }, wanted)]
    },
    csv: (locale) => ({ head: headOf(locale), line: (row) => lineOf(row, locale) }),
  })

function headOf(locale: Locale): string[] {
  const { title, company, kind, status, visibility, managed, until } = wordsIn(listWords, locale).columns
  return [title, company, kind, status, visibility, managed, until]
}

function lineOf(row: ProgramLine, locale: Locale): string[] {
  const { kinds, statuses, visibilities, managers } = wordsIn(programWords, locale)
  const managed =
    row.managedBy === 'company' ? managers.company : managers.product({ brand: settings().brandName })
  return [
    ...[row.title, row.companyName, kinds[row.kind], statuses[row.status], visibilities[row.visibility]],
    ...[managed, row.validUntil],
  ]
}
