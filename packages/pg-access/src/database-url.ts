/** The url of another database on the same server; leaves socket urls (no host before the path) as they are. */
export function databaseAt(serverUrl: string, name: string): string {
  return serverUrl.replace(/^([a-z]+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
}
