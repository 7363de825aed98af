import Ajv from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { idOf, openApi } from './openapi.ts'

type Node = { [key: string]: unknown }
const document = openApi(contract, 'en') as unknown as Node
const text = JSON.parse(JSON.stringify(document)) as Node

function every(node: unknown, visit: (node: Node, at: string) => void, at = '#'): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(node as Node, at)
  for (const [key, part] of Object.entries(node)) every(part, visit, `${at}/${key}`)
}

function pointed(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], text)
}

const operations = Object.entries(text.paths as Record<string, Record<string, Node>>).flatMap(
  ([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  it('is 3.1, has every call once, and resolves every reference', () => {
    expect(text.openapi).toBe('3.1.0')
    expect(operations).toHaveLength(contract.length)
    const ids = contract.map(idOf)
    expect(new Set(ids).size).toBe(ids.length)
    every(text, ({ $ref }, at) => {
      if (typeof $ref === 'string') expect([at, pointed($ref)]).not.toEqual([at, undefined])
    })
  })

  it('describes in both languages each call, its roles, and its answer', () => {
    const lent = new Set(contract.filter(({ gives }) => gives === 'loan').map(idOf))
    expect(lent.size).toBe(13)
    const inIndonesian = openApi(contract, 'id').paths as Record<string, Record<string, Node>>
    for (const { path, method, operation } of operations) {
      const where = `${method} ${path}`
      expect([where, operation.summary]).not.toEqual([where, inIndonesian[path]![method]!.summary])
      // What was uploaded is on another host: there the call leads.
      const good = lent.has(operation.operationId as string) ? '303' : '200'
      expect([where, Object.keys(operation.responses as object)]).toEqual([
        where,
        expect.arrayContaining([good, '422', '503']),
      ])
      expect(Object.keys(operation.responses as object)).not.toContain(good === '200' ? '303' : '200')
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const told = (operation.parameters as Node[]).filter((one) => one.in === 'path').map((one) => one.name)
      expect([where, told]).toEqual([where, named])
    }
  })

  it('consists of schemas that JSON Schema 2020-12 defines', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, code: { optimize: false } })
    ajv.addSchema({ $id: 'openapi', components: text.components })
    const seen = new Set<string>()
    for (const { path, method, operation } of operations) {
      every(operation, (node, at) => {
        if (!at.endsWith('/schema')) return
        const spelled = JSON.stringify(node).replaceAll('"#/', '"openapi#/')
        if (seen.has(spelled)) return
        seen.add(spelled)
        const schema = JSON.parse(spelled) as Node
        expect([method, path, ajv.validateSchema(schema)]).toEqual([method, path, true])
        expect(() => ajv.compile(schema)).not.toThrow()
      })
    }
  })

  // RPT-04: an answer is an allow-list; an open object would let a new column out unseen.
  it('closes every object that is sent out, except the passkey options of a browser', () => {
    const open: string[] = []
    for (const { path, method, operation } of operations) {
      const ok = (operation.responses as Record<string, Node>)['200']
      every(ok, (node, at) => {
        if (node.type === 'object' && node.properties !== undefined && node.additionalProperties !== false)
          open.push(`${method} ${path} ${at}`)
        if (node.type === 'object' && node.properties === undefined && node.additionalProperties !== false)
          open.push(`${method} ${path} ${at}`)
      })
    }
    expect(open.filter((one) => !/passkey/.test(one))).toEqual([])
  })
})
