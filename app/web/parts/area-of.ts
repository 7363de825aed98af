/** The area of signed-in people an address lies in, as the path of its first page; undefined outside and on that page itself. */
export function areaOf(pathname: string): string | undefined {
  return /^(?:\/en)?(\/(?:bughunter|company|hello|incident))\/./.exec(pathname)?.[1]
}
