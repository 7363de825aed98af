import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'cakrawala-settings-'))
const SECRET_KEY = 'k'.repeat(32)

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

test('an empty environment starts a demo on this machine only', () => {
  const settings = readSettings({ DATA_DIR, PORT: '', HOST: ' ' })
  expect(settings).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    filesOrigin: 'http://files.localhost:3000',
    databaseUrl: undefined,
    mailFrom: 'Cakrawala <no-reply@cakrawala.test>',
    demo: 'auto',
    trustProxy: [],
  })
  expect(Object.isFrozen(settings)).toBe(true)
})

test('outside production the secret key is generated once and stored privately', () => {
  const { secretKey } = readSettings({ DATA_DIR })
  expect(secretKey).toMatch(/^[\w-]{43}$/)
  expect(readSettings({ DATA_DIR }).secretKey).toBe(secretKey)
  const file = path.join(DATA_DIR, 'secret.key')
  expect(readFileSync(file, 'utf8').trim()).toBe(secretKey)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('production requires a secret key, https and a host for files, and shows no demo', () => {
  const env = { DATA_DIR, NODE_ENV: 'production' }
  expect(linesFrom({ ...env, ORIGIN: 'http://bounty.example.id' })).toEqual([
    'SECRET_KEY must be set in production: at least 32 random characters.',
    'ORIGIN must begin with https:// in production.',
    'FILES_ORIGIN must be set in production: the address uploaded files come from, another host than ORIGIN.',
  ])
  const real = { ...env, ORIGIN: 'https://bounty.example.id/', FILES_ORIGIN: 'https://bounty-files.example/' }
  const settings = readSettings({ ...real, SECRET_KEY })
  expect(settings).toMatchObject({
    mode: 'production',
    origin: 'https://bounty.example.id',
    filesOrigin: 'https://bounty-files.example',
    demo: 'off',
    secretKey: SECRET_KEY,
  })
  expect(linesFrom({ ...real, SECRET_KEY, DEMO: 'on' })).toEqual([
    'DEMO must not be on in production: the password of the demo accounts is public.',
  ])
  expect(readSettings({ ...env, CAKRAWALA_MODE: 'demo', DEMO: 'on' }).demo).toBe('on')
  expect(readSettings({ ...env, CAKRAWALA_MODE: 'demo' }).mode).toBe('demo')
  expect(readSettings({ ...env, NODE_ENV: 'test', CAKRAWALA_MODE: 'demo' }).mode).toBe('test')
  expect(readSettings({ ...env, CAKRAWALA_MODE: 'test' })).toMatchObject({ mode: 'test', logLevel: 'silent' })
})

test.each([
  ['http://localhost:3901', 'http://files.localhost:3901'],
  ['http://127.0.0.1:3901', 'http://files.localhost:3901'],
  ['http://[::1]:3901', 'http://files.localhost:3901'],
  ['http://192.168.1.5', 'http://files.localhost'],
  ['https://demo.example.id', 'https://files.demo.example.id'],
])('outside production the files of %s come from %s', (ORIGIN, filesOrigin) => {
  expect(readSettings({ DATA_DIR, ORIGIN }).filesOrigin).toBe(filesOrigin)
})

test('production on this machine needs no host for files', () => {
  const env = { DATA_DIR, NODE_ENV: 'production', SECRET_KEY, ORIGIN: 'http://localhost:3901' }
  expect(readSettings(env).filesOrigin).toBe('http://files.localhost:3901')
})

test.each([
  [{ FILES_ORIGIN: 'http://localhost:3001' }, 'another host than ORIGIN; another port is not enough'],
  [{ ORIGIN: 'http://app.example.id', FILES_ORIGIN: 'http://APP.example.id:81' }, 'another host than ORIGIN'],
  [{ ORIGIN: 'http://app.example.id', FILES_ORIGIN: 'http://example.id' }, 'a host above the one of ORIGIN'],
  [{ FILES_ORIGIN: 'http://files.example.id/path' }, 'no path'],
  [{ FILES_ORIGIN: 'files.example.id' }, 'an address that begins with http'],
  [
    {
      ...{ NODE_ENV: 'production', SECRET_KEY, ORIGIN: 'https://app.example.id' },
      FILES_ORIGIN: 'http://files.example.id',
    },
    'https:// in production',
  ],
])('files share no cookies with pages: %j is refused', (env, why) => {
  const lines = linesFrom({ DATA_DIR, ...env })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^FILES_ORIGIN must /)
  expect(lines[0]).toContain(why)
})

test.each([
  [{ PORT: 'abc' }, /^PORT must be a port number/],
  [{ PORT: '70000' }, /^PORT /],
  [{ ORIGIN: 'https://example.id/path' }, /^ORIGIN must hold no path/],
  [{ ORIGIN: 'javascript:alert(1)' }, /^ORIGIN must be an address that begins with http/],
  [
    { DATABASE_URL: 'mysql://root:geheim@db/x' },
    /^DATABASE_URL must be an address that begins with postgres:/,
  ],
  [{ SMTP_URL: 'mail.example.id' }, /^SMTP_URL must be an address/],
  [{ MAIL_FROM: 'a@b.test, c@d.test' }, /^MAIL_FROM must be an address/],
  [{ BRAND_SLUG: 'Ca-1' }, /^BRAND_SLUG must be/],
  [{ BRAND_EMAIL_DOMAIN: 'localhost' }, /^BRAND_EMAIL_DOMAIN must be a domain/],
  [{ SECRET_KEY: 'geheim' }, /^SECRET_KEY must have at least 32 characters/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of: fatal, /],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must list addresses/],
  [{ TRUST_PROXY: 'everybody' }, /^TRUST_PROXY must list addresses/],
  [{ DRAIN_SECONDS: '5' }, /^DRAIN_SECONDS must be 0 to 3/],
  [{ DRAIN_SECONDS: 'soon' }, /^DRAIN_SECONDS must be a number/],
  [{ CLAMAV_SOCKET: 'clamd.sock' }, /^CLAMAV_SOCKET must be the absolute path/],
])('%j is refused in one line that does not repeat the value', (env, line) => {
  const lines = linesFrom({ DATA_DIR, ...env })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(line)
  expect(lines[0]).not.toContain('geheim')
})

test('several wrong settings are reported at once, right ones are read', () => {
  expect(linesFrom({ DATA_DIR, PORT: 'x', DEMO: 'maybe' })).toHaveLength(2)
  const env = {
    DATABASE_URL: 'postgresql://postgres@/cakrawala?host=%2Frun%2Fpg',
    TRUST_PROXY: ' 10.0.0.1, fd00::/8 ,loopback',
  }
  expect(readSettings({ DATA_DIR, ...env })).toMatchObject({
    databaseUrl: env.DATABASE_URL,
    trustProxy: ['10.0.0.1', 'fd00::/8', 'loopback'],
  })
})

function linesFrom(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof StartProblem) return error.message.split('\n')
    throw error
  }
  return []
}
