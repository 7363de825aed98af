import { vrtCategories } from './classification/vrt.ts'

/** What reports are classed as: the categories of the taxonomy, a class in the reporter's words, and none. */
export const reportCategories: readonly string[] = [...vrtCategories.map(({ id }) => id), 'other', 'none']
