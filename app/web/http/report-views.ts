import { listQueryOf } from '#domain/report/list-address.server.ts'
import { chooseColumns, chooseDefaultView } from '#domain/report/saved-view/choose-list.server.ts'
import { movedColumn, shownColumns } from '#domain/report/saved-view/report-columns.ts'
import { changeView, deleteView, saveView } from '#domain/report/saved-view/save-view.server.ts'
import { listOf } from '#domain/report/saved-view/saved-view.ts'
import {
  columnsForm,
  defaultViewInput,
  savedViewForm,
  viewIdInput,
} from '#domain/report/saved-view/saved-view-input.ts'
import {
  defaultViewOf,
  listSettingsOf,
  savedViewSeenBy,
} from '#domain/report/saved-view/saved-view-queries.server.ts'
import type { OpenedView } from '#domain/report/saved-view/saved-view-view.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from './open.ts'
import { parseForm } from './parse.ts'

/** In place of the id of a view: the whole list, also where it opens with a view. */
const everything = 'all'

type Opened = Omit<OpenedView, 'query'> & {
  /** Whether the address narrows or orders the list otherwise than the view. */
  changed: boolean
}

/**
 * The view the list is asked for. A view alone leads to the address it stands for; no address at all, to the view the reader's list
 * opens with.
 * @param root path of the list, without language
 * @throws Refusal not_found for one the reader does not see
 */
export async function openedViewOf({ actor, url, go }: Visit, root: string): Promise<Opened | null> {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const asked = url.searchParams
  const names = [...asked.keys()].filter((name) => name !== 'done' && !name.startsWith('_'))
  const id = names.length > 0 ? asked.get('view') : await defaultViewOf(actor)
  if (!id || id === everything) return null
  const { query, ...view } = await savedViewSeenBy(actor, id)
  const here = listQueryOf(asked).toString()
  // The router adds names of its own, which begin with a line.
  const isBare = names.every((name) => name === 'view')
  if (isBare && (names.length === 0 || query !== '')) {
    const done = asked.get('done')
    throw go(addressOf(root, id, query, done ?? undefined))
  }
  return { ...view, changed: here !== query }
}

function addressOf(root: string, view: string, query: string, done?: string): string {
  const address = new URLSearchParams({ view })
  for (const [name, value] of new URLSearchParams(query)) address.append(name, value)
  if (done) address.set('done', done)
  return `${root}?${address}`
}

/** Does what a form of the views and columns of a list asks. @param root path of the list, without language */
export async function actOnViews(root: string, { actor, url, go }: Visit, form: FormData): Promise<Response> {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const query = listQueryOf(url.searchParams).toString()
  switch (form.get('intent')) {
    case 'save_view': {
      const { id } = await saveView(actor, await viewIn(actor, form, query))
      return go(addressOf(root, id, query, 'view_saved'))
    }
    case 'change_view': {
      const { viewId } = parseForm(savedViewForm, form)
      if (!viewId) return refuse('invalid_input')
      await changeView(actor, viewId, await viewIn(actor, form, query))
      return go(addressOf(root, viewId, query, 'view_changed'))
    }
    case 'delete_view':
      await deleteView(actor, parseForm(viewIdInput, form).viewId)
      return go(addressOf(root, everything, query, 'view_deleted'))
    case 'default_view':
      await chooseDefaultView(actor, parseForm(defaultViewInput, form))
      return go(addressOf(root, url.searchParams.get('view') ?? everything, query, 'default_view_chosen'))
    case 'choose_columns':
      await chooseColumns(actor, { columns: columnsIn(form) })
      return go(addressOf(root, url.searchParams.get('view') ?? everything, query, 'columns_chosen'))
    default:
      return refuse('invalid_input')
  }
}

async function viewIn(actor: Person, form: FormData, query: string) {
  const { name, shared, withColumns } = parseForm(savedViewForm, form)
  if (!withColumns) return { name, shared, query }
  const { columns } = await listSettingsOf(actor)
  return { name, shared, query, columns: [...shownColumns(listOf(actor), columns)] }
}

function columnsIn(form: FormData) {
  const { columns, move, usual } = parseForm(columnsForm, form)
  if (usual) return []
  return move ? movedColumn(columns, move) : columns
}
