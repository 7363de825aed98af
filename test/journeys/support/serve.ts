import pg from 'pg'
import { databaseAt } from '../../../app/infra/database-url.ts'

// The product as `npm start` runs it, on a fresh database of the given server, or on its own embedded one.
const server = process.env.DATABASE_URL
if (server) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query('DROP DATABASE IF EXISTS cakrawala_journeys WITH (FORCE)')
  await client.query('CREATE DATABASE cakrawala_journeys')
  await client.end()
  process.env.DATABASE_URL = databaseAt(server, 'cakrawala_journeys')
}
await import('../../../app/main.ts')
