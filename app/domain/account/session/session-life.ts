/** Absolute life of a session in seconds (specification §9): of its row, and of its cookies. */
export const sessionSeconds = 172_800
