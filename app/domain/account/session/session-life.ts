/** Absolute life of a session in seconds: of its row, and of its cookies. */
export const sessionSeconds = 172_800
