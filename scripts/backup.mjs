// `npm run backup -- [folder]`: copies database, files and deletion journal into a new folder, while the site runs.
import { runApp } from './run-app.mjs'

await runApp('backup.ts')
