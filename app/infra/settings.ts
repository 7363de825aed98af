import path from 'node:path'
import {
  areProxies,
  isDnsServer,
  lineFor,
  origin,
  port,
  toList,
  urlWith,
} from '@cakrawala/environment/fields'
import { filesOriginProblems, isLoopback, usualFilesOrigin } from '@cakrawala/environment/files-origin'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { storedSecretKey } from '@cakrawala/secrets/stored-key'
import { z } from 'zod'
import type { Role } from '#kernel/actor.ts'

/** Strict for real people, forgiving for a first look, quiet for the tests. */
export const MODES = ['production', 'demo', 'test'] as const
export type Mode = (typeof MODES)[number]

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Everything the program takes from its environment, checked. `.env.example` explains each one. */
export type Settings = Readonly<{
  mode: Mode
  host: string
  port: number
  /** Scheme, host and port that people see, without a slash at the end. */
  origin: string
  /** The same for uploaded files: a host of their own, without cookies and without pages. */
  filesOrigin: string
  databaseUrl: string | undefined
  /** Absolute. */
  dataDir: string
  /** The file that holds who was erased, outside the database. Absolute. */
  deletionJournal: string
  smtpUrl: string | undefined
  /** Undefined: the usual port, or the next that is free. */
  inboxPort: number | undefined
  inboxSmtpPort: number | undefined
  mailFrom: string
  brandName: string
  brandSlug: string
  brandEmailDomain: string
  secretKey: string
  /** The person who starts knows that what was sealed with the first key is lost. */
  secretKeyLost: boolean
  smsGatewayUrl: string | undefined
  logLevel: (typeof LOG_LEVELS)[number]
  /** Whether the demo story is put into the database: `auto` means when it is empty. */
  demo: 'auto' | 'on' | 'off'
  /** Addresses or ranges of the proxies whose X-Forwarded-For is believed. */
  trustProxy: readonly string[]
  clamavSocket: string | undefined
  /** The DNS server, as `address:port`, asked for proofs of domains; undefined: those of this machine, or the demo's own. */
  proofResolver: string | undefined
  /** How long the process reports that it is not ready before it closes, when asked to stop. */
  drainSeconds: number
  /** Roles that get nowhere without a second factor. */
  secondFactorFor: readonly Role[]
  /** Pages switched off, as addresses without language; what is below them is off too. */
  disabledPages: readonly string[]
}>

let once: Settings | undefined

/** The name and mail domain the platform team shows, where it has set its own. */
export type ShownBrand = Readonly<{ name: string; domain: string }>
// The pages come as a bundle with modules of their own; all must show the same name.
const place = Symbol.for('cakrawala.brand')
const globals = globalThis as unknown as Record<symbol, Settings | null | undefined>

/** The settings of this process, read at first use; only the brand may be another one later. */
export function settings(): Settings {
  once ??= readSettings()
  return globals[place] ?? once
}

/** Shows another brand from now on; null brings back the one of the environment. */
export function showBrand(brand: ShownBrand | null): void {
  once ??= readSettings()
  const { name: brandName, domain: brandEmailDomain } = brand ?? { name: '', domain: '' }
  globals[place] = brand && Object.freeze({ ...once, brandName, brandEmailDomain })
}

