import { type SQL, sql } from 'drizzle-orm'
import { programVersions } from '#domain/program/program-tables.server.ts'

/**
 * Whether a report may be shown with the name of its program: public now, and public when the report was
 * sent. What was found while a program was private remains unnamed when the program opens.
 * @param p the program's row, and @param r the report's, as SQL names
 */
export function isProgramNamed(p: SQL, r: SQL): SQL<boolean> {
  return sql<boolean>`(${p}.visibility = 'public' AND NOT ${sentInPrivate(r)})`
}

/** Whether the version a report was sent under was for invited people only. */
export function sentInPrivate(r: SQL): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM ${programVersions} sent WHERE sent.program_id = ${r}.program_id
    AND sent.version = ${r}.program_version AND sent.visibility = 'private')`
}
