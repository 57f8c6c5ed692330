/** JSON Schema (2020-12) as far as readers use it: what a host can check, and a form can be made of, without Muster. */

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export interface Schema {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
  /** What no schema can say, and only the reader knows. */
  readonly description?: string;
  /** What is meant where it is left out. */
  readonly default?: Json;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly const?: Json;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** All that the schema of a reader can say of what it accepts, as a document of its own. */
export const schemaOf = ({ schema }: { readonly schema: Schema }): Schema => ({ $schema: DIALECT, ...schema });

/** The schema of one that accepts less, in words. */
export const described = (schema: Schema, words: string): Schema => ({
  ...schema,
  description: schema.description === undefined ? words : `${schema.description} ${words}`,
});

/** Null stands for nothing: what is meant then, the reader finds out. */
export const withDefault = (schema: Schema, otherwise: unknown): Schema =>
  otherwise === undefined || otherwise === null ? schema : { ...schema, default: otherwise as Json };
