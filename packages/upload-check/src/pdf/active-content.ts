import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { Unreadable } from './object-reader.ts'

/** As what a value is used by the dictionary that names it. */
export type Role = 'action' | 'opening' | 'triggers' | 'address' | 'name'
/** Receives each reference to something that has to be checked in its role. */
export type Refers = (role: Role, to: PDFRef) => void

/** A document that acts, carries other files or leads away. */
export class Active extends Error {}

const names = (...words: string[]): ReadonlySet<unknown> => new Set(words.map((word) => PDFName.of(word)))
const key = (word: string) => PDFName.of(word)

/** Keys of scripts, files inside, forms of another kind, media and encryption (ISO 32000-2). */
const refusedKeys = names(
  ...['JS', 'JavaScript', 'OnInstantiate', 'EF', 'AF', 'EmbeddedFiles', 'Collection', 'XFA', 'Encrypt'],
  ...['RichMediaContent', 'RichMediaSettings', 'Renditions', 'AlternatePresentations', '3DD', '3DA'],
)
/** Types and subtypes of annotations and objects that carry files or media. */
const refusedKinds = names(
  ...['FileAttachment', 'EmbeddedFile', 'RichMedia', '3D', 'U3D', 'PRC', 'Screen', 'Movie', 'Sound'],
  ...['Rendition', 'MediaClip', 'RichMediaContent', '3DNode', 'CollectionItem'],
)
/** Actions that leave the document or run something; refused wherever they stand. */
const refusedActions = names(
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'GoToDp', 'GoTo3DView', 'Thread', 'Sound', 'Movie'],
  ...['Rendition', 'RichMediaExecute', 'SubmitForm', 'ImportData'],
)
/** Actions that stay within the document, and addresses, which are looked at themselves. */
const passiveActions = names('GoTo', 'URI', 'Named', 'SetOCGState', 'Hide', 'ResetForm', 'Trans')
const turnsPages = names('NextPage', 'PrevPage', 'FirstPage', 'LastPage')
/** Web, mail and telephone, and `www.` names without a scheme, which readers take for the web: no path back out of them. */
const passiveAddress =
  /^\s*(?:(?:https?|mailto|tel):|www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:?#](?!.*(?:\\|\.\.)).*)?\s*$|$)/is

const kindKeys = ['S', 'Type', 'Subtype'].map(key)
const actionType = key('S')
const roles: readonly [PDFName, Role][] = [
  [key('A'), 'action'],
  [key('PA'), 'action'],
  [key('OpenAction'), 'opening'],
  [key('AA'), 'triggers'],
  [key('URI'), 'address'],
]

/**
 * Checks a value and everything directly in it, anywhere in the document.
 * @throws Active
 */
export function refuseActive(value: PDFObject, refers: Refers): void {
  const open = [value]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next instanceof PDFArray) for (const one of next.asArray()) open.push(one)
    if (next instanceof PDFRawStream) refuseOutsideData(next.dict)
    const dict = next instanceof PDFRawStream ? next.dict : next
    if (!(dict instanceof PDFDict)) continue
    refuseDictionary(dict, refers)
    for (const one of dict.values()) open.push(one)
  }
}

function refuseDictionary(dict: PDFDict, refers: Refers): void {
  const refused = dict.keys().find((name) => refusedKeys.has(name))
  if (refused) throw new Active(`key ${refused}`)
  const [action, type, subtype] = kindKeys.map((name) => kindOf(dict, name, refers))
  if (refusedActions.has(action)) throw new Active(`action ${action}`)
  if (refusedKinds.has(type) || refusedKinds.has(subtype)) throw new Active(`object ${type} ${subtype}`)
  if (type === key('Action')) refuseInRole('action', dict, refers)
  for (const [name, role] of roles) {
    const value = dict.get(name)
    if (value) refuseInRole(role, value, refers)
  }
}

/** The name under a key; some readers take a text for one. */
function kindOf(dict: PDFDict, name: PDFName, refers: Refers): PDFObject | undefined {
  const kind = dict.get(name)
  if (kind instanceof PDFRef) refers('name', kind)
  return isText(kind) ? PDFName.of(kind.decodeText()) : kind
}

/**
 * Looks at a value in the role it is used in.
 * @throws Active, Unreadable
 */
export function refuseInRole(role: Role, object: PDFObject, refers: Refers): void {
  // Some readers take a stream for its dictionary.
  const value = object instanceof PDFRawStream ? object.dict : object
  if (value instanceof PDFRef) refers(role, value)
  else if (role === 'name') refuseName(value)
  else if (role === 'address') refuseAddress(value, refers)
  else if (value instanceof PDFArray) {
    for (const one of value.asArray()) refuseInRole(role, one, refers)
  } else if (role === 'triggers' && value instanceof PDFDict) {
    for (const one of value.values()) refuseInRole('opening', one, refers)
  } else if (value instanceof PDFDict) refuseAction(role, value, refers)
}

/** What happens without a press may only turn to a page. */
function refuseAction(role: Role, dict: PDFDict, refers: Refers): void {
  const type = kindOf(dict, actionType, refers)
  if (type === undefined) return
  if (role === 'opening' ? type !== key('GoTo') : !passiveActions.has(type)) {
    throw new Active(`${role} ${type}`)
  }
  if (type === key('Named') && !turnsPages.has(dict.get(key('N')))) {
    throw new Active(`named ${dict.get(key('N'))}`)
  }
  const next = dict.get(key('Next'))
  if (next) refuseInRole(role, next, refers)
}

/** `/S 5 0 R` is a glyph or a font of that name; only attackers put the type of an object elsewhere. */
function refuseName(value: PDFObject): void {
  if (value instanceof PDFName) throw new Unreadable('a name kept elsewhere')
}

function refuseAddress(value: PDFObject, refers: Refers): void {
  if (value instanceof PDFDict) {
    const base = value.get(key('Base'))
    if (base) refuseInRole('address', base, refers)
  } else if (!((isText(value) || value instanceof PDFName) && passiveAddress.test(value.decodeText()))) {
    throw new Active('address')
  }
}

/** The data of a stream may lie in another file. */
function refuseOutsideData(dict: PDFDict): void {
  const said = dict.get(key('F'))
  if (isText(said) || said instanceof PDFDict || said instanceof PDFRef)
    throw new Active('data in another file')
}

function isText(value: PDFObject | undefined): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString
}
