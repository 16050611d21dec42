/** Pieces that several subjects' schemas share. Only the server imports TypeBox schemas at run time; others take their types. */
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { limits } from './limits.ts';
import type { RefusalCode } from './refusal.ts';

/** Any string of at most 200 characters: a badly formed id is simply not found (404), not malformed (400). */
export const Id = Type.String({ maxLength: limits.idMax });
/** Of years that the database and everybody else can count: year 0 is none. */
export const IsoInstant = Type.String({ format: 'date-time', pattern: '^[1-9][0-9]{3}-' });
export const PageNumber = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
export const PageSize = Type.String({ pattern: '^[1-9][0-9]{0,2}$' });
export const Url = Type.String({ maxLength: limits.urlMax });
export const Currency = Type.Union([Type.Literal('eur'), Type.Literal('usd')]);

/** Not exactOptional: Nullable(X) is X or null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const RefusalSchema = Type.Object({
  success: Type.Literal(false),
  // a client reads a newer server's codes too
  code: Type.Unsafe<RefusalCode>(Type.String()),
  message: Type.String(),
  requestId: Type.Optional(Type.String()),
});

/** A reply that is either what was asked for or a refusal that the client shows in its own words. */
export const OrRefusal = <T extends TSchema>(schema: T) => Type.Union([schema, RefusalSchema]);

export const Done = OrRefusal(Type.Object({ success: Type.Literal(true) }));
