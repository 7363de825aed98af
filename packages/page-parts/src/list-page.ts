/** The ways on and back from a page of a list by keys; null at its ends. */
export type Ways = { next: string | null; prev: string | null }

/** A page of such a list whose rows are counted: as far as `counted`, if not as far as all lists. */
export type CountedRows<Row> = Ways & { rows: Row[]; total: number; counted?: number }
