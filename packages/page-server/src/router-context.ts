import { createContext, type RouterContext } from 'react-router'

const keys = globalThis as unknown as Record<symbol, unknown>

/** A context whose key is one object in the process: a development server holds two copies of a module. */
export function routerContext<T>(name: string): RouterContext<T> {
  const place = Symbol.for(`cakrawala.context.${name}`)
  keys[place] ??= createContext<T>()
  return keys[place] as RouterContext<T>
}
