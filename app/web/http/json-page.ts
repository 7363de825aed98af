/** An answer in JSON to a script of a page, of what somebody reads now. No sign in it begins a tag. */
export function jsonPage(answer: object): Response {
  return new Response(JSON.stringify(answer).replaceAll('<', '\\u003c'), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
