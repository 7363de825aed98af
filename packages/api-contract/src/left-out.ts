import { z } from 'zod'

/** Marks a field that a view has for pages alone: the API neither sends nor documents it. */
export const leftOut = z
  .unknown()
  .transform((): undefined => undefined)
  .optional()
