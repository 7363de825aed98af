import { type Manager, programKinds, programStatuses, rewardTypes } from '#domain/program/program.ts'
import { type ProgramFilter, programSorts } from '#domain/program/program-filter.ts'
import { settings } from '#infra/settings.ts'
import { pageFrom } from '#kernel/paging.ts'

const statuses = ['live', ...programStatuses] as const

/** The filters in the address of a list of programs; what is none of the choices narrows nothing. */
export function programFiltersOf(search: URLSearchParams): Omit<ProgramFilter, 'size'> {
  return {
    search: search.get('q')?.trim() || undefined,
    kind: oneOf(programKinds, search.get('kind')),
    rewardType: oneOf(rewardTypes, search.get('reward')),
    managedBy: managerOf(search.get('managed')),
    status: oneOf(statuses, search.get('status')),
    sort: oneOf(programSorts, search.get('sort')),
    page: pageFrom(search.get('page')),
  }
}

/** Whether anything but order and page was asked for. */
export function isNarrowed({ sort: _, page: __, ...rest }: Omit<ProgramFilter, 'size'>): boolean {
  return Object.values(rest).some((choice) => choice !== undefined)
}

/** The address says `company` or the product's own short name. */
function managerOf(text: string | null): Manager | undefined {
  if (text === 'company') return 'company'
  return text === settings().brandSlug ? 'product' : undefined
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text)
}
