import { auditLogWords } from '#i18n/audit-log.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { useWords } from '#web/parts/locale.tsx'

/** What kind of event happened, in the reader's language; the type itself where no log has words for it. */
export function useEventName(): (type: string) => string {
  const { acts, someMember } = useWords(auditLogWords)
  const names: Record<string, string> = { ...useWords(userLogWords).acts, ...acts }
  return (type) => {
    const name = (names[type] ?? type).replace('{member}', someMember).replace(/ ?\{object\}/, '')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
