/** Labels of one report, letters of a label, letters of a reference. */
export const handlingBounds = { labels: 8, label: 30, reference: 200 } as const
