import { Health } from '@cakrawala/http/health'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { database } from '#infra/database.ts'
import { diskTrouble } from '#infra/files.ts'

const own = new Health({
  answers: async () => database().execute(sql`SELECT 1`),
  trouble: diskTrouble,
})

export const startServing = () => own.startServing()
export const startDraining = () => own.startDraining()
export const isDraining = () => own.isDraining

/** Whether the process answers, and whether it can reach its database and write to its disk. */
export async function health(server: FastifyInstance): Promise<void> {
  own.addTo(server)
}
