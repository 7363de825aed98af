import { isRefused, type Line } from './line.ts'
import { lines, sections } from './lines.ts'

const head = `# The specification, line by line

Every statement of the product's specification that can be checked, in our own short words, and where it is proved. Made from
\`test/specification/lines\` by \`npx vitest run test/specification -u\`; the same test checks every proof: it asks the built site (a page in both
languages, a form, a call, a value of the code), or looks up the test or journey that shows the line. Roles are those of the
access table: \`other\` is a second bughunter, \`owner\` and \`staff\` are people of a company, \`hello\` is an operator.`

/** `docs/specification.md` */
export function specificationDocument(): string {
  const parts = sections.map(({ title, lines: own }) =>
    [`## ${title}`, '', '| Line | Statement | Proof |', '|---|---|---|', ...own.map(rowOf)].join('\n'),
  )
  return `${[head, summary(), ...parts].join('\n\n')}\n`
}

/** How many lines hold, of how many. */
function summary(): string {
  const refused = lines.filter(isRefused).length
  return `**${lines.length - refused} of ${lines.length} lines hold; decisions refuse ${refused}.**`
}

function rowOf(line: Line): string {
  const [id, statement, ...proofs] = line
  const shown = [...new Set(proofs.map(({ where }) => where))].join('; ')
  return `| ${id} | ${cell(statement)} | ${isRefused(line) ? '**refused**: ' : ''}${cell(shown)} |`
}

const cell = (text: string) => text.replaceAll('|', '\\|')
