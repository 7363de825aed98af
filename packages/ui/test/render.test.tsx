import { readdirSync } from 'node:fs'
import { Button } from '@cakrawala/ui/button'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Field } from '@cakrawala/ui/field'
import { FormErrorSummary } from '@cakrawala/ui/form-error-summary'
import { Pager } from '@cakrawala/ui/pager'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

/** Markup of an element inside a router, as the server sends it. */
function markup(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('the whole gallery', () => {
  const html = markup(<Gallery />)

  test('shows every component', async () => {
    const sources = import.meta.glob<string>(['../src/*.tsx', './*.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const used = Object.values(sources).join('\n')
    const unused = readdirSync('packages/ui/src')
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .filter(
        (file) =>
          !used.includes(`from './${file}'`) &&
          !used.includes(`from '@cakrawala/ui/${file.replace('.tsx', '')}'`),
      )
    expect(unused).toEqual([])
  })

  test('carries no inline style and no inline handler', () => {
    const tags = html.match(/<[a-z][^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(500)
    expect(tags.filter((tag) => /^<style|^<script|\s(?:style|on[a-z]+)=/i.test(tag))).toEqual([])
  })

  test('gives every id once and points aria only at ids that exist', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const pointers = /\s(?:aria-describedby|aria-labelledby|popovertarget|for)="([^"]+)"/gi
    const targets = [...html.matchAll(pointers)].flatMap(([, list = '']) => list.split(' '))
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('Field', () => {
  test('wires label, hint and error to its control', () => {
    const html = markup(
      <Field name="title" label="Title" hint="One line" error="Say what it is" required>
        <TextInput defaultValue="x" />
      </Field>,
    )
    expect(html).toContain('<label for="field-title"')
    const input = html.match(/<input[^>]*>/)?.[0]
    expect(input).toContain('id="field-title"')
    expect(input).toContain('name="title"')
    expect(input).toContain('required=""')
    expect(input).toContain('aria-invalid="true"')
    expect(input).toContain('aria-describedby="field-title-error field-title-hint"')
    expect(html).toContain('id="field-title-hint"')
    expect(html).toContain('id="field-title-error"')
  })

  test('renders no errors or hints that are absent', () => {
    const html = markup(
      <Field name="title" label="Title">
        <TextInput />
      </Field>,
    )
    expect(html).not.toMatch(/aria-invalid=|aria-describedby=|required=""/)
  })
})

test('an error summary links to the controls, the first card of a radio group too', () => {
  const html = markup(
    <>
      <FormErrorSummary title="Mend" errors={[{ name: 'kind', label: 'Choose one' }]} />
      <RadioGroup name="kind" legend="Kind" options={[{ value: 'a', label: 'A' }]} />
    </>,
  )
  expect(html).toContain('href="#field-kind"')
  expect(html.match(/<input[^>]*>/)?.[0]).toContain('id="field-kind"')
  expect(markup(<FormErrorSummary title="Mend" errors={[]} />)).toBe('')
})

test('a button with `to` is a link, without it a submit button', () => {
  expect(markup(<Button to="/x">Go</Button>)).toMatch(/^<a [^>]*href="\/x"/)
  expect(markup(<Button>Go</Button>)).toMatch(/^<button type="submit"/)
})

test('a button that is a link keeps its name, its id and its other attributes', () => {
  const link = markup(
    <Button to="/x" id="go" aria-label="Go to the report" aria-describedby="why" data-act="go" reloadDocument>
      Go
    </Button>,
  )
  for (const said of ['id="go"', 'aria-label="Go to the report"', 'aria-describedby="why"', 'data-act="go"'])
    expect(link).toContain(said)
})

test('a dialog opens without scripts through its trigger', () => {
  const html = markup(
    <>
      <DialogTrigger dialog="ask">Ask</DialogTrigger>
      <Dialog id="ask" title="Sure?" closeLabel="Close">
        Text
      </Dialog>
    </>,
  )
  expect(html).toMatch(/<button [^>]*popovertarget="ask"/i)
  expect(html).toMatch(/<dialog [^>]*id="ask"[^>]*popover="auto"/)
})

test('table cells repeat their header for phones, and numbers are right-aligned', () => {
  const columns = [
    { key: 'name', header: 'Name', main: true, cell: (row: { name: string }) => row.name },
    { key: 'sum', header: 'Reward', numeric: true, cell: () => 'Rp1.000' },
  ]
  const html = markup(
    <Table caption="Rewards" columns={columns} rows={[{ name: 'Ayu' }]} rowKey={(row) => row.name} />,
  )
  expect(html).toContain('<caption class="sr-only">Rewards</caption>')
  expect(html).toMatch(/<th scope="row" class="main">Ayu/)
  expect(html).toMatch(/<td data-label="Reward" class="num">/)
})

test('a pager of one page is only its summary', () => {
  const rest = {
    pageTo: String,
    label: 'Pages',
    previousLabel: 'Before',
    nextLabel: 'After',
    summary: '3 rows',
  }
  expect(markup(<Pager page={1} pages={1} {...rest} />)).not.toContain('<nav')
  const middle = markup(<Pager page={2} pages={3} {...rest} />)
  expect(middle).toMatch(/aria-current="page"[^>]*>2</)
  expect(middle).toContain('rel="prev"')
})
