import type { FileToAnswer } from '@cakrawala/http/file-answer'
import type { FastifyReply } from 'fastify'
import type { Actor, Person, Role } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import type { Tag } from './tags.ts'

/** Who may make a call at all; what of the objects behind it they may touch only the use case decides. */
export type Who = 'anyone' | 'person' | readonly Role[]
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What the work of a call receives: the actor, the client's address, the request. `reply` is for cookies
 * alone.
 */
export type Asked<W extends Who, P, Q, B> = {
  actor: W extends 'anyone' ? Actor : Person
  params: P
  query: Q
  input: B
  address: string
  device: string
  locale: Locale
  /** Whether one of our own pages asks. API clients are neither own nor foreign. */
  own: boolean
  reply: FastifyReply
}

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [name in Name]: string } & ParamsOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [name in Name]: string }
    : unknown

type Nothing = typeof nothing
/** No fields at all: any key is one too many. */
export const nothing = z.strictObject({})

/** Whether an act is named by a key: done once, answered the same when asked again. */
export function isKeyed(body: z.ZodType): boolean {
  return body instanceof z.ZodObject && 'key' in body.shape
}

/** The fields of a result that the schema of the answer does not name, as paths. */
type Unnamed<Result, Answer, Depth extends 0[] = []> = Depth['length'] extends 6
  ? never
  : unknown extends Answer
    ? never
    : Result extends readonly (infer Row)[]
      ? Unnamed<Row, Extract<Answer, readonly unknown[]>[number], [...Depth, 0]>
      : Result extends Date | ((...given: never) => unknown)
        ? never
        : Result extends object
          ? {
              [Name in keyof Result & string]: Name extends KeysOf<Answer>
                ? `${Name}.${Unnamed<Result[Name], PartOf<Answer, Name>, [...Depth, 0]>}`
                : Name
            }[keyof Result & string]
          : never
type KeysOf<T> = T extends unknown ? keyof T : never
type PartOf<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never
/** A field that is neither sent nor `leftOut` by name stops the build. */
type Complete<Result, A> = A extends z.ZodType
  ? [Unnamed<Result, z.input<A>>] extends [never]
    ? unknown
    : { neitherSentNorLeftOut: Unnamed<Result, z.input<A>> }
  : unknown

/** A call as it is written down, beside its method and path. */
export type Told<
  P extends string,
  W extends Who,
  Q extends z.ZodType,
  B extends z.ZodType,
  A,
  Result = unknown,
> = {
  tag: Tag
  /** What it does, in Indonesian and in English. */
  says: readonly [id: string, en: string]
  who: W
  query?: Q
  /** The schema of the page's form. */
  body?: B
  /** The body comes as multipart/form-data: there is a file in it. `with_files`: it may, else it is JSON without `files`. */
  form?: boolean | 'with_files'
  /** Another schema to show in the document where `body` is read in steps. */
  shownBody?: z.ZodType
  /** What of the answer may leave the platform: nothing that is not named here is sent. */
  answer?: A
  /** The answer is a copy of many rows: it is made in a turn of exports. */
  exports?: true
  /** The names in the answer are not ours. */
  asIs?: boolean
  /** Reasons to refuse besides those that every call has. */
  refuses?: readonly RefusalCode[]
  /** The limit of the use case, in words: Indonesian and English. */
  limit?: readonly [id: string, en: string]
  whileFactorOwed?: boolean
  /** What must be there before the body is looked at. @throws Refusal not_found */
  before?: (asked: Omit<Asked<W, ParamsOf<P>, unknown, unknown>, 'query' | 'input'>) => Promise<unknown>
  work: (
    asked: Asked<W, ParamsOf<P>, z.output<Q>, z.output<B>>,
  ) => Promise<Result & (A extends z.ZodType ? z.input<A> : unknown)>
}
/** A call that sends its reader on to a file a person uploaded. */
export type ToldLoan<P extends string, W extends Who> = Omit<
  Told<P, W, Nothing, Nothing, undefined>,
  'answer' | 'work'
> & {
  work: (asked: Asked<W, ParamsOf<P>, unknown, unknown>) => Promise<{ fileId: string }>
}
export type ToldFile<P extends string, W extends Who, B extends z.ZodType> = Omit<
  Told<P, W, Nothing, B, undefined>,
  'answer' | 'work'
> & {
  work: (asked: Asked<W, ParamsOf<P>, unknown, z.output<B>>) => Promise<FileToAnswer>
}

// biome-ignore lint/suspicious/noExplicitAny: the builders below have checked the types of each call
type Loose = any
export type Call = {
  method: Method
  path: string
  /** Answers with a file of ours, or with the way to one that was uploaded, instead of JSON. */
  gives: 'json' | 'file' | 'loan'
} & Told<string, Who, z.ZodType, z.ZodType, z.ZodType | undefined> & {
    before?: (asked: Loose) => Promise<unknown>
    work: (asked: Loose) => Promise<Loose>
  }

function builder(method: Method) {
  return <
    const P extends string,
    const W extends Who,
    Q extends z.ZodType = Nothing,
    B extends z.ZodType = Nothing,
    A extends z.ZodType | undefined = undefined,
    Result = unknown,
  >(
    path: P,
    told: Told<P, W, Q, B, A, Result> & Complete<Result, A>,
  ): Call => ({ method, path, gives: 'json', ...(told as Loose) })
}

export const get = builder('GET')
export const post = builder('POST')
export const put = builder('PUT')
export const patch = builder('PATCH')
export const remove = builder('DELETE')

/** A call that answers with a file we make. Some are made by POST: the actor must re-authenticate. */
export function file<const P extends string, const W extends Who, B extends z.ZodType = Nothing>(
  method: 'GET' | 'POST',
  path: P,
  told: ToldFile<P, W, B>,
): Call {
  return { method, path, gives: 'file', ...(told as Loose) }
}

/** A call for a file a person uploaded: it answers 303 with an address on the files host, which opens for a minute. */
export function signedFile<const P extends string, const W extends Who>(path: P, told: ToldLoan<P, W>): Call {
  return { method: 'GET', path, gives: 'loan', ...(told as Loose) }
}
