import { readdirSync, readFileSync } from 'node:fs'

const rooms = ['kernel', 'infra', 'domain', 'web/http', 'web/api', 'web/parts']
const exported = /^export (?:async )?function (\w+)(?:<[^>(]*>)?\(([\s\S]*?)\)(?::|\s*\{)/gm
const parameter = /(\w+)\??: ([^,=]+)/g
/** What a text from outside comes as. */
const outside =
  /^(?:string\b|unknown\b|URLSearchParams\b|Buffer\b|Uint8Array\b|FormData\b|readonly string\[\]|string\[\])/
/** Parameters of ours: ids, names of things in the code, addresses of servers and folders, errors. */
const ours =
  /^(?:\w*Ids?|locale|day|month|today|validUntil|folder|origin|purpose|brand|prefix|home|cluster|socket\w*|binaries|database\w*|serverUrl|smtpUrl|dataDir|paths|root|pattern|file|dir|code|kind|key|index|detail|what|host|circle|of|way|start|form|product|hash|wanted|from|minute|window|time|field|token|ticket|error|taken|channel|one|other|styles|nonce|reader|platform|scope|language|noun|page|companyName|formKey|link|username\w*Path)$/

/** Their cases stand in `pdf-doubling-timing.test.ts`: files are larger than any text. */
const ofFiles = /^infra\/files\/(?:check-pdf|object-streams|pdf-)/

/**
 * Functions that take text from outside, as `module name`: every exported one of a pure module that takes a text not named like a
 * thing of ours. Of modules with I/O only those that take a query or a form: their other texts have passed a schema.
 */
export function takersOfText(): string[] {
  return rooms.flatMap((room) =>
    readdirSync(`app/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.(?:test|d|fixtures)\.ts$/.test(name))
      .map((name) => `${room}/${name}`)
      .filter((name) => !ofFiles.test(name))
      .flatMap(takersIn),
  )
}

function takersIn(module: string): string[] {
  const source = readFileSync(`app/${module}`, 'utf8')
  const verbs = /\.server\.ts$/.test(module)
  const found: string[] = []
  for (const [, name, parameters = ''] of source.matchAll(exported)) {
    const texts = [...parameters.matchAll(parameter)].filter(
      ([, called = '', type = '']) =>
        outside.test(type) && (/^(?:URLSearchParams|FormData)/.test(type) || (!verbs && !ours.test(called))),
    )
    if (texts.length > 0) found.push(`${module} ${name}`)
  }
  return found
}
