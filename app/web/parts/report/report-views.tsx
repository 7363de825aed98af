import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { TextInput } from '@cakrawala/ui/text-input'
import Bookmark from 'lucide-react/icons/bookmark'
import { useActionData } from 'react-router'
import { savedViewBounds } from '#domain/report/saved-view/saved-view.ts'
import type { SavedView } from '#domain/report/saved-view/saved-view-view.ts'
import { reportViewWords } from '#i18n/report-views.ts'
import type { ReportListFacts } from '#web/http/report-list.ts'
import { L, useWords } from '../locale.tsx'
import { ListMenu } from './list-menu.tsx'
import type { ReportListArea } from './report-list-filters.tsx'

type ViewsProps = Pick<ReportListFacts, 'view' | 'settings'> & {
  area: ReportListArea
  /** Path of the list, without language. */
  root: string
}

/** The views of a list: those there are, and what may be done with the one that is open. */
export function ReportViews({ view, settings, area, root }: ViewsProps) {
  const words = useWords(reportViewWords)
  const answer = useActionData<unknown>()
  const intent = isRefused(answer) ? answer.typed.intent?.[0] : undefined
  const chosen = view ? (view.changed ? `${view.name} (${words.changed})` : view.name) : undefined
  return (
    <ListMenu
      name={words.views}
      chosen={chosen}
      icon={<Bookmark aria-hidden />}
      open={intent?.endsWith('_view') ?? false}
    >
      <ViewLinks views={settings.views} open={view?.id} root={root} />
      {view && <DefaultForm key={`default ${view.id}`} view={view} />}
      {view?.mayChange && <ChangeForms key={view.id} {...{ view, area }} mayShare={settings.mayShare} />}
      <details className="border-t border-line pt-2" open={!view || intent === 'save_view'}>
        <summary className="min-h-8 cursor-pointer font-semibold">{words.saveNew}</summary>
        <ActForm intent="save_view" className="grid gap-2 pt-2">
          <ViewFields intent="save_view" area={area} mayShare={settings.mayShare} name="" shared={false} />
          <div>
            <SubmitButton size="sm" variant="secondary">
              {words.save}
            </SubmitButton>
          </div>
        </ActForm>
      </details>
    </ListMenu>
  )
}

type LinksProps = { views: readonly SavedView[]; open: string | undefined; root: string }

function ViewLinks({ views, open, root }: LinksProps) {
  const words = useWords(reportViewWords)
  const link = (id: string, label: string, note = '') => (
    <li key={id}>
      <L
        to={`${root}?view=${id}`}
        aria-current={id === (open ?? 'all') ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 rounded px-2 hover:bg-sunk aria-[current=true]:bg-samudra-tint aria-[current=true]:font-semibold md:min-h-8"
      >
        <span className="min-w-0 truncate">{label}</span>
        {note && <span className="ms-auto shrink-0 text-xs text-ink-soft">{note}</span>}
      </L>
    </li>
  )
  const noteOf = ({ owner, isDefault }: SavedView) =>
    [owner && words.by({ owner }), isDefault && words.isDefault].filter(Boolean).join(' · ')
  return (
    <nav aria-label={words.views}>
      <ul>
        {link('all', words.all)}
        {views.map((view) => link(view.id, view.name, noteOf(view)))}
      </ul>
    </nav>
  )
}

function DefaultForm({ view: { id, isDefault } }: { view: Pick<SavedView, 'id' | 'isDefault'> }) {
  const words = useWords(reportViewWords)
  return (
    <ActForm intent="default_view">
      <input type="hidden" name="viewId" value={isDefault ? '' : id} />
      <SubmitButton size="sm" variant="secondary">
        {isDefault ? words.endDefault : words.makeDefault}
      </SubmitButton>
    </ActForm>
  )
}

type ChangeProps = {
  view: Pick<SavedView, 'id' | 'name' | 'shared'> & { columns: unknown }
  area: ReportListArea
  mayShare: boolean
}

function ChangeForms({ view, area, mayShare }: ChangeProps) {
  const words = useWords(reportViewWords)
  const { id, name, shared, columns } = view
  return (
    <div className="grid gap-2 border-t border-line pt-2">
      <p className="font-semibold">{words.change}</p>
      <ActForm intent="change_view" className="grid gap-2">
        <input type="hidden" name="viewId" value={id} />
        <ViewFields
          intent="change_view"
          {...{ area, name, shared, mayShare: mayShare || shared }}
          withColumns={columns !== null}
        />
        <div>
          <SubmitButton size="sm" variant="secondary">
            {words.saveChange}
          </SubmitButton>
        </div>
      </ActForm>
      <ActForm intent="delete_view">
        <input type="hidden" name="viewId" value={id} />
        <SubmitButton size="sm" variant="danger">
          {words.remove}
        </SubmitButton>
      </ActForm>
    </div>
  )
}

type FieldsProps = {
  intent: string
  area: ReportListArea
  mayShare: boolean
  name: string
  shared: boolean
  withColumns?: boolean
}

function ViewFields({ intent, area, mayShare, name, shared, withColumns = false }: FieldsProps) {
  const words = useWords(reportViewWords)
  const refused = useRefused()
  const ticked = (field: string, kept: boolean) => (refused ? refused.typed[field] !== undefined : kept)
  return (
    <>
      <FormField name="name" id={`${intent}-name`} label={words.name} hint={words.nameHint} required>
        <TextInput
          defaultValue={useTyped('name', name)}
          maxLength={savedViewBounds.name}
          autoComplete="off"
        />
      </FormField>
      {mayShare && (
        <Checkbox
          name="shared"
          id={`${intent}-shared`}
          label={area === 'hello' ? words.shareTeam : words.shareCompany}
          defaultChecked={ticked('shared', shared)}
        />
      )}
      <Checkbox
        name="withColumns"
        id={`${intent}-columns`}
        label={words.withColumns}
        defaultChecked={ticked('withColumns', withColumns)}
      />
    </>
  )
}

/** What a view narrowed by that is no longer there; never what it was. */
export function LostFilters({ view }: Pick<ReportListFacts, 'view'>) {
  const words = useWords(reportViewWords)
  if (!view || view.lost.length === 0) return null
  const filters = view.lost.map((filter) => words.lostFilters[filter]).join(', ')
  return <Notice tone="warning">{words.lost({ filters })}</Notice>
}
