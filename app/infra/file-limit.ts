/** Files must be smaller than this many bytes. */
export const fileLimit = 5_000_000
