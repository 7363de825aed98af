import { readdirSync, readFileSync } from 'node:fs'

const folders = ['kernel', 'infra', 'domain', 'web/http', 'web/api', 'web/parts'].map(
  (folder) => `app/${folder}`,
)
const exported = /^export (?:async )?function (\w+)(?:<[^>(]*>)?\(([\s\S]*?)\)(?::|\s*\{)/gm
const parameter = /(\w+)\??: ([^,=]+)/g
/** What a text from outside comes as. */
const outside =
  /^(?:string\b|unknown\b|URLSearchParams\b|Buffer\b|Uint8Array\b|FormData\b|readonly string\[\]|string\[\])/
/** Parameters of ours: ids, names of things in the code, addresses of servers and folders, errors. */
const ours =
  /^(?:\w*Ids?|locale|day|month|today|validUntil|folder|origin|purpose|brand|prefix|home|cluster|socket\w*|binaries|database\w*|serverUrl|smtpUrl|dataDir|paths|root|pattern|file|dir|code|kind|key|index|detail|what|host|circle|of|way|start|form|product|hash|wanted|from|minute|window|time|field|token|ticket|error|taken|channel|one|other|styles|nonce|reader|platform|scope|language|noun|page|companyName|formKey|link|username\w*Path)$/

/** Their cases stand in `pdf-timing.test.ts`: files are larger than any text. */
const ofFiles = /^packages\/upload-check\/src\/check-pdf/

/**
 * Functions that take text from outside, as `module name`: every exported one of a pure module that takes a text not named like a
 * thing of ours. Of modules with I/O only those that take a query or a form: their other texts have passed a schema.
 */
export function functionsWithText(): string[] {
  return [...folders, 'packages']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.ts$/.test(name) && !/\.(?:test|d|fixtures)\.ts$|node_modules/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => !ofFiles.test(file))
    .flatMap(textFunctionsIn)
}

/** `infra/settings.ts` in `app/`, and what one imports of a package: `@cakrawala/errors/error-codes`. */
function moduleOf(file: string): string {
  const [, inPackage, name] = /^packages\/([^/]+)\/src\/(.*)\.ts$/.exec(file) ?? []
  return inPackage ? `@cakrawala/${inPackage}/${name}` : file.replace(/^app\//, '')
}

function textFunctionsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const verbs = /\.server\.ts$/.test(file)
  const found: string[] = []
  for (const [, name, parameters = ''] of source.matchAll(exported)) {
    const texts = [...parameters.matchAll(parameter)].filter(
      ([, called = '', type = '']) =>
        outside.test(type) && (/^(?:URLSearchParams|FormData)/.test(type) || (!verbs && !ours.test(called))),
    )
    if (texts.length > 0) found.push(`${moduleOf(file)} ${name}`)
  }
  return found
}
