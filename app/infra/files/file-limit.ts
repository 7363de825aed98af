/** Files must be smaller than this many bytes (specification §9). */
export const fileLimit = 5_000_000
