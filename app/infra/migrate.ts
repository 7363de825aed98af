import { migrateTo } from '@cakrawala/pg-access/migrate'
import { appRole } from './app-role/declared-grants.ts'
import { requiredTriggers } from './app-role/required-triggers.ts'
import { settings } from './settings.ts'

/**
 * Brings the database at `url` to the newest migration, its role to the declared grants, and checks its triggers.
 * @throws StartProblem where triggers are missing, and in production where the application's role cannot be used
 */
export async function migrateDatabase(url: string, folder = 'db/migrations'): Promise<void> {
  await migrateTo(url, {
    migrations: folder,
    role: appRole,
    triggers: requiredTriggers,
    // A person who looks around may have a database whose user cannot make roles: the triggers hold there all the same.
    mayLackRole: settings().mode !== 'production',
  })
}
