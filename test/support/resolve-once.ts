import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'

// Sites and workers of tests open by the dozen. For every import Node reads the rules of its package again, which for one
// of them are 180 kB: a name is resolved once here, and what was compiled for one process is cached for the next.
enableCompileCache('data/test/compiled')

const known = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const key = keyOf(specifier, context.parentURL)
    if (key === undefined) return next(specifier, context)
    const place = `${key} ${context.conditions.join()}`
    const answer = known.get(place) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(place, answer)
    return answer
  },
})

/** What a name resolves to from any module; undefined where that depends on the importing module. */
function keyOf(specifier: string, parent: string | undefined): string | undefined {
  if (parent === undefined) return undefined
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  return parent.includes('/node_modules/') ? undefined : specifier
}
