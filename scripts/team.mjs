// `npm run team -- invite ADDRESS`: makes the first operator of a site, or with --again one more where no administrator can.
import { runApp } from './run-app.mjs'

await runApp('team.ts')
