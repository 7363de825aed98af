import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './app/domain/**/*-tables.server.ts',
  out: './db/migrations',
})
