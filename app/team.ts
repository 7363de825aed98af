import { parseArgs } from 'node:util'
import { withDatabaseOf } from '@cakrawala/embedded-postgres-server/with-database'
import { printProblem } from '@cakrawala/errors/print-problem'
import { StartProblem, startProblemOf } from '@cakrawala/errors/start-problem'
import { parseEmail } from '#domain/account/email.ts'
import { inviteFromShell, teamInvitationLink } from '#domain/account/team/first-operator.server.ts'
import { connectDatabase, disconnectDatabase } from '#infra/database.ts'
import { migrateDatabase } from '#infra/migrate.ts'
import { settings } from '#infra/settings.ts'
import { isRefusal } from '#kernel/refusal.ts'

// `npm run team -- invite ADDRESS [--again --reason "why"]`: invites an operator with all roles, where the pages cannot.
const usage = 'npm run team -- invite ADDRESS [--again --reason "why another one is needed"]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { again: { type: 'boolean' }, reason: { type: 'string' } },
  })
  const [act, address = ''] = positionals
  const email = parseEmail(address)
  if (act !== 'invite' || positionals.length !== 2 || email === null) throw new StartProblem(usage)
  const link = await withDatabaseOf(settings(), (url) => invite(url, email, againOf(values)), {
    mustExist: false,
  }).catch((error: unknown) => {
    throw problemOf(error)
  })
  process.stdout.write(
    `${link}\nThe link is good for 72 hours and works once. It is mailed as well, while the site runs.\n`,
  )
} catch (error) {
  printProblem(error)
}

/** Why one more is invited where there is an operator; null without the wish. */
function againOf({ again = false, reason = '' }: { again?: boolean; reason?: string }): string | null {
  const why = reason.trim()
  if (again && (why.length < 10 || why.length > 300))
    throw new StartProblem(`--again needs --reason, in 10 to 300 characters: ${usage}`)
  return again ? why : null
}

async function invite(url: string, email: string, again: string | null): Promise<string> {
  await migrateDatabase(url)
  await connectDatabase(url)
  try {
    return teamInvitationLink(await inviteFromShell({ kind: 'system', job: 'team' }, email, again))
  } finally {
    await disconnectDatabase()
  }
}

function problemOf(error: unknown): unknown {
  if (!isRefusal(error)) return startProblemOf(error, 'the invitation') ?? error
  if (error.detail === 'team_founded')
    return new StartProblem(
      `There is an operator: administrators invite on /hello/team. Where none can: ${usage}`,
    )
  if (error.code === 'invalid_input') return new StartProblem('An account uses this address already.')
  return new StartProblem('This address was invited six times today: try again tomorrow.')
}