/**
 * Reads and checks all settings; outside production it makes the secret key on first use.
 * @throws StartProblem with one line per wrong setting
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const read = Environment.safeParse(given)
  if (!read.success) throw new StartProblem(read.error.issues.map(lineFor).join('\n'))
  const { data } = read
  const mode = modeOf(data)
  const origin = data.ORIGIN ?? `http://localhost:${data.PORT}`
  const problems = [
    ...(mode === 'production' ? problemsInProduction(origin, data) : []),
    ...filesOriginProblems(origin, data.FILES_ORIGIN, mode === 'production'),
  ]
  if (problems.length > 0) throw new StartProblem(problems.join('\n'))
  const dataDir = path.resolve(data.DATA_DIR)
  return Object.freeze({
    mode,
    host: data.HOST,
    port: data.PORT,
    origin,
    filesOrigin: data.FILES_ORIGIN ?? usualFilesOrigin(origin),
    databaseUrl: data.DATABASE_URL,
    dataDir,
    deletionJournal: path.resolve(data.DELETION_JOURNAL ?? path.join(dataDir, 'deletions.jsonl')),
    smtpUrl: data.SMTP_URL,
    inboxPort: data.INBOX_PORT,
    inboxSmtpPort: data.INBOX_SMTP_PORT,
    mailFrom: data.MAIL_FROM ?? `${data.BRAND_NAME} <no-reply@${data.BRAND_EMAIL_DOMAIN}>`,
    brandName: data.BRAND_NAME,
    brandSlug: data.BRAND_SLUG,
    brandEmailDomain: data.BRAND_EMAIL_DOMAIN,
    secretKey: data.SECRET_KEY ?? storedSecretKey(dataDir),
    secretKeyLost: data.SECRET_KEY_LOST === 'accept',
    smsGatewayUrl: data.SMS_GATEWAY_URL,
    logLevel: data.LOG_LEVEL ?? (mode === 'test' ? 'silent' : 'info'),
    demo: data.DEMO === 'auto' && mode === 'production' ? 'off' : data.DEMO,
    trustProxy: Object.freeze(data.TRUST_PROXY),
    clamavSocket: data.CLAMAV_SOCKET,
    proofResolver: data.PROOF_RESOLVER,
    drainSeconds: data.DRAIN_SECONDS ?? (mode === 'production' ? 2 : 0),
    secondFactorFor: Object.freeze(
      rolesOf(data.SECOND_FACTOR_FOR ?? (mode === 'production' ? 'hello,company' : 'none')),
    ),
    disabledPages: Object.freeze(data.DISABLED_PAGES),
  })
}

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const MAILBOX = /^(?:[^<>"\r\n,]{1,64} <[^\s<>@,"]{1,64}@[a-z0-9.-]+>|[^\s<>@,"]{1,64}@[a-z0-9.-]+)$/i

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  // React's fast build without the strictness of a real site: set by scripts/start.mjs, and by the tests.
  CAKRAWALA_MODE: z.enum(['demo', 'test']).optional(),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, 'must be an address or host name')
    .default('127.0.0.1'),
  PORT: port.default(3000),
  ORIGIN: origin().optional(),
  FILES_ORIGIN: origin().optional(),
  DATABASE_URL: urlWith(['postgres', 'postgresql']).optional(),
  DATA_DIR: z.string().default('./data'),
  DELETION_JOURNAL: z.string().optional(),
  SMTP_URL: urlWith(['smtp', 'smtps']).optional(),
  INBOX_PORT: port.optional(),
  INBOX_SMTP_PORT: port.optional(),
  MAIL_FROM: z.string().regex(MAILBOX, 'must be an address, or a name with an <address>').optional(),
  BRAND_NAME: z
    .string()
    .regex(/^[^<>"\r\n,]{1,40}$/, 'must be 1 to 40 characters, without < > " and commas')
    .default('Cakrawala'),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,11}$/, 'must be up to 12 lower-case letters and digits')
    .default('ca'),
  BRAND_EMAIL_DOMAIN: z
    .string()
    .regex(DOMAIN, 'must be a domain such as example.id')
    .default('cakrawala.test'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_LOST: z.enum(['accept']).optional(),
  SMS_GATEWAY_URL: urlWith(['http', 'https']).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  DEMO: z.enum(['auto', 'on', 'off']).default('auto'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform(toList)
    .refine(areProxies, 'must list addresses or ranges, separated by commas'),
  SECOND_FACTOR_FOR: z
    .string()
    .refine((text) => text === 'none' || toList(text).every(isRoleName), 'must list roles, or be none')
    .optional(),
  DISABLED_PAGES: z
    .string()
    .default('')
    .transform(toList)
    .refine(
      (list) => list.every((page) => /^\/[a-z0-9][a-z0-9/-]*$/.test(page)),
      'must list addresses such as /career',
    ),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be 0 to 3')
    // The whole stop ends within ten seconds, and running requests need their share of them.
    .max(3, 'must be 0 to 3')
    .optional(),
  PROOF_RESOLVER: z
    .string()
    .refine(isDnsServer, 'must be an IP address, with a port where it is not 53')
    .optional(),
  CLAMAV_SOCKET: z.string().startsWith('/', 'must be the absolute path of a socket').optional(),
})

function modeOf(data: z.infer<typeof Environment>): Mode {
  if (data.NODE_ENV === 'test' || data.CAKRAWALA_MODE === 'test') return 'test'
  return data.NODE_ENV === 'production' && data.CAKRAWALA_MODE !== 'demo' ? 'production' : 'demo'
}

function problemsInProduction(origin: string, data: z.infer<typeof Environment>): string[] {
  return [
    ...(data.SECRET_KEY ? [] : ['SECRET_KEY must be set in production: at least 32 random characters.']),
    ...(origin.startsWith('https:') || isLoopback(origin)
      ? []
      : ['ORIGIN must begin with https:// in production.']),
    ...(data.DEMO === 'on'
      ? ['DEMO must not be on in production: the password of the demo accounts is public.']
      : []),
  ]
}

const roleNames: readonly string[] = ['bughunter', 'company', 'hello', 'incident']

function isRoleName(name: string): boolean {
  return roleNames.includes(name)
}

/** `company` means everyone who acts for a company. */
function rolesOf(list: string): Role[] {
  const names = toList(list).filter(isRoleName) as Role[]
  return names.includes('company') ? [...names, 'company_member'] : names
}
