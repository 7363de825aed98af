import { demoCast, demoPassword } from '#db/seed/cast.ts'
import type { Settings } from '#infra/settings.ts'

/** Notifies the person at the terminal where everything is. */
export function announce(
  settings: Settings,
  { inboxUrl, demo, firstOperator }: { inboxUrl: string | null; demo: boolean; firstOperator: string | null },
): void {
  const lines = ['', `  ${settings.brandName}  ${settings.origin}`]
  if (inboxUrl) lines.push(`  Inbox      ${inboxUrl}`)
  if (demo) {
    lines.push('', `  Demo accounts, all with the password ${demoPassword}`)
    for (const { email, who } of demoCast) lines.push(`    ${email.padEnd(22)} ${who}`)
  }
  if (firstOperator)
    lines.push(
      '',
      '  No operator yet. Become the first with this link; it is good for 24 hours and once:',
      `  ${firstOperator}`,
    )
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
