import { pageFrom } from '@cakrawala/paging/paging'
import { sectors } from '#domain/company/sectors.ts'
import {
  type Manager,
  programKinds,
  programStatuses,
  rewardTypes,
  scopeTypes,
} from '#domain/program/program.ts'
import { longestSearch, type ProgramFilter, programSorts } from '#domain/program/program-filter.ts'
import { settings } from '#infra/settings.ts'

const statuses = ['live', ...programStatuses, 'late'] as const

/** The filters in the address of a list of programs; what is none of the choices narrows nothing. */
export function programFiltersOf(search: URLSearchParams): Omit<ProgramFilter, 'size'> {
  return {
    search: search.get('q')?.trim() || undefined,
    kind: oneOf(programKinds, search.get('kind')),
    rewardType: oneOf(rewardTypes, search.get('reward')),
    scopeType: oneOf(scopeTypes, search.get('type')),
    sector: oneOf(sectors, search.get('sector')),
    managedBy: managerOf(search.get('managed')),
    status: oneOf(statuses, search.get('status')),
    sort: oneOf(programSorts, search.get('sort')),
    page: pageFrom(search.get('page')),
  }
}

/** Why an address asks for no list there is. */
export type FilterFault = 'unknown' | 'too_long'

/**
 * What is wrong with the filters of an address: a word that is not offered, one asked twice, or a search that is too long.
 * An empty one narrows nothing.
 */
export function filterFaultOf(search: URLSearchParams): FilterFault | null {
  if ((search.get('q')?.trim().length ?? 0) > longestSearch) return 'too_long'
  const offered: Record<string, readonly string[]> = {
    ...{ kind: programKinds, reward: rewardTypes, type: scopeTypes, sector: sectors, sort: programSorts },
    ...{ managed: ['company', settings().brandSlug], status: statuses },
  }
  const asked = Object.entries(offered).map(([name, words]) => ({ words, said: search.getAll(name) }))
  const known = asked.every(
    ({ words, said }) => said.length <= 1 && said.every((one) => one === '' || words.includes(one)),
  )
  return known && search.getAll('q').length <= 1 ? null : 'unknown'
}

/** Whether anything but order and page was asked for. */
export function isNarrowed({ sort: _, page: __, ...rest }: Omit<ProgramFilter, 'size'>): boolean {
  return Object.values(rest).some((choice) => choice !== undefined)
}

/** The address has `company` or the product's own short name. */
function managerOf(text: string | null): Manager | undefined {
  if (text === 'company') return 'company'
  return text === settings().brandSlug ? 'product' : undefined
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text)
}
