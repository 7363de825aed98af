import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksFor } from '@cakrawala/http/asked-host'
import * as checks from '@cakrawala/http/request-checks'
import type { FastifyInstance } from 'fastify'
import { settings } from '#infra/settings.ts'
import { type PlainRefusalStatus, plainRefusalPage, refusalOf, refusePlainly } from './plain-refusal.ts'
import { commonHeaders, plainPageHeaders } from './security-headers.ts'

/**
 * The checks of every request before its actor is known; in production one host name is ours.
 * @param strict false in development, where the pages bring their own scripts and no policy is sent
 */
export function addRequestChecks(server: FastifyInstance, strict: boolean): void {
  checks.addRequestChecks(server, {
    headers: () => (strict ? commonHeaders() : null),
    isOurs: (request) => settings().mode !== 'production' || asksFor(settings().origin, request),
    // Health is asked by machines that know the process by its number only.
    isHostFree: (url) => url.startsWith('/health/'),
    statusOf: (error) => refusalOf(error)?.status,
    refuse,
  })
}

/** The framework's own refusals, in our words and with our headers. */
export const refusalOptions = checks.refusalOptions({
  refuse,
  page: (status) => plainRefusalPage(knownStatus(status)),
  headers: plainPageHeaders,
})

function refuse(request: IncomingMessage, answer: ServerResponse, status: number): void {
  refusePlainly(request, answer, knownStatus(status))
}

function knownStatus(status: number): PlainRefusalStatus {
  if (isPlainRefusalStatus(status)) return status
  return status < 500 ? 400 : 500
}

function isPlainRefusalStatus(status: number): status is PlainRefusalStatus {
  return [400, 403, 404, 405, 408, 411, 413, 414, 421, 431, 500, 503].includes(status)
}
