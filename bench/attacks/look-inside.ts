/**
 * Loaded into the process of the product (`--import`): lists, when asked, what was added to prototypes that every object
 * inherits from.
 */
const roots: Record<string, object> = {
  ...{ Object: Object.prototype, Array: Array.prototype, Function: Function.prototype },
  ...{
    String: String.prototype,
    Number: Number.prototype,
    Boolean: Boolean.prototype,
    Error: Error.prototype,
  },
  ...{ Map: Map.prototype, Set: Set.prototype, Promise: Promise.prototype, RegExp: RegExp.prototype },
  ...{
    Date: Date.prototype,
    Headers: Headers.prototype,
    Request: Request.prototype,
    Response: Response.prototype,
  },
  ...{ FormData: FormData.prototype, URLSearchParams: URLSearchParams.prototype, Buffer: Buffer.prototype },
}
const seen = new WeakMap<object, number>()
let serial = 0

process.on('message', (asked) => {
  if (asked === 'what hangs on the roots?') process.send?.(Object.entries(roots).map(describe).join('\n'))
})

function describe([name, root]: [string, object]): string {
  const keys = Reflect.ownKeys(root).map(
    (key) => `${String(key)}=${markOf(Object.getOwnPropertyDescriptor(root, key)!)}`,
  )
  return `${name} ${Object.getPrototypeOf(root) === Object.prototype || root === Object.prototype}: ${keys.join(' ')}`
}

/** The same function is the same number in every telling; another one in its place is another. */
function markOf({ value, get, set }: PropertyDescriptor): string {
  return [value, get, set]
    .map((one) => {
      if (typeof one !== 'function' && (typeof one !== 'object' || one === null)) return String(one)
      const known = seen.get(one) ?? ++serial
      seen.set(one, known)
      return `#${known}`
    })
    .join('/')
}
