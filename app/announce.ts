import { demoCast, demoPassword } from '#db/seed/cast.ts'
import type { Settings } from '#infra/settings.ts'

/** Notifies the person at the terminal where everything is. */
export function announce(settings: Settings, inboxUrl: string | null, demo: boolean): void {
  const lines = ['', `  ${settings.brandName}  ${settings.origin}`]
  if (inboxUrl) lines.push(`  Inbox      ${inboxUrl}`)
  if (demo) {
    lines.push('', `  Demo accounts, all with the password ${demoPassword}`)
    for (const { email, who } of demoCast) lines.push(`    ${email.padEnd(22)} ${who}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
