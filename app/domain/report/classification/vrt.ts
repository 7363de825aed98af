import taxonomy from './vrt.json' with { type: 'json' }

/** 1 (worst) … 5; null where it depends on the impact. */
export type VrtPriority = 1 | 2 | 3 | 4 | 5 | null
/** One class of the Vulnerability Rating Taxonomy; `id` is its path, `name` is English and does not repeat the category. */
export type VrtClass = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly categoryName: string
  readonly priority: VrtPriority
  readonly cwe: readonly number[]
}
export type VrtCategory = {
  readonly id: string
  readonly name: string
  readonly classes: readonly VrtClass[]
}

/** The categories in the taxonomy's order, each with the classes that may be chosen (source and licence: docs/third-party.md). */
export const vrtCategories: readonly VrtCategory[] = taxonomy.categories.map(({ id, name, classes }) => ({
  id,
  name,
  classes: classes.map((one) => ({
    ...one,
    priority: one.priority as VrtPriority,
    category: id,
    categoryName: name,
  })),
}))

export const vrtClasses: readonly VrtClass[] = vrtCategories.flatMap(({ classes }) => classes)

const byId = new Map(vrtClasses.map((one) => [one.id, one]))

/** @returns null when there is no class of this id. */
export function vrtOf(id: string): VrtClass | null {
  return byId.get(id) ?? null
}
