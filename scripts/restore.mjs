// `npm run restore -- folder [--check] [--replace [--yes]]`: brings a backup into an empty database and data folder.
import { runApp } from './run-app.mjs'

await runApp('restore.ts')
