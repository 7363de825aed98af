import { closeDatabase, type Database, openDatabase } from '@cakrawala/pg-access/database'
import { roleOption } from '@cakrawala/pg-access/ensure-role'
import { appRole } from './app-role/declared-grants.ts'
import { settings } from './settings.ts'

export { sqlState } from '@cakrawala/errors/error-codes'
export { afterCommit } from '@cakrawala/pg-access/connection-share'
export {
  closeDatabase as disconnectDatabase,
  type Database,
  database,
  databasePool,
  databaseUrl,
  isDuplicate,
  type Tx,
  transaction,
} from '@cakrawala/pg-access/database'

/** Opens the one pool of this process. Its role may write but not rewrite history (see app-role/declared-grants.ts). */
export async function connectDatabase(url: string, { max = 16 } = {}): Promise<Database> {
  await closeDatabase()
  const inProduction = settings().mode === 'production'
  return openDatabase(url, {
    max,
    strict: !inProduction,
    ...(await roleOption(url, appRole.name, { required: inProduction })),
  })
}
