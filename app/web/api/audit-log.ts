import { leftOut } from '@cakrawala/api-contract/left-out'
import { auditLine, auditLogSeenBy } from '#domain/privacy/audit-log.server.ts'
import { auditFilter, exportAuditInput } from '#domain/privacy/audit-log.ts'
import { exportAuditLog } from '#domain/privacy/export-audit-log.server.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { exportOf, keyed } from './paging.ts'

const tag = 'accounts'
const who = ['hello'] as const
const line = auditLine.extend({ facts: leftOut }).meta({ id: 'AuditLine' })
const after = z
  .string()
  .regex(/^\d{1,15}$/, 'invalid')
  .transform(Number)
  .optional()

/** Everything that happened, for the platform team. */
export const auditLogCalls: readonly Call[] = [
  get('/api/v1/audit-log', {
    tag,
    says: ['Catatan audit, terbaru dahulu', 'The audit log, newest first'],
    who,
    query: auditFilter.extend({ limit: keyed.limit, after }),
    answer: z.object({ rows: z.array(line), next: text.nullable() }),
    work: async ({ actor, query: { limit, after, ...filter } }) => {
      const lines = await auditLogSeenBy(actor, filter, { before: after ?? null, size: limit + 1 })
      const rows = lines.slice(0, limit)
      return { rows, next: lines.length > limit ? String(rows.at(-1)?.seq) : null }
    },
  }),
  post('/api/v1/audit-log/export', {
    tag,
    says: ['Salin catatan audit; tercatat', 'Copy the audit log; the copy is recorded'],
    who,
    body: exportAuditInput,
    exports: true,
    answer: exportOf(line),
    work: ({ actor, input }) => exportAuditLog(actor, input),
  }),
]
