import { useWalk } from './walk.ts'

/** The environment that all parts of `access.test.ts` ask: it is built once. */
export const walk = useWalk()
