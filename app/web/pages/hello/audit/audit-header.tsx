import { PageHeader } from '@cakrawala/ui/page-header'
import type { ReactNode } from 'react'
import { auditLogWords } from '#i18n/audit-log.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

type AuditHeaderProps = { title: string; subtitle: string; meta?: ReactNode; actions?: ReactNode }

/** Head of a page that reads the audit log in its own way, with the way back to the log. */
export function AuditHeader(head: AuditHeaderProps) {
  const log = useWords(auditLogWords).title
  const trail = [{ to: usePath()('/hello/audit-log'), label: log }, { label: head.title }]
  return <PageHeader {...head} breadcrumb={trail} breadcrumbLabel={log} />
}
